/** Makes parts of messages for tests: whatever is not given is plain. */

import type { ActionView, Board, DecisionView, Need, PlayerView, TeamView } from "../src/protocol";

export function player(label: string, square: string | null, more: Partial<PlayerView> = {}): PlayerView {
  return {
    label,
    side: label.startsWith("H") ? "home" : "away",
    number: Number(label.slice(1)),
    name: `Player ${label}`,
    position: "human_lineman",
    position_name: "Human Lineman",
    ma: 6,
    st: 3,
    ag: 3,
    pa: 4,
    av: 9,
    skills: [],
    gained: [],
    changes: {},
    shape: null,
    square,
    place: square ? "pitch" : "reserves",
    posture: "standing",
    distracted: false,
    rooted: false,
    thirsty: false,
    used: false,
    stunned_fresh: false,
    ...more,
  };
}

export function team(name: string): TeamView {
  return {
    name,
    roster: "human",
    roster_name: "Human",
    coach: "person",
    rerolls: 2,
    drive_rerolls: 0,
    bribes: 0,
    apothecaries: 1,
    fans: 2,
    cards: 0,
    hand: [],
  };
}

export function board(players: PlayerView[], more: Partial<Board> = {}): Board {
  return {
    edition: "bb2020",
    kind: "exhibition",
    half: 1,
    turns: [1, 0],
    score: [0, 0],
    active: "home",
    kicking: "away",
    weather: "perfect_conditions",
    window: "team_turn",
    ball: { state: "none", square: null, carrier: null },
    bomb: null,
    length: 26,
    width: 15,
    wide: 4,
    line_minimum: 3,
    wide_maximum: 2,
    most_players: 11,
    trapdoors: [],
    teams: { home: team("Magpies"), away: team("Rowdies") },
    players,
    can_undo: false,
    activation: null,
    ...more,
  };
}

export function need(name: string, needed: number): Need {
  return { name, needed, target: needed, modifiers: {}, text: `${name} ${needed}+` };
}

/** An action from its notation, read as the server would write it out. */
export function action(text: string, more: Partial<ActionView> = {}): ActionView {
  const [verb = "", ...rest] = text.split(" ");
  const labels = rest.filter((word) => /^[HA]\d+$/.test(word));
  const square = rest.find((word) => /^[a-z]\d+$/.test(word)) ?? null;
  const what = rest.find((word) => !labels.includes(word) && word !== square) ?? null;
  const aims = ["block", "foul", "handoff", "special"].includes(verb);
  return {
    text,
    verb,
    player: aims ? null : (labels[0] ?? null),
    target: aims ? (labels[0] ?? null) : (labels[1] ?? null),
    square,
    what,
    label: text,
    needs: [],
    chance: 1,
    dice: 0,
    chooser: null,
    armour: null,
    ...more,
  };
}

export function decision(kind: string, actions: ActionView[], more: Partial<DecisionView> = {}): DecisionView {
  return {
    kind,
    coach: "home",
    by_person: true,
    player: null,
    prompt: `${kind}?`,
    roll: null,
    actions,
    grid: null,
    setup: null,
    origin: null,
    shop: null,
    ...more,
  };
}
