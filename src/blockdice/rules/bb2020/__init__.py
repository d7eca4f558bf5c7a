"""The 2020 edition: which steps, chapters, tables and skills make it.

What stands in this folder is what 2020 does in its own way; all else is `rules.common`.
"""

from __future__ import annotations

from blockdice.rules.bb2020.edition import bb2020

__all__ = ["bb2020"]
