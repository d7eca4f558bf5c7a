"""Inducements bought in the Pre-game Sequence: the richer team first, then petty cash."""

from __future__ import annotations

from dataclasses import replace

from blockdice.engine.actions import BUY, END, NO, USE, arg_of, encode, verb_of
from blockdice.engine.decisions import Choices, Rule
from blockdice.engine.effects import END_OF_GAME, RULE, Effect
from blockdice.engine.match import Match
from blockdice.engine.sheet import Ware
from blockdice.engine.state import JOURNEYMAN
from blockdice.engine.wares import hired, is_left, ware_of
from blockdice.rules.common.joining import join


def is_bought_here(m: Match) -> bool:
    """Whether inducements are bought before the match: in all play but exhibition."""
    return m.options.kind != "exhibition"


def value_before(m: Match, side: int) -> int:
    """The Current Team Value with the Journeymen, before any inducement."""
    journeymen = [p for p in m.state.team(side) if m.state.profiles.traits[p] & JOURNEYMAN]
    return m.sheets[side].current_value + sum(m.players[player].cost for player in journeymen)


def value(m: Match, side: int) -> int:
    """The Current Team Value as it is recalculated: inducements count (commentary)."""
    return value_before(m, side) + m.state.spent[side]


def underdog(m: Match) -> int:
    """The side that is worth less now, -1 if they are worth the same."""
    home, away = value(m, 0), value(m, 1)
    return -1 if home == away else int(away < home)


def richer(m: Match) -> int:
    """The side with the higher value before inducements, -1 for neither: then nobody gets petty
    cash or may open the treasury (commentary)."""
    home, away = value_before(m, 0), value_before(m, 1)
    return -1 if home == away else int(away > home)


def open_treasury(m: Match) -> None:
    """The team of the higher value may spend from its Treasury. Who plays an exhibition comes
    with all inducements paid for."""
    m.emit("step", data={"step": "inducements"})
    if not is_bought_here(m):
        _enter_what_they_bring(m)
        return
    for side in (0, 1):
        m.emit("team_value", side, data={"value": value_before(m, side)})
    if richer(m) >= 0:
        _fill_purse(m, richer(m), m.sheets[richer(m)].treasury, "treasury")


def come_with_inducements(m: Match) -> None:
    """In a match that is put together in the middle: whatever the teams bring is at hand."""
    _enter_what_they_bring(m)
    hired_take_up_work(m)


def _enter_what_they_bring(m: Match) -> None:
    for side in (0, 1):
        for id in m.sheets[side].inducements:
            ware = ware_of(m, side, id)
            if ware is not None and m.options.has_ware(id):
                _enter(m, side, ware, [])


def give_petty_cash(m: Match) -> None:
    """The other team gets the difference in value, and as much as has been spent."""
    rich = richer(m)
    if is_bought_here(m) and rich >= 0:
        m.state.treasury_spent[rich] = m.state.spent[rich]
        poor = 1 - rich
        gap = value_before(m, rich) - value_before(m, poor)
        _fill_purse(m, rich, 0, "treasury")
        _fill_purse(m, poor, gap + m.state.spent[rich], "petty_cash")


def _fill_purse(m: Match, side: int, gold: int, source: str) -> None:
    m.state.purse[side] = gold
    if gold:
        m.emit("purse", side, data={"gold": gold, "source": source})


def richer_shops(m: Match) -> Rule[None]:
    """The team of the higher value buys first."""
    return shop(m, richer(m))


def poorer_shops(m: Match) -> Rule[None]:
    """The team of the lower value spends its petty cash; what it does not spend is lost."""
    rich = richer(m)
    return shop(m, 1 - rich if rich >= 0 else -1)


def shop(m: Match, side: int) -> Rule[None]:
    """Buy inducements one by one, until the coach stops or nothing can be bought any more."""
    if side < 0 or not is_bought_here(m):
        return
    while True:
        choices = [
            encode(BUY, arg=m.names.wares.index(ware.id))
            for ware in m.sheets[side].wares
            if ware.price <= m.state.purse[side] and is_left(m, side, ware)
            if m.options.has_ware(ware.id)
        ]
        if not choices:
            return
        choices.append(encode(END))
        answer = yield m.rest("inducements", side, Choices(choices), is_anchor=True)
        if verb_of(answer) == END:
            return
        ware = ware_of(m, side, m.names.wares[arg_of(answer)])
        assert ware is not None
        yield from buy(m, side, ware)


def buy(m: Match, side: int, ware: Ware) -> Rule[None]:
    """Buy one piece; a Mercenary may be given a skill for more gold."""
    skills: list[str] = []
    price = ware.price
    if ware.skills and m.state.purse[side] >= ware.price + ware.skill_price:
        tokens = [m.names.tokens.index(skill.id) for skill in ware.skills]
        choices = [encode(USE, arg=token) for token in tokens] + [encode(NO)]
        answer = yield m.decision("mercenary_skill", side, choices)
        if verb_of(answer) == USE:
            skills = [m.names.tokens[arg_of(answer)]]
            price += ware.skill_price
    state = m.state
    state.purse[side] -= price
    state.spent[side] += price
    _enter(m, side, ware, skills)


def _enter(m: Match, side: int, ware: Ware, skills: list[str]) -> None:
    """Write down that the side has one more piece of the ware."""
    place = m.names.wares.index(ware.id)
    key = side << 12 | place
    m.state.hired[key] = m.state.hired.get(key, 0) + 1
    if ware.players:
        token = m.names.tokens.index(skills[0]) if skills else -1
        m.state.recruits.append([side, place, token])
    data = {"ware": ware.id, "left": m.state.purse[side]}
    if skills:
        data["skill"] = skills[0]
    m.emit("induced", side, data=data)


def is_void(m: Match, ware: Ware) -> bool:
    """Whether somebody whom both teams have paid for plays for neither (league play)."""
    both = all(hired(m, side, ware.id) for side in (0, 1))
    return ware.is_named and both and is_bought_here(m)


def hired_take_up_work(m: Match) -> None:
    """Whoever and whatever has been hired is at the coaches' disposal from now on."""
    void = [ware.id for ware in m.sheets[0].wares if is_void(m, ware)]
    for side in (0, 1):
        for ware in m.sheets[side].wares:
            count = hired(m, side, ware.id)
            if ware.id in void:
                m.emit("plays_for_nobody", side, data={"ware": ware.id})
            elif count:
                _take_up_work(m, side, ware.id, count)
    for side, place, token in m.state.recruits:
        bought = ware_of(m, side, m.names.wares[place])
        assert bought is not None
        if bought.id not in void:
            skill = m.names.tokens[token] if token >= 0 else ""
            learnt = [sheet for sheet in bought.skills if sheet.id == skill]
            for player in bought.players:
                join(m, side, replace(player, skills=(*player.skills, *learnt)))
    m.state.recruits = []


def _take_up_work(m: Match, side: int, ware: str, count: int) -> None:
    """What a ware is good for: something done at once, or a rule of that name, or both."""
    apply = m.rules.inducements.get(ware)
    if apply is not None:
        apply(m, side, count)
    if ware in m.names.tokens:
        m.begin(Effect(RULE, END_OF_GAME, side, -1, m.names.tokens.index(ware)))
