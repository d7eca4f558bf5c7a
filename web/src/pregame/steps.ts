/** What comes before a match, step by step, as the log tells it. */

import type { LogLine } from "../protocol";

export interface Step {
  id: string;
  title: string;
  lines: LogLine[];
  /** What to say where nothing happened. */
  nothing: string;
  state: "done" | "now" | "later";
}

const STEPS = [
  ["fans", "The fans", "Nobody has come."],
  ["weather", "The weather", "As it is."],
  ["journeymen", "Journeymen", "Nobody is taken on."],
  ["inducements", "Inducements", "Nothing is bought."],
  ["prayers", "Prayers to Nuffle", "Nobody prays."],
  ["toss", "The toss", ""],
] as const;

const KINDS: Record<string, string> = {
  fan_factor: "fans",
  weather: "weather",
  team_value: "inducements",
  purse: "inducements",
  induced: "inducements",
  plays_for_nobody: "inducements",
  special_play: "inducements",
  card_kept: "inducements",
  prayer: "prayers",
  prayer_wasted: "prayers",
  toss_won: "toss",
  kicking_team: "toss",
};

/** The step that a question belongs to. */
const ASKED: Record<string, string> = {
  journeyman: "journeymen",
  inducements: "inducements",
  mercenary_skill: "inducements",
  reroll_deck: "inducements",
  keep_card: "inducements",
  pray: "prayers",
  prayer_player: "prayers",
  prayer_skill: "prayers",
  kick_or_receive: "toss",
};

/** The steps with what has come of each; `asked` is the kind of the pending decision. */
export function stepsOf(log: LogLine[], asked: string | null): Step[] {
  const lines = new Map<string, LogLine[]>(STEPS.map(([id]) => [id, []]));
  let reached = 0;
  for (const line of log) {
    if (line.kind === "half_started") break;
    const id = stepOf(line, reached);
    const place = STEPS.findIndex(([step]) => step === id);
    if (place < 0) continue;
    reached = Math.max(reached, place);
    lines.get(id)!.push(line);
  }
  const now = STEPS.findIndex(([id]) => id === ASKED[asked ?? ""]);
  return STEPS.map(([id, title, nothing], place) => ({
    id,
    title,
    nothing,
    lines: lines.get(id)!,
    state: place === now ? "now" : place < now || place < reached || now < 0 ? "done" : "later",
  }));
}

/** Players who join after the weather are journeymen first, then those whom a team has hired. */
function stepOf(line: LogLine, reached: number): string {
  if (line.kind !== "joined") return KINDS[line.kind] ?? "";
  if (reached < 1) return "";
  return reached < 3 ? "journeymen" : "inducements";
}

/** Gold pieces as one reads them. */
export function gold(pieces: number): string {
  return pieces.toLocaleString("en-GB");
}

/** Lines as one reads them: gold in thousands, the same again counted, an empty purse left out. */
export function told(lines: LogLine[]): { text: string; coach: LogLine["coach"] }[] {
  const counted: { text: string; coach: LogLine["coach"]; count: number }[] = [];
  for (const { text, coach, kind } of lines) {
    if (kind === "purse" && /\b0 gold/.test(text)) continue;
    const same = counted.find((line) => line.text === text);
    if (same) same.count += 1;
    else counted.push({ text, coach, count: 1 });
  }
  return counted.map(({ text, coach, count }) => ({
    text: text.replace(/\d{5,}/g, (pieces) => gold(Number(pieces))) + (count > 1 ? ` (${count} times)` : ""),
    coach,
  }));
}
