"""The range ruler laid over the pitch: which squares lie under it (Passing Interference)."""

from __future__ import annotations

from blockdice.engine.match import Match


def between(m: Match, origin: int, landing: int, square: int) -> bool:
    """Whether a square lies between two others and at least partly beneath the ruler.

    The ruler is a strip of the table's width from the middle of `origin` to the middle of
    `landing`. Between: nearer to either end than the ends are to each other, which leaves
    out both ends. Worked out in whole numbers, in halves of a square.
    """
    pitch = m.pitch
    ax, ay = pitch.x(origin), pitch.y(origin)
    dx, dy = pitch.x(landing) - ax, pitch.y(landing) - ay
    px, py = pitch.x(square) - ax, pitch.y(square) - ay
    length = dx * dx + dy * dy
    if px * px + py * py >= length or (px - dx) ** 2 + (py - dy) ** 2 >= length:
        return False
    width = m.tables.ruler_hundredths
    for cx in (2 * px - 1, 2 * px + 1):
        for cy in (2 * py - 1, 2 * py + 1):
            cross = cx * dy - cy * dx
            if cross * cross * 10000 < width * width * length:
                return True
    return False
