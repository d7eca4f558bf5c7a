"""The numbers and result tables of an edition, as data that its chapters read."""

from __future__ import annotations

from typing import Final

from blockdice.engine.sheet import PlayerSheet

# Weather, by what it is; the order of the common table.
SWELTERING_HEAT: Final = 0
VERY_SUNNY: Final = 1
PERFECT_CONDITIONS: Final = 2
POURING_RAIN: Final = 3
BLIZZARD: Final = 4
WEATHERS: Final = (
    "sweltering_heat",
    "very_sunny",
    "perfect_conditions",
    "pouring_rain",
    "blizzard",
)

# Pass ranges, by the range ruler's bands.
OUT_OF_RANGE: Final = -1
QUICK: Final = 0
SHORT: Final = 1
LONG: Final = 2
LONG_BOMB: Final = 3
RANGES: Final = ("quick", "short", "long", "long_bomb")

# Injury results.
INJURY_STUNNED: Final = "stunned"
INJURY_KNOCKED_OUT: Final = "knocked_out"
INJURY_BADLY_HURT: Final = "badly_hurt"
INJURY_CASUALTY: Final = "casualty"


class CasualtyResult:
    """One result of the Casualty table and what it leaves behind for a league."""

    def __init__(
        self,
        id: str,
        misses_next: bool = False,
        niggling: bool = False,
        lasting: bool = False,
        dead: bool = False,
    ) -> None:
        self.id: str = id
        self.misses_next: bool = misses_next
        self.niggling: bool = niggling
        self.lasting: bool = lasting
        self.dead: bool = dead


class Tables:
    """All tables of an edition. A list indexed by a roll has None or "" where none falls.

    weather: by 2D6, an index into WEATHERS; weather_modifiers: by weather, then by test;
    weather_ranges: by weather, the longest band that may be passed.
    kick_off: by 2D6, the name of the event. injury: by table name, by 2D6 up to 12.
    casualty: by D16, an index into casualty_results. lasting: by D6, (name, characteristic).
    range_bands: by |dx|, then |dy|, a band or -1. deflection: modifiers by the pass's result.
    prayers: for league and exhibition play, by the die, the id of the rule; prayer_gap: by how
    many gold pieces a team must be worth less for each.
    shapes: by the rule that does it, the profile that a player has for a time.
    spp: by achievement (see `words`). characteristic_limits: (worst, best) of MA ST AG PA AV.
    """

    def __init__(self) -> None:
        self.halves: int = 2
        self.turns_a_half: int = 8
        self.most_players: int = 16
        """The most players of a team who can play a match."""
        self.sudden_death_rolls: int = 5
        self.weather: list[int] = []
        self.weather_modifiers: list[list[int]] = []
        self.weather_ranges: list[int] = []
        self.kick_off: list[str] = []
        self.injury: dict[str, list[str]] = {}
        self.casualty: list[int] = []
        self.casualty_results: list[CasualtyResult] = []
        self.lasting: list[tuple[str, int]] = []
        self.argue: list[str] = []
        self.characteristic_limits: list[tuple[int, int]] = []
        self.range_bands: list[list[int]] = []
        self.range_modifiers: list[int] = []
        self.throw_bands: int = 1
        self.ruler_hundredths: int = 174
        self.interference: dict[str, int] = {}
        self.landing: dict[str, int] = {}
        self.catch: dict[str, int] = {}
        self.spp: list[int] = []
        self.rushes: int = 2
        self.rush_target: int = 2
        self.stand_cost: int = 3
        self.stand_target: int = 4
        self.knocked_out_target: int = 4
        self.bribe_target: int = 2
        self.prayers: dict[str, list[str]] = {}
        self.prayer_gap: int = 50_000
        self.formations: list[Formation] = []
        self.shapes: dict[str, PlayerSheet] = {}

    def band(self, dx: int, dy: int) -> int:
        """The range band between squares that lie |dx| and |dy| apart, -1 out of range."""
        if dx < 0:
            dx = -dx
        if dy < 0:
            dy = -dy
        if dx >= len(self.range_bands) or dy >= len(self.range_bands[dx]):
            return OUT_OF_RANGE
        return self.range_bands[dx][dy]


class Formation:
    """A named set-up: squares for a side that stands left of the line, in order of weight.

    squares: (columns back from the line, row). The first three are on the line; a coach's
    strongest players go there, the rest follow by how far from the line they stand.
    """

    def __init__(self, name: str, squares: list[tuple[int, int]]) -> None:
        self.name: str = name
        self.squares: list[tuple[int, int]] = squares
