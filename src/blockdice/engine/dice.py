"""Sources of dice behind one small interface: fast, secure, scripted.

A source answers `die(sides, name, player)` with 1 to `sides`, without bias; it can be
copied (a fork rolls the same future), dumped and loaded again. Anything with these methods
may be a source: that is how a real die or another generator is plugged in.
"""

from __future__ import annotations

import hashlib
from typing import Any, Final, Protocol

from blockdice.engine.errors import BlockdiceError, DiceScriptError

_MASK: Final = 0xFFFFFFFF


class DiceSource(Protocol):
    """What the match rolls with."""

    def die(self, sides: int, name: str, player: int) -> int:
        """Roll one die with `sides` faces, from 1; `name` says for what, `player` for whom."""
        ...

    def copy(self) -> DiceSource:
        """A source that will roll exactly what this one is going to."""
        ...

    def dump(self) -> dict[str, Any]:
        """The source as plain data, for `load_dice`."""
        ...


class FastDice:
    """A 32-bit xorshift generator: for simulation, where speed counts and secrecy does not.

    >>> dice = FastDice(7)
    >>> [dice.die(6, "armour", -1) for _ in range(5)]
    [2, 1, 2, 1, 3]
    """

    def __init__(self, seed: int, word: int = 0) -> None:
        if not word:
            digest = hashlib.sha256(f"blockdice {seed}".encode()).digest()
            word = int.from_bytes(digest[:4], "big") or 0x9E3779B9
        self.word: int = word & _MASK or 1

    def die(self, sides: int, name: str, player: int) -> int:
        """Roll without bias: words beyond the last full range of faces are rolled again."""
        limit = 0x100000000 - 0x100000000 % sides
        while True:
            word = self.word
            word ^= word << 13 & _MASK
            word ^= word >> 17
            word ^= word << 5 & _MASK
            self.word = word
            if word < limit:
                return word % sides + 1

    def copy(self) -> FastDice:
        """A source with the same future."""
        return FastDice(0, self.word)

    def dump(self) -> dict[str, Any]:
        """The source as plain data."""
        return {"kind": "fast", "word": self.word}


class SecureDice:
    """SHA-256 in counter mode over a 256-bit seed: the server's dice.

    >>> dice = SecureDice(bytes(32))
    >>> [dice.die(6, "armour", -1) for _ in range(5)]
    [3, 5, 3, 6, 3]
    """

    def __init__(self, seed: bytes) -> None:
        if len(seed) != 32:
            raise BlockdiceError("The seed of secure dice has 32 bytes.")
        self.seed: bytes = seed
        self.counter: int = 0
        self._pool: bytes = b""

    def die(self, sides: int, name: str, player: int) -> int:
        """Roll without bias, a byte of the stream at a time."""
        limit = 256 - 256 % sides
        while True:
            if self.counter % 32 == 0 or not self._pool:
                block = (self.counter // 32).to_bytes(8, "big")
                self._pool = hashlib.sha256(self.seed + block).digest()
            byte = self._pool[self.counter % 32]
            self.counter += 1
            if byte < limit:
                return byte % sides + 1

    def copy(self) -> SecureDice:
        """A source with the same future."""
        twin = SecureDice(self.seed)
        twin.counter = self.counter
        twin._pool = self._pool
        return twin

    def dump(self) -> dict[str, Any]:
        """The source as plain data; whoever reads it knows every die to come."""
        return {"kind": "secure", "seed": self.seed.hex(), "counter": self.counter}


class ScriptedDice:
    """Dice that are told beforehand: by order, by roll name, or by name and player.

    script: what is rolled, a list of ints in order, or of strings `name: faces` and
    `name H7: faces`. A named entry answers only its own rolls, in the order in which they
    stand; nameless faces answer whatever no named entry does. A roll that the script does
    not hold, or a face the die has not, raises `DiceScriptError`.

    >>> dice = ScriptedDice(["dodge: 4", "armour: 3 5"])
    >>> dice.die(6, "armour", 3), dice.die(6, "dodge", 3)
    (3, 4)
    """

    def __init__(self, script: list[Any], labels: list[str] | None = None) -> None:
        self.labels: list[str] = labels if labels is not None else []
        self.named: dict[str, list[int]] = {}
        self.plain: list[int] = []
        for entry in script:
            if isinstance(entry, int):
                self.plain.append(entry)
                continue
            name, _, faces = str(entry).partition(":")
            try:
                values = [_face(word) for word in faces.split()]
            except ValueError:
                raise DiceScriptError("numbers or block faces", str(entry)) from None
            if not faces.strip():
                raise DiceScriptError("an entry like 'dodge H7: 4'", str(entry))
            self.named.setdefault(" ".join(name.split()), []).extend(values)

    def die(self, sides: int, name: str, player: int) -> int:
        """The next scripted face for this roll."""
        label = self.labels[player] if 0 <= player < len(self.labels) else ""
        for key in (f"{name} {label}", name):
            faces = self.named.get(key)
            if faces:
                face = faces.pop(0)
                break
        else:
            if not self.plain:
                wanted = f"{name} {label}".strip() + f" (a D{sides})"
                raise DiceScriptError(wanted, self.left() or "nothing more")
            face = self.plain.pop(0)
        if not 1 <= face <= sides:
            raise DiceScriptError(f"{name} (a D{sides})", str(face))
        return face

    def left(self) -> str:
        """What has not been rolled yet, in words; empty when the script is spent."""
        parts = [
            f"{name}: {' '.join(map(str, faces))}" for name, faces in self.named.items() if faces
        ]
        if self.plain:
            parts.append(" ".join(map(str, self.plain)))
        return ", ".join(parts)

    def copy(self) -> ScriptedDice:
        """A source with the same future."""
        twin = ScriptedDice([], self.labels)
        twin.named = {name: faces[:] for name, faces in self.named.items()}
        twin.plain = self.plain[:]
        return twin

    def dump(self) -> dict[str, Any]:
        """The source as plain data."""
        return {
            "kind": "scripted",
            "labels": self.labels[:],
            "named": {name: faces[:] for name, faces in self.named.items()},
            "plain": self.plain[:],
        }


class EnumeratingDice:
    """Dice that go through every outcome in turn, each with its exact chance: for odds.

    A run answers from `path`; past its end every die shows 1. `advance()` moves on to the
    next outcome and says whether there is one; `chance` is that of the run just made.

    >>> dice, total = EnumeratingDice(), 0.0
    >>> while True:
    ...     total += (dice.die(6, "x", -1) + dice.die(6, "x", -1) >= 9) * dice.chance
    ...     if not dice.advance():
    ...         break
    >>> round(total, 6)
    0.277778
    """

    def __init__(self) -> None:
        self.path: list[int] = []
        self.sides: list[int] = []
        self.place: int = 0

    def die(self, sides: int, name: str, player: int) -> int:
        """The face that this outcome shows here."""
        if self.place == len(self.path):
            self.path.append(1)
            self.sides.append(sides)
        self.place += 1
        return self.path[self.place - 1]

    @property
    def chance(self) -> float:
        """The chance of the dice rolled so far in this run."""
        chance = 1.0
        for sides in self.sides[: self.place]:
            chance /= sides
        return chance

    def advance(self) -> bool:
        """Go back to the start with the next outcome; False when all have been."""
        del self.path[self.place :], self.sides[self.place :]
        while self.path and self.path[-1] == self.sides[-1]:
            self.path.pop()
            self.sides.pop()
        self.place = 0
        if not self.path:
            return False
        self.path[-1] += 1
        return True

    def copy(self) -> EnumeratingDice:
        """A source with the same path ahead."""
        twin = EnumeratingDice()
        twin.path = self.path[:]
        twin.sides = self.sides[:]
        twin.place = self.place
        return twin

    def dump(self) -> dict[str, Any]:
        """The source as plain data."""
        return {
            "kind": "enumerating",
            "path": self.path[:],
            "sides": self.sides[:],
            "place": self.place,
        }


_FACES = {"skull": 1, "player_down": 1, "both_down": 2, "push": 3, "push_back": 3}
_FACES.update({"stumble": 5, "pow": 6, "heads": 1, "tails": 2})


def _face(word: str) -> int:
    return _FACES[word] if word in _FACES else int(word)


def load_dice(data: dict[str, Any]) -> DiceSource:
    """The source that was dumped as this data."""
    kind = data.get("kind")
    if kind == "fast":
        return FastDice(0, int(data["word"]))
    if kind == "secure":
        secure = SecureDice(bytes.fromhex(data["seed"]))
        secure.counter = int(data["counter"])
        if secure.counter % 32:
            block = (secure.counter // 32).to_bytes(8, "big")
            secure._pool = hashlib.sha256(secure.seed + block).digest()
        return secure
    if kind == "scripted":
        scripted = ScriptedDice([], list(data["labels"]))
        scripted.named = {name: list(faces) for name, faces in data["named"].items()}
        scripted.plain = list(data["plain"])
        return scripted
    if kind == "enumerating":
        enumerating = EnumeratingDice()
        enumerating.path = list(data["path"])
        enumerating.sides = list(data["sides"])
        enumerating.place = int(data["place"])
        return enumerating
    raise BlockdiceError(f"There is no dice source of kind {kind!r}.")
