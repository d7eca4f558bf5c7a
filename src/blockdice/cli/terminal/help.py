"""What `?` shows at the table."""

from __future__ import annotations

HELP = """\
Answer with a number of the list, or type the action in notation. The verb may be
left out where it is clear; the beginning of an action lists what may follow.
  H7                  what H7 can be activated for
  H7 blitz A3         the same as `activate H7 blitz A3`
  c5 d6 e7            moves square by square, and stops when something happens
  setup H1=m7 H2=m8   a whole set-up at once (and so on, eleven players)
Squares are a1 to z15: the letter over the column, the number of the row.
Players: H7_ is prone, H7~ stunned, H7! without a tackle zone, H7* has the ball.
The ball on the ground is o, a trapdoor ^.
Besides:
  Enter  the list again            all    every legal action
  board  the pitch                 log    what happened last
  undo   takes the last answer back, if no die has been rolled since
  save FILE   to go on later with `blockdice play --resume FILE`
  quit   leaves the match"""
