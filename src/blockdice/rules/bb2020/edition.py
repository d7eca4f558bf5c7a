"""The 2020 edition put together: its loops, its chapters, its skills, as one value."""

from __future__ import annotations

from functools import lru_cache

from blockdice.engine.chapters import Chapters
from blockdice.engine.edition import Edition, Step
from blockdice.rules.bb2020 import (
    aiming,
    at_once,
    bombs,
    interfering,
    kicking,
    passing,
    prayers,
    stalling,
    throwing,
)
from blockdice.rules.bb2020 import kick_off_events as events
from blockdice.rules.bb2020.actions import actions_2020
from blockdice.rules.bb2020.skills import skills_2020
from blockdice.rules.bb2020.tables import pitch_2020, tables_2020
from blockdice.rules.common import activating as acts
from blockdice.rules.common import (
    ball,
    blocking,
    casualties,
    catching,
    conceding,
    declaring,
    end_of_drive,
    falling,
    fouling,
    halves,
    injuries,
    jumping,
    kick_off,
    moving,
    pre_game,
    previewing,
    scoring,
    set_up,
    shopping,
    standing_up,
    turns,
)
from blockdice.skills.inducements import special_plays
from blockdice.skills.traits import animal_savagery

REVISION = 2
"""Raised whenever a rule changes so that an old record would play otherwise."""


@lru_cache(maxsize=1)
def bb2020() -> Edition:
    """The edition, made once and shared by all matches."""
    return Edition(
        "bb2020",
        "2020",
        REVISION,
        pitch_2020(),
        tables_2020(),
        _loops(),
        _chapters(),
        skills_2020(),
        actions_2020(),
        rulings_2020(),
    )


def rulings_2020() -> tuple[str, ...]:
    """Readings that are played elsewhere and that a match may take (`docs/rulings.md`)."""
    return (animal_savagery.ENDS_ACTIVATION,)


def _loops() -> list[list[Step]]:
    """The outer loops in the order of `engine.steps`."""
    match = [
        Step("pre-game", halves.pre_game),
        Step("first half", halves.play_half),
        Step("second half", halves.play_half),
        Step("coin before extra time", halves.extra_toss),
        Step("choice before extra time", halves.extra_choice),
        Step("extra time", halves.extra_half),
        Step("sudden death", halves.sudden_death),
        Step("touchdowns of a concession", conceding.allocate_touchdowns),
        Step("conclusion", end_of_drive.conclude),
    ]
    before = [
        Step("fans", pre_game.the_fans),
        Step("weather", pre_game.the_weather),
        Step("journeymen", pre_game.take_on_journeymen),
        Step("the Treasury", shopping.open_treasury),
        Step("inducements of the richer team", shopping.richer_shops),
        Step("petty cash", shopping.give_petty_cash),
        Step("inducements of the other team", shopping.poorer_shops),
        Step("hired for the match", shopping.hired_take_up_work),
        Step("rookies", pre_game.take_on_rookies),
        Step("special plays", special_plays.draw_for_both),
        Step("prayers", prayers.pray_before_the_match),
        Step("coin", halves.toss_coin),
        Step("choice", halves.choose_to_kick),
    ]
    half = [
        Step("start", halves.start_of_half),
        Step("drives", halves.drives),
        Step("end", halves.end_of_half),
    ]
    drive = [
        Step("clear the pitch", set_up.clear_the_pitch),
        Step("prayers come into force", prayers.come_into_force),
        Step("before the kicking team sets up", set_up.reinforce_kicking_team),
        Step("set up: kicking team", set_up.set_up_kicking_team),
        Step("before the receiving team sets up", set_up.reinforce_receiving_team),
        Step("set up: receiving team", set_up.set_up_receiving_team),
        Step("nominate kicker", kick_off.nominate_kicker),
        Step("place kick", kick_off.place_kick),
        Step("deviate", kick_off.kick_deviates),
        Step("before the event", kick_off.before_event),
        Step("roll event", kick_off.roll_event),
        Step("play event", kick_off.play_event),
        Step("landing", kick_off.kick_lands),
        Step("touchback", kick_off.touchback),
        Step("receivers begin", kick_off.receivers_begin),
        Step("team turns", turns.team_turns),
        Step("end of drive", end_of_drive.end_of_drive),
    ]
    turn = [
        Step("start", turns.start_of_turn),
        Step("start-of-turn effects", turns.start_of_turn_effects),
        Step("activations", turns.activations),
        Step("stalling", stalling.stalled),
        Step("end-of-turn effects", turns.end_of_turn_effects),
        Step("effects expire", turns.effects_expire),
        Step("Stunned players", turns.stunned_roll_over),
        Step("end", turns.pass_the_turn),
    ]
    end = [
        Step("secret weapons", end_of_drive.secret_weapons),
        Step("knocked-out", end_of_drive.recover_knocked_out),
        Step("heat", end_of_drive.faint_in_the_heat),
        Step("the drive ends", end_of_drive.the_drive_ends),
    ]
    activation = [
        Step("begin", acts.begin),
        Step("traits", acts.take_activation_tests),
        Step("target", acts.is_declared_well),
        Step("perform", acts.perform),
        Step("end", acts.end),
    ]
    return [match, before, half, drive, turn, end, activation]


def _chapters() -> Chapters:
    """Which function plays each chapter in this edition."""
    c = Chapters()
    c.fall = falling.fall
    c.go_down = falling.go_down
    c.place_prone = falling.place_prone
    c.risk_injury = injuries.risk_injury
    c.injury = injuries.injury
    c.crowd_injury = injuries.crowd_injury
    c.casualty = casualties.casualty
    c.casualty_roll = casualties.casualty_roll
    c.note_casualty = casualties.note_casualty
    c.ball_lands = ball.ball_lands
    c.bounce = ball.bounce
    c.throw_in = ball.throw_in
    c.catch = catching.catch
    c.pick_up = catching.pick_up
    c.step = moving.step
    c.jump = jumping.jump
    c.stand_up = standing_up.stand_up
    c.arrive = moving.arrive
    c.step_tests = moving.step_tests
    c.jump_tests = jumping.jump_tests
    c.dodge_test = moving.dodge_test
    c.rush_test = moving.rush_test
    c.jump_test = jumping.jump_test
    c.pick_up_test = catching.pick_up_test
    c.catch_test = catching.catch_test
    c.pass_test = aiming.pass_test
    c.interfere_test = interfering.interfere_test
    c.throw_test = throwing.throw_test
    c.landing_test = throwing.landing_test
    c.stand_up_test = standing_up.stand_up_test
    c.pass_ball = passing.pass_ball
    c.hand_off = passing.hand_off
    c.throw_bomb = bombs.throw_bomb
    c.bomb_test = bombs.bomb_test
    c.throw_team_mate = throwing.throw_team_mate
    c.kick_team_mate = kicking.kick_team_mate
    c.block = blocking.play_block
    c.count_block = blocking.count_block
    c.foul = fouling.foul
    c.foul_armour = fouling.foul_armour
    c.send_off = fouling.send_off
    c.turnover = scoring.turnover
    c.check_touchdown = scoring.check_touchdown
    c.own_turnover = scoring.own_turnover
    c.legal_activations = declaring.legal_activations
    c.activations = turns.activations
    c.note_stalling = stalling.note_stalling
    c.concede = conceding.concede
    c.check_set_up = set_up.check_set_up
    c.preview = previewing.preview
    c.prayer = prayers.pray
    c.come_with_inducements = shopping.come_with_inducements
    c.inducements = {
        "bribes": at_once.bribes,
        "riotous_rookies": at_once.riotous_rookies,
        "special_plays": at_once.special_plays,
    }
    c.kick_off_rolls = {
        "get_the_ref": events.get_the_ref,
        "time_out": events.time_out,
        "solid_defence": events.solid_defence,
        "high_kick": events.high_kick,
        "cheering_fans": events.cheering_fans,
        "brilliant_coaching": events.brilliant_coaching,
        "changing_weather": events.changing_weather,
        "quick_snap": events.quick_snap,
        "blitz": events.blitz,
        "officious_ref": events.officious_ref,
        "pitch_invasion": events.pitch_invasion,
    }
    c.kick_off_plays = {
        "solid_defence": events.play_solid_defence,
        "high_kick": events.play_high_kick,
        "quick_snap": events.play_quick_snap,
        "blitz": events.play_blitz,
    }
    return c
