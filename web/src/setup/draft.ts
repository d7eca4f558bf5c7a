/** A set-up that is being drafted in the page: who stands where, before it is sent as a whole. */

import { mirrored, pointOf } from "../board/square";
import type { Board } from "../protocol";

export type Placement = Readonly<Record<string, string>>;

/** Put a player on a square; whoever was there takes the place the player had, if any. */
export function placed(draft: Placement, player: string, square: string): Placement {
  const next: Record<string, string> = { ...draft };
  const before = next[player];
  const other = playerOn(draft, square);
  next[player] = square;
  if (other && other !== player) {
    if (before) next[other] = before;
    else delete next[other];
  }
  return next;
}

/** Take a player off the pitch again. */
export function removed(draft: Placement, player: string): Placement {
  const next: Record<string, string> = { ...draft };
  delete next[player];
  return next;
}

/** Who stands on a square in the draft. */
export function playerOn(draft: Placement, square: string): string | null {
  return Object.keys(draft).find((label) => draft[label] === square) ?? null;
}

/** The draft seen in a mirror along the length of the pitch. */
export function flipped(draft: Placement, width: number): Placement {
  return Object.fromEntries(
    Object.entries(draft).map(([label, square]) => [label, mirrored(square, width)]),
  );
}

/** The draft as one action in notation; only what differs from what already stands. */
export function asAction(draft: Placement, standing: Placement = {}): string {
  const changed = Object.entries(draft).filter(([label, square]) => standing[label] !== square);
  return ["setup", ...changed.map(([label, square]) => `${label}=${square}`)].join(" ");
}

/** How far the draft is: what the rules count. */
export interface Tally {
  placed: number;
  line: number;
  wide: readonly [number, number];
}

/** Count the players placed, those on the line in the centre field, those in each wide zone. */
export function tally(draft: Placement, squares: string[], board: Pick<Board, "length" | "width" | "wide">): Tally {
  const { length, width, wide: wideRows } = board;
  const isHome = squares.some((square) => pointOf(square).x === 0);
  const lineAt = isHome ? length / 2 - 1 : length / 2;
  let line = 0;
  const wide: [number, number] = [0, 0];
  for (const square of Object.values(draft)) {
    const { x, y } = pointOf(square);
    if (y < wideRows) wide[0] += 1;
    else if (y >= width - wideRows) wide[1] += 1;
    else if (x === lineAt) line += 1;
  }
  return { placed: Object.keys(draft).length, line, wide };
}

/** The constraints that the server names in a refusal, one by one. */
export function findings(message: string): string[] {
  const body = message.replace(/^This set-up is not legal:\s*/, "").replace(/\.$/, "");
  return body.split("; ").filter(Boolean);
}
