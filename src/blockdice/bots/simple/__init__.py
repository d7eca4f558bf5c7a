"""A simple but sensible coach: `coach` answers decisions, `turn` plans a team turn.

It plans from the state alone, a turn at a time, with exact chances of single tests and no
look-ahead: safe things first, risky ones last. What it sees is in `sight`, where a player
can go in `routes`, what a Block is worth in `blocks`, what becomes of the ball in `ball`,
where everybody else should stand in `stations`.
"""

from blockdice.bots.simple.coach import SimpleBot

__all__ = ["SimpleBot"]
