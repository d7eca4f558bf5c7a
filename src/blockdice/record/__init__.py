"""A match as a file: writing, reading, playing again, verifying.

Here belongs whatever turns `engine.Record`, the value, into bytes and back, and whatever plays
one again; later also the import of other programs' records. What a record holds is decided in
`engine.chronicle`, what its events mean in `engine.fold`.
"""

from blockdice.record.files import from_bytes, load, save, to_bytes
from blockdice.record.playback import PlaybackDice, replay
from blockdice.record.verifying import Difference, Verdict, verify

__all__ = [
    "Difference",
    "PlaybackDice",
    "Verdict",
    "from_bytes",
    "load",
    "replay",
    "save",
    "to_bytes",
    "verify",
]
