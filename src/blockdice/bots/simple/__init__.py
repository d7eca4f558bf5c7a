"""A simple but sensible coach: `coach` answers decisions, `turn` plans a team turn.

It plans from the state alone, with exact chances of single tests and no look-ahead: safe
things first, risky ones last. What it sees is in `sight`, what players are worth in `harm`.

Ways: `routes` says where a player can go and how likely, with `grips` for what opponents do
about a dodge and `leaping` over whoever is in the way; `chances` has the single tests.
Hitting: `faces` values the results of a Block, `blocks` counts its dice, `strikes` compares it
with what may stand in its place; whom to hit is in `attack`, `pairs` (two at once), `fouling`,
`bombing`, `gazing` and `whirling`.
The ball: `ball`, `relay` and `throwing`; where the carrier should end in `spotter` and everybody
else in `stations`.
A `plan` is followed, or made anew, in `activation`; whoever thirsts goes by `thirst` first.
What is asked in the middle of things: `skills` (whether to use one), `rerolls` (dice),
`choosing` (which player), `nimble` (which square), `flying`, `spells`, `cards` and `answers`.
Before and between the drives: `shopping`, `set_up` and `kick_off`.
"""

from blockdice.bots.simple.coach import SimpleBot

__all__ = ["SimpleBot"]
