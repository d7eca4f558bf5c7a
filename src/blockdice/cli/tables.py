"""The look of the tables that commands print."""

from __future__ import annotations

from rich import box
from rich.table import Table


def plain_table(title: str, caption: str | None = None) -> Table:
    """An empty table without edges, narrow enough for a roster to fit 80 columns."""
    return Table(
        title=title or None,
        caption=caption,
        title_justify="left",
        caption_justify="left",
        box=box.SIMPLE_HEAD,
        show_edge=False,
        padding=(0, 1, 0, 0),
    )
