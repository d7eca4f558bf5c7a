"""The game itself: state, pitch, dice, decisions, windows, effects, events, notation.

Pure: standard library only, no I/O, no clock, no global state. Nothing here
knows a rule of the book; rules live in :mod:`blockdice.rules` and reach the
engine through the edition they are put together in.
"""
