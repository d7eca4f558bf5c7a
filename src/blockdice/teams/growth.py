"""What has become of a player: his sheet with all that he has gained and suffered."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace

from blockdice.catalog.advancement import (
    CHARACTERISTIC,
    CHOSEN_PRIMARY,
    CHOSEN_SECONDARY,
    PRIMARY_WAYS,
    RANDOM_WAYS,
    WAYS,
    AdvancementTable,
    Characteristic,
    load_advancement,
)
from blockdice.catalog.positions import Position
from blockdice.catalog.rosters import Roster
from blockdice.catalog.skills import load_skills
from blockdice.engine.sheet import NO_PA, PlayerSheet
from blockdice.teams.findings import Finding, nearest
from blockdice.teams.learning import can_learn, is_rolled_again, with_skill
from blockdice.teams.players import rookie
from blockdice.teams.team_file import EXHIBITION, Advancement, TeamPlayer

_STURDY = 99
"""An Armour Value at which no skill is useless: what it was when he rolled is not known."""


@dataclass(frozen=True)
class Grown:
    """A player with his advancements and injuries: the sheet, what they cost, what is wrong.

    `sheet` is None if the roster does not have his position; what the rules or the catalog do
    not allow has no effect on it. `spent` are star player points.
    """

    player: TeamPlayer
    sheet: PlayerSheet | None
    spent: int
    findings: tuple[Finding, ...]

    @property
    def unspent(self) -> int:
        """The star player points that he still has."""
        return self.player.spp - self.spent


def grow(roster: Roster, player: TeamPlayer, kind: str) -> Grown:
    """A player of a team as a match has him (BB2020: Player Advancement; Casualty Rolls).

    `kind` is what the team was drafted for: in an exhibition no advancement adds to the value.
    Codes: `position_unknown`, `way_unknown`, `advancement_unclear`, `skill_unknown`,
    `skill_not_accessible`, `skill_impossible`, `characteristic_unknown`,
    `too_many_improvements`, `characteristic_out_of_range`, `too_many_advancements`,
    `injury_unknown`.
    """
    positions = {position.id: position for position in roster.positions}
    position = positions.get(player.position)
    if position is None:
        hint = nearest(player.position, positions)
        message = f"The {roster.name} roster has no {player.position!r} ({player.name}).{hint}"
        return Grown(player, None, 0, (Finding("position_unknown", message, str(player.number)),))
    growth = _Growth(roster.edition, position, player)
    growth.advance()
    growth.settle_figures()
    sheet = replace(
        growth.sheet,
        cost=position.cost + (0 if kind == EXHIBITION else growth.value),
        niggling=max(0, player.niggling),
        spp=0 if kind == EXHIBITION else max(0, player.spp - growth.spent),
        misses_match=player.misses_match or player.is_retired,
    )
    return Grown(player, sheet, growth.spent, tuple(growth.findings))


class _Growth:
    """The advancements of one player, taken one after the other."""

    def __init__(self, edition: str, position: Position, player: TeamPlayer) -> None:
        self.edition = edition
        self.position = position
        self.player = player
        self.table: AdvancementTable = load_advancement(edition)
        self.sheet = rookie(position, player.number, player.name)
        self.value = 0
        self.spent = 0
        self.improved: Counter[str] = Counter()
        self.findings: list[Finding] = []

    def advance(self) -> None:
        """Take all advancements in their order."""
        for place, advancement in enumerate(self.player.advancements):
            if advancement.way not in WAYS:
                hint = nearest(advancement.way, WAYS) or f" There are: {', '.join(WAYS)}."
                self.find("way_unknown", f"There is no way {advancement.way!r}.{hint}")
                continue
            self.spent += self.table.cost(advancement.way, place)
            is_skill = bool(advancement.skill)
            if is_skill == bool(advancement.characteristic):
                self.find("advancement_unclear", "An advancement is a skill or a characteristic.")
            elif is_skill:
                self._learn(advancement)
            else:
                self._improve(advancement)
        made = len(self.player.advancements)
        if made > self.table.most:
            message = f"A player has {self.table.most} advancements at most, not {made}."
            self.find("too_many_advancements", message)

    def find(self, code: str, message: str) -> None:
        """Note a finding about this player."""
        text = f"{self.player.name}: {message}"
        self.findings.append(Finding(code, text, str(self.player.number)))

    def _learn(self, advancement: Advancement) -> None:
        way, skill = advancement.way, advancement.skill
        book = load_skills(self.edition)
        skills = book.skills
        facts = skills.get(skill)
        if facts is None:
            self.find("skill_unknown", f"There is no skill {skill!r}.{nearest(skill, skills)}")
            return
        if way == CHARACTERISTIC:
            is_primary = facts.category in self.position.primary
            way = CHOSEN_PRIMARY if is_primary else CHOSEN_SECONDARY
        access = self.position.primary if way in PRIMARY_WAYS else self.position.secondary
        if facts.category not in access:
            kind = "primary" if way in PRIMARY_WAYS else "secondary"
            allowed = " or ".join(book.categories[each] for each in access) or "none"
            message = f"{facts.name} ({facts.category_name}) is no {kind} skill of his: {allowed}."
            self.find("skill_not_accessible", message)
            return
        if not can_learn(self.edition, self.sheet, skill):
            message = f"{facts.name} cannot be learnt beside what he has already."
            self.find("skill_impossible", message)
            return
        sturdy = replace(self.sheet, av=_STURDY)
        if way in RANDOM_WAYS and is_rolled_again(self.edition, sturdy, skill):
            self.find("skill_impossible", f"{facts.name} would be rolled again: it is of no use.")
            return
        self.sheet = with_skill(self.edition, self.sheet, skill)
        self.value += self.table.skill_values[way]

    def _improve(self, advancement: Advancement) -> None:
        known = self.table.characteristics
        characteristic = known.get(advancement.characteristic)
        if characteristic is None:
            message = f"There is no characteristic {advancement.characteristic!r}."
            self.find("characteristic_unknown", f"{message} There are: {', '.join(known)}.")
            return
        if advancement.way != CHARACTERISTIC:
            message = f"{characteristic.name} is improved by the way {CHARACTERISTIC!r} only."
            self.find("advancement_unclear", message)
            return
        self.improved[characteristic.id] += 1
        self.value += characteristic.value

    def settle_figures(self) -> None:
        """Work out all characteristics, with improvements and lasting injuries."""
        injured: Counter[str] = Counter()
        for id in self.player.injuries:
            injury = self.table.injuries.get(id)
            if injury is None:
                known = self.table.injuries
                hint = nearest(id, known) or f" There are: {', '.join(known)}."
                self.find("injury_unknown", f"There is no injury {id!r}.{hint}")
            else:
                injured[injury.characteristic] += 1
        figures = dict(self._figures(injured))
        self.sheet = replace(
            self.sheet,
            ma=figures["ma"],
            st=figures["st"],
            ag=figures["ag"],
            pa=figures["pa"],
            av=figures["av"],
        )

    def _figures(self, injured: Counter[str]) -> Iterator[tuple[str, int]]:
        for id, characteristic in self.table.characteristics.items():
            better, worse = self.improved[id], injured[id]
            if better > self.table.improvements_max:
                message = f"{characteristic.name} is improved {better} times; "
                message += f"{self.table.improvements_max} are the most."
                self.find("too_many_improvements", message)
            yield id, self._figure(characteristic, better, worse)

    def _figure(self, characteristic: Characteristic, better: int, worse: int) -> int:
        """One characteristic. A broken arm does nothing to a PA of 6+ or a dash (rulings)."""
        figure: int = getattr(self.sheet, characteristic.id)
        is_pa = characteristic.id == "pa"
        if is_pa and figure == NO_PA:
            if not better:
                return NO_PA
            figure, better = characteristic.worst, better - 1
        step, best, worst = characteristic.step, characteristic.best, characteristic.worst
        figure += step * (better - worse)
        if step * figure > step * best or (step * figure < step * worst and not is_pa):
            message = f"{characteristic.name} cannot become {figure}."
            self.find("characteristic_out_of_range", message)
        low, high = min(best, worst), max(best, worst)
        return min(high, max(low, figure))
