"""A simple but sensible coach: `coach` answers decisions, `turn` plans a team turn.

It plans from the state alone, with exact chances of single tests and no look-ahead: safe
things first, risky ones last. What it sees is in `sight`, where a player can go in `routes`,
what a Block is worth in `blocks`, whom to hit in `attack`, what becomes of the ball in `ball`,
`relay` and `throwing`, where the carrier should end in `spotter` and everybody else in
`stations`. A `plan` is followed, or made anew, in `activation`; `set_up`, `kick_off` and
`answers` hold the rest of what a coach is asked.
"""

from blockdice.bots.simple.coach import SimpleBot

__all__ = ["SimpleBot"]
