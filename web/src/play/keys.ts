/** Which key does what. */

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
};

/** Kinds of decisions whose options have letters; all others are answered by number. */
const BY_LETTER = ["activate", "move", "quick_snap", "solid_defence"];

/** Whether the answers to this kind of decision are numbered. */
export function asksByNumber(kind: string): boolean {
  return !BY_LETTER.includes(kind);
}

/** The letter of an action or verb; what has none of its own is special. */
export function letterOf(name: string): string {
  return LETTERS[name] ?? "v";
}

/** What an action is called. */
export function declared(name: string): string {
  return NAMES[name] ?? spoken(name);
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
