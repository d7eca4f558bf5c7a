/** Which key does what, and what actions are called. */

import type { Term } from "../protocol";

const LETTERS: Record<string, string> = {
  move: "m",
  block: "b",
  blitz: "z",
  pass: "p",
  handoff: "h",
  foul: "f",
  throw: "t",
  stand: "s",
  end: "e",
};

const NAMES: Record<string, string> = {
  move: "Move",
  block: "Block",
  blitz: "Blitz",
  pass: "Pass",
  handoff: "Hand-off",
  foul: "Foul",
  throw: "Throw team-mate",
  bomb: "Throw bomb",
  drop: "Put the ball",
  face: "Turn",
  stab: "Stab",
  chainsaw: "Chainsaw",
  breathe_fire: "Breathe fire",
  projectile_vomit: "Vomit",
  hypnotic_gaze: "Gaze",
  bombardier: "Throw bomb",
  kick_team_mate: "Kick team-mate",
  ball_and_chain: "Whirl",
  multiple_block: "Block two",
};

/** Actions that everybody has; all others come with a skill. */
const PLAIN = ["move", "block", "blitz", "pass", "handoff", "foul", "throw"];

/** Kinds of decisions whose options have letters; all others are answered by number. */
const BY_LETTER = ["activate", "move", "quick_snap", "solid_defence", "ball_and_chain", "inducements", "swarming"];

interface Facing {
  step: readonly [number, number];
  label: string;
}

const WAYS: Facing[] = [
  { step: [1, 0], label: "To the away end" },
  { step: [-1, 0], label: "To the home end" },
  { step: [0, 1], label: "To row 15" },
  { step: [0, -1], label: "To row 1" },
];

/** Kinds of decisions about a way to turn: the ways in the order of their numbers. */
export const FACINGS: Record<string, Facing[]> = { ball_and_chain: WAYS, swoop: WAYS };

/** Whether this kind of decision's answers are numbered. */
export function asksByNumber(kind: string): boolean {
  return !BY_LETTER.includes(kind);
}

/** Whether an action comes with a skill. */
export function isSpecial(action: string): boolean {
  return action !== "" && !PLAIN.includes(action);
}

/** The letter of an action or verb; what has none of its own is special. */
export function letterOf(name: string): string {
  return LETTERS[name] ?? "v";
}

/** What an action is called. */
export function declared(name: string, terms: Record<string, Term> = {}): string {
  return NAMES[name] ?? terms[name]?.name ?? spoken(name);
}

/** A name of the game's vocabulary as one says it: `long_bomb` is `Long bomb`. */
export function spoken(name: string): string {
  const words = name.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The step that an arrow key stands for, on the page. */
export const ARROWS: Record<string, readonly [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  Home: [-1, -1],
  PageUp: [1, -1],
  End: [-1, 1],
  PageDown: [1, 1],
};
