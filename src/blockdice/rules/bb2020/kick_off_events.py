"""The Kick-off Event table, 2020: what each of the eleven results does.

Each has a part that is rolled at once; some then let a coach act, in a window.
"""

from __future__ import annotations

from blockdice.engine.actions import (
    END,
    MOVE,
    NO,
    PLACE,
    SELECT,
    SETUP,
    encode,
    player_of,
    square_of,
    verb_of,
)
from blockdice.engine.decisions import Choices, Rule
from blockdice.engine.match import Match
from blockdice.engine.pitch import NOWHERE
from blockdice.engine.tables import PERFECT_CONDITIONS
from blockdice.engine.window import FALLS, NOTHING, Window
from blockdice.engine.words import (
    BLITZ_ACTION,
    BLITZ_EVENT,
    EXTRA,
    MOVE_ACTION,
    OPEN_AT_EVENT,
    PICKED_UP,
    PRONE,
    QUICK_SNAP,
    RESERVES,
    SENT_OFF,
    SOLID_DEFENCE,
    STANDING,
    STUNNED,
    THROW_ACTION,
    USED,
)
from blockdice.rules.common.ball import leaves_half, scatter
from blockdice.rules.common.pre_game import roll_weather
from blockdice.rules.common.set_up import check_moved, open_squares
from blockdice.rules.common.trapdoors import all_fall_through, falls_through

TIME_OUT_TURN = 6


def get_the_ref(m: Match) -> None:
    """Get the Ref: each team gains a Bribe for the rest of the game."""
    for side in (0, 1):
        m.state.bribes[side] += 1
        m.emit("bribe_gained", side, data={"left": m.state.bribes[side]})


def time_out(m: Match) -> None:
    """Time-out: both turn markers move, back if the kicking team's stands on turn 6 or later."""
    state = m.state
    change = -1 if state.turn[state.kicking] >= TIME_OUT_TURN else 1
    for side in (0, 1):
        state.turn[side] += change
        m.emit("turn_marker", side, data={"turn": state.turn[side], "half": state.half})


def cheering_fans(m: Match) -> Rule[None]:
    """Cheering Fans: D6 and cheerleaders; the higher total prays at once, a tie nobody."""
    winner = roll_off(m, "cheering_fans", [cheerleaders(m, side) for side in (0, 1)])
    if winner >= 0:
        yield from m.rules.prayer(m, winner)


def brilliant_coaching(m: Match) -> None:
    """Brilliant Coaching: D6 and assistant coaches, -1 for a coach who was ejected; the higher
    total gains a team re-roll for this drive."""
    state = m.state
    added = [assistant_coaches(m, s) - state.ejected[s] for s in (0, 1)]
    winner = roll_off(m, "brilliant_coaching", added)
    if winner >= 0:
        state.drive_rerolls[winner] += 1
        m.note_rerolls(winner)


def cheerleaders(m: Match, side: int) -> int:
    """How many cheerleaders the side has in this match."""
    count = m.sheets[side].cheerleaders
    for hook in m.in_force(m.hooks.cheerleaders, side):
        count = hook.speak(m, hook, side, count)
    return count


def assistant_coaches(m: Match, side: int) -> int:
    """How many assistant coaches the side has in this match."""
    count = m.sheets[side].assistant_coaches
    for hook in m.in_force(m.hooks.assistant_coaches, side):
        count = hook.speak(m, hook, side, count)
    return count


def roll_off(m: Match, name: str, added: list[int]) -> int:
    """Both coaches roll a D6 and add something: the side with the higher total, -1 for a tie."""
    totals = [m.d6(name, side=side) + added[side] for side in (0, 1)]
    m.emit("rolled_off", data={"name": name, "totals": totals})
    if totals[0] == totals[1]:
        return -1
    return 0 if totals[0] > totals[1] else 1


def changing_weather(m: Match) -> None:
    """Changing Weather: roll it anew; in perfect conditions the ball scatters before landing."""
    state = m.state
    roll_weather(m)
    if state.weather == PERFECT_CONDITIONS and state.aim != NOWHERE:
        square, stayed = scatter(m, state.aim, "kick_off_scatter")
        state.aim = square if stayed else NOWHERE
        state.touchback = state.touchback or not stayed or leaves_half(m, square)
        m.ball_flies(state.aim)


def high_kick(m: Match) -> None:
    """High Kick: nothing to roll."""


def play_high_kick(m: Match) -> Rule[None]:
    """High Kick: one Open player of the receiving team is placed where the ball will land."""
    state = m.state
    side = 1 - state.kicking
    if state.aim == NOWHERE or state.occupant(state.aim) >= 0:
        return
    choices = [encode(SELECT, player) for player in open_players(m, side)]
    choices.append(encode(NO))
    answer = yield m.rest("high_kick", side, Choices(choices), is_anchor=True)
    if verb_of(answer) == SELECT:
        m.put(player_of(answer), state.aim, "moved")
        yield from falls_through(m, player_of(answer))


def open_players(m: Match, side: int) -> list[int]:
    """The Standing players of a side whom nobody marks."""
    state = m.state
    return [p for p in state.on_pitch(side) if state.is_standing(p) and not state.is_marked(p)]


def _open_window(m: Match, kind: int, side: int) -> None:
    """Roll D3+3 for how many Open players may act, and mark who is Open now.

    Nothing may be declared in the window, nothing of a team turn be used, and nothing ends it.
    """
    state = m.state
    state.event_count = m.d3("players", side=side) + 3
    for player in state.team(side):
        m.mark(player, USED, False)
        m.mark(player, OPEN_AT_EVENT, False)
    for player in open_players(m, side):
        m.mark(player, OPEN_AT_EVENT, True)
    window = Window(kind, side)
    window.token = OPEN_AT_EVENT
    window.allows = 0
    window.has_rerolls = False
    window.has_turn_skills = False
    window.ends_on = NOTHING
    window.left = state.event_count
    state.windows.append(window)


def _close_window(m: Match) -> None:
    state = m.state
    side = m.window.side
    state.windows.pop()
    for player in state.team(side):
        m.mark(player, OPEN_AT_EVENT, False)
        m.mark(player, USED, False)


def solid_defence(m: Match) -> None:
    """Solid Defence: D3+3 Open players of the kicking team may be set up again."""
    _open_window(m, SOLID_DEFENCE, m.state.kicking)


def play_solid_defence(m: Match) -> Rule[None]:
    """Take players up one by one and place them again, or move them all in one set-up."""
    state = m.state
    window = m.window
    side = window.side
    while not window.is_over:
        picked = [p for p in state.team(side) if state.tokens[p] & PICKED_UP]
        singles: list[int] = []
        if not window.is_placing and state.event_count > len(picked):
            movable = [p for p in state.on_pitch(side) if state.tokens[p] & OPEN_AT_EVENT]
            singles = [encode(SELECT, player) for player in movable]
        singles.append(encode(END))
        choices = Choices(singles)
        if window.is_placing:
            choices = Choices([], PLACE, picked, open_squares(m, side, len(picked)))
        question = m.rest("solid_defence", side, choices, is_anchor=True, check=check_moved)
        answer = yield question
        verb = verb_of(answer)
        if verb == SELECT:
            player = player_of(answer)
            _take_up(m, player)
            m.mark(player, PICKED_UP, True)
        elif verb == PLACE:
            _place_again(m, player_of(answer), square_of(answer))
            window.is_over = len(picked) == 1
        elif verb == SETUP:
            moved = question.placement
            for player in moved:
                if state.square[player]:
                    _take_up(m, player)
            for player, square in moved.items():
                _place_again(m, player, square)
            window.is_over = True
        else:
            window.is_placing = True
            window.is_over = not picked
    yield from all_fall_through(m)
    _close_window(m)


def _take_up(m: Match, player: int) -> None:
    """Take a player off the pitch to be set up again: who stood there beyond the eleven is still
    one of those (Swarming)."""
    is_extra = m.state.tokens[player] & EXTRA != 0
    m.remove(player, RESERVES, "solid_defence")
    m.mark(player, EXTRA, is_extra)


def _place_again(m: Match, player: int, square: int) -> None:
    m.put(player, square, "placed")
    m.mark(player, PICKED_UP, False)
    m.mark(player, OPEN_AT_EVENT, False)


def quick_snap(m: Match) -> None:
    """Quick Snap: D3+3 Open players of the receiving team may move one square."""
    _open_window(m, QUICK_SNAP, 1 - m.state.kicking)


def play_quick_snap(m: Match) -> Rule[None]:
    """Move players one square each, in any direction, free of any roll."""
    state = m.state
    window = m.window
    side = window.side
    while not window.is_over:
        choices: list[int] = []
        for player in state.on_pitch(side):
            if state.tokens[player] & OPEN_AT_EVENT and not state.tokens[player] & USED:
                for square in m.pitch.neighbours[state.square[player]]:
                    if state.occupant(square) < 0:
                        choices.append(encode(MOVE, player, square=square))
        choices.append(encode(END))
        answer = yield m.rest("quick_snap", side, Choices(choices), is_anchor=True)
        if verb_of(answer) == END:
            window.is_over = True
        else:
            player = player_of(answer)
            m.put(player, square_of(answer), "moved")
            m.mark(player, USED, True)
            window.left -= 1
            window.is_over = window.left == 0
            yield from falls_through(m, player)
    _close_window(m)


def blitz(m: Match) -> None:
    """Blitz: D3+3 players of the kicking team who are Open now may act before the ball lands."""
    _open_window(m, BLITZ_EVENT, m.state.kicking)
    m.window.allows = m.actions.bits(MOVE_ACTION, BLITZ_ACTION, THROW_ACTION)
    m.window.ends_on = FALLS


def play_blitz(m: Match) -> Rule[None]:
    """Each Moves; one may Blitz and one may Throw Team-Mate. No team re-rolls: it is no team
    turn. A kicking player who falls or is Knocked Down ends it (commentary)."""
    yield from m.rules.activations(m)
    _close_window(m)


def officious_ref(m: Match) -> None:
    """Officious Ref: D6 and Fan Factor; the lower coach, or both in a tie, selects a player at
    random. On a 2+ that player is Stunned, on a 1 Sent-off past arguing and bribing."""
    loser = _losers(m, "officious_ref")
    for side in loser:
        players = m.state.on_pitch(side)
        if not players:
            continue
        player = m.pick("officious_ref", players, side)
        if m.d6("officious_ref_verdict", player) == 1:
            m.remove(player, SENT_OFF, "officious_ref")
        else:
            _stun(m, player)


def pitch_invasion(m: Match) -> None:
    """Pitch Invasion: D6 and Fan Factor; D3 random players of the lower coach, or of both in a
    tie, are Placed Prone and Stunned; one D3 for both (commentary)."""
    losers = _losers(m, "pitch_invasion")
    count = m.d3("invaded")
    for side in losers:
        eligible = m.state.on_pitch(side)
        for _ in range(min(count, len(eligible))):
            player = m.pick("pitch_invasion", eligible, side)
            eligible.remove(player)
            _stun(m, player)


def _losers(m: Match, name: str) -> list[int]:
    winner = roll_off(m, name, m.state.fan_factor)
    return [0, 1] if winner < 0 else [1 - winner]


def _stun(m: Match, player: int) -> None:
    """Placed Prone and Stunned, with no risk of injury."""
    if m.state.posture[player] == STANDING:
        m.lay(player, PRONE)
    m.lay(player, STUNNED)
