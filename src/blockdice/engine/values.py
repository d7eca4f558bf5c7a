"""Frozen values that can be copied and sent to another process, on either build."""

from __future__ import annotations

from dataclasses import fields
from typing import Any


def remade(value: Any) -> tuple[Any, ...]:
    """What `__reduce__` of a frozen dataclass returns: its class and its fields in order.

    Without it a compiled one is remade by setting its fields, which being frozen forbids.
    """
    return type(value), tuple(getattr(value, field.name) for field in fields(value))
