/** Squares in notation: `a1` is x 0, y 0; the letter runs from the home end zone to the away one. */

export interface Point {
  x: number;
  y: number;
}

/** Where a square lies, as columns from the home end zone and rows from the top. */
export function pointOf(square: string): Point {
  return { x: square.charCodeAt(0) - 97, y: Number(square.slice(1)) - 1 };
}

/** The name of a square. */
export function squareAt(x: number, y: number): string {
  return String.fromCharCode(97 + x) + String(y + 1);
}

/** The square a step away, or null where the pitch ends. */
export function step(
  square: string,
  dx: number,
  dy: number,
  length: number,
  width: number,
): string | null {
  const { x, y } = pointOf(square);
  const to = { x: x + dx, y: y + dy };
  if (to.x < 0 || to.y < 0 || to.x >= length || to.y >= width) return null;
  return squareAt(to.x, to.y);
}

/** The squares around a square. */
export function neighbours(square: string, length: number, width: number): string[] {
  const found: string[] = [];
  for (let dx = -1; dx <= 1; dx++) {
    for (let dy = -1; dy <= 1; dy++) {
      const near = dx || dy ? step(square, dx, dy, length, width) : null;
      if (near) found.push(near);
    }
  }
  return found;
}

/** The same square seen in a mirror along the length of the pitch. */
export function mirrored(square: string, width: number): string {
  const { x, y } = pointOf(square);
  return squareAt(x, width - 1 - y);
}
