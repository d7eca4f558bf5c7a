"""The kinds of events that one sentence tells, whatever is in them."""

from __future__ import annotations

TEMPLATES = {
    # Before the match, and its clock.
    "team": "{name}: re-rolls {rerolls}, apothecaries {apothecaries}",
    "joined": "{player} of {team}, {position}",
    "fan_factor": "{team's} Fan Factor is {fans}",
    "team_value": "{team's} Current Team Value is {value}",
    "purse": "{team} may spend {gold} gold ({source})",
    "induced": "{team} has {ware} for this match",
    "plays_for_nobody": "{ware}: paid by both teams, and no use to either",
    "weather": "The weather: {weather}",
    "toss_won": "The toss goes to {team}",
    "kicking_team": "The kick-off is for {team} to take",
    "turn_marker": "{team's} turn marker now stands on {turn}",
    "turn_started": "{team}, turn {turn} of half {half}",
    "turn_ended": "{team's} turn {turn} is over",
    "drive_ended": "The drive is over",
    "half_ended": "The whistle for the end of half {half}: {score}",
    "sudden_death": "Sudden death, roll-offs won: {won}",
    # Set-up and kick-off.
    "placed": "{player} is placed on {to}",
    "set_up": "{players} players stand for {team}",
    "kicker": "{player} will kick",
    "kick_placed": "{player} aims the kick at {to}",
    "kick_off_event": "Kick-off event: {event}",
    "rolled_off": "Roll-off for {name}, home and away: {totals}",
    "bribe_gained": "A bribe for {team}, who now have {left}",
    # Moving about.
    "moved": "{player} moves from {from} to {to}",
    "followed": "{player} follows up to {to}",
    "pushed": "{player} is pushed from {from} to {to}",
    "not_pushed": "{player} is not moved from {to}",
    "fell_over": "{player} falls over on {to} ({by})",
    "foul": "{player} fouls {target}",
    "caught": "The referee has seen {player} foul",
    "weapon_seen": "The referee has seen the secret weapon of {player}",
    "ejected": "{team's} coach is sent from the dugout: no more arguing",
    "armour_broken": "{player}'s armour is broken",
    "regenerated": "{player} regenerates",
    "changed_to_move": "{player} only moves, thirsty as they are",
    "bitten": "{player} is bitten by {by}",
    "no_bite": "{player} has bitten nobody and loses control",
    # The ball.
    "ball_ground": "The ball comes to rest on {to}",
    "ball_held": "{player} has the ball on {to}",
    "pass": "{player} passes from {from} to {to}",
    "hand_off": "{player} hands the ball off to {to}",
    "deflected": "{player} gets a hand to the ball",
    "intercepted": "{player} intercepts the pass",
    # Bombs.
    "bomb_thrown": "{player} throws a bomb from {from} to {to}",
    "bomb_deflected": "{player} gets a hand to the bomb",
    "bomb_caught": "{player} has the bomb in hand",
    "bomb_in_crowd": "The bomb flies into the crowd from {to}",
    "bomb_exploded": "The bomb explodes on {to}",
    "bomb_hit": "{player} is hit by the explosion",
    # Thrown players.
    "throw": "{player} throws {thrown} to {to}",
    "kicked": "{player} kicks {kicked} to {to}",
    "lifted": "{player} is in the air",
    "landed": "{player} comes down on {to}",
    "landed_safely": "{player} lands on both feet on {to}",
    "in_crowd": "{player} flies off the pitch from {from}, into the crowd",
    # What coaches use.
    "reroll_used": "A {source} re-roll of {team} for {player}",
    "apothecary": "{team's} apothecary sees to {player}",
    "treated": "{player} is seen to by: {by}",
    "fireball": "A fireball of {team's} wizard bursts on {to}",
    "zap": "{team's} wizard points a wand at {player}",
    # What ends things.
    "stalled": "{player} could have scored and has stalled",
    "spp": "{player} earns {spp} SPP: {for}",
}
"""A sentence a kind; in braces what the event holds, `team` and `team's`."""
