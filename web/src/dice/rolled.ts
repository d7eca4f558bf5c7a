/** Dice that have just fallen, as the page shows them. */

import type { EventRow, LogLine, RollView } from "../protocol";

export interface Rolled {
  /** The number of its event; -1 on the table before it is written. */
  seq: number;
  name: string;
  player: string | null;
  /** Faces of a die with pips, or words for block dice. */
  faces: (number | string)[];
  sides: number;
  needed: number;
  passed: boolean | null;
  isReroll: boolean;
}

/** What the faces of a block die show, from 1; two of the six are the same. */
const BLOCK_FACES = ["", "player_down", "both_down", "push_back", "push_back", "stumble", "pow"];

/** The result on a face of a block die. */
export function blockFace(die: number): string {
  return BLOCK_FACES[die] ?? "";
}

const numbers = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === "number") : [];

/** A roll in the diary; null for any other event. */
export function fromEvent(row: EventRow): Rolled | null {
  if (row.kind !== "roll") return null;
  const results = Array.isArray(row.results) ? row.results.map(String) : null;
  return {
    seq: row.seq,
    name: String(row.name),
    player: typeof row.player === "string" ? row.player : null,
    faces: row.name === "block" && results ? results : numbers(row.dice),
    sides: typeof row.sides === "number" ? row.sides : 6,
    needed: typeof row.needed === "number" ? row.needed : 0,
    passed: typeof row.passed === "boolean" ? row.passed : null,
    isReroll: "rerolled" in row,
  };
}

/** The dice on the table that a decision is about. */
export function fromDecision(roll: RollView): Rolled | null {
  if (!roll.dice.length) return null;
  const isBlock = roll.name === "block";
  return {
    seq: -1,
    name: roll.name,
    player: roll.player,
    faces: isBlock ? roll.dice.map(blockFace) : roll.dice,
    sides: roll.name === "casualty" ? 16 : 6,
    needed: roll.needed ?? 0,
    passed: isBlock || !roll.needed ? null : (roll.dice[0] ?? 0) >= roll.needed,
    isReroll: false,
  };
}

/** The last few rolls of a run of events, newest last. */
export function lastRolls(events: EventRow[], before: Rolled[], limit: number): Rolled[] {
  const fresh = events.map(fromEvent).filter((roll) => roll !== null);
  return fresh.length ? [...before, ...fresh].slice(-limit) : before;
}

/** A roll as the log tells of it, which is all that there is after a reload; null for any other line. */
export function fromLine({ seq, text, dice }: LogLine): Rolled | null {
  if (!dice.length) return null;
  const [, player, what] = /^(?:([HA]\d+)(?:'s|,)? )?([^:]*)/.exec(text) ?? [];
  const isBlock = / blocks /.test(text);
  const result = /, (passes|fails)$/.exec(text)?.[1];
  return {
    seq,
    name: isBlock ? "block" : (what ?? ""),
    player: player ?? null,
    faces: isBlock ? dice.map(blockFace) : dice,
    sides: Number(/\(\d*D(\d+)\)/.exec(text)?.[1] ?? 6),
    needed: Number(/: (\d+)\+/.exec(text)?.[1] ?? 0),
    passed: result ? result === "passes" : null,
    isReroll: / re-rolled /.test(text),
  };
}

/** The last few rolls of a whole log, newest last; what is known better already stays. */
export function rollsTold(log: LogLine[], known: Rolled[], limit: number): Rolled[] {
  const told = log.filter((line) => line.dice.length).slice(-limit);
  return told.map((line) => known.find(({ seq }) => seq === line.seq) ?? fromLine(line)).filter((roll) => roll !== null);
}
