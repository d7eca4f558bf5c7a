"""The pending decision and every legal answer."""

from __future__ import annotations

from msgspec import Struct

from blockdice.server.protocol.vocabulary import Side


class Need(Struct):
    """A test: the lowest face that passes (7: none does), and why, a modifier a name."""

    name: str
    needed: int
    target: int
    modifiers: dict[str, int]
    text: str


class Armour(Struct):
    """An Armour roll: what 2D6 must show (13: nothing breaks it), the chance, all in words."""

    needed: int
    chance: float
    text: str


class ActionView(Struct):
    """A legal action; text is the notation to send, label says it in words."""

    text: str
    verb: str
    player: str | None
    target: str | None
    square: str | None
    what: str | None
    label: str
    needs: list[Need]
    chance: float
    dice: int
    chooser: Side | None
    armour: Armour | None


class Grid(Struct):
    """Many actions in one: `verb` with every one of players at every one of squares.

    Without players the notation is `verb square`, with them `verb player square`. needs: by
    square the tests of a pass or a throw there; empty for other verbs.
    """

    verb: str
    players: list[str]
    squares: list[str]
    needs: dict[str, list[Need]]


class FormationView(Struct):
    """A named formation: the square of each player, by label."""

    name: str
    label: str
    squares: dict[str, str]


class SetupView(Struct):
    """What a page drafts a whole set-up with.

    players: who may be placed or moved; squares: of the own half; count: how many players must
    stand in the end.
    """

    players: list[str]
    squares: list[str]
    count: int
    formations: list[FormationView]


class RollView(Struct):
    """The dice on the table that a decision is about.

    faces: words for block dice, else the numbers. needed: the lowest face that passes, or null.
    chooser: who picks among block dice. text: the whole of it in words.
    """

    name: str
    player: str | None
    dice: list[int]
    faces: list[str]
    needed: int | None
    chooser: Side | None
    text: str


class WareView(Struct):
    """Something to induce for the match: its price, how many there are and how many one has.

    group: what it stands under in the shop; can_buy: there is gold and room for one more.
    """

    id: str
    name: str
    group: str
    price: int
    limit: int
    bought: int
    can_buy: bool


class ShopView(Struct):
    """What a team may induce, and the gold that is left for it."""

    purse: int
    wares: list[WareView]


class DecisionView(Struct):
    """The pending decision and every legal answer: the actions, and the grid if there is one.

    origin: the square from which the answer leads away, where that is not the player's own.
    """

    kind: str
    coach: Side
    by_person: bool
    player: str | None
    prompt: str
    roll: RollView | None
    actions: list[ActionView]
    grid: Grid | None
    setup: SetupView | None
    origin: str | None
    shop: ShopView | None
