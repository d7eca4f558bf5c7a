/** How the pitch lies on the page: wide, or turned a quarter for narrow screens. */

import { pointOf, squareAt, type Point } from "./square";

export type Orientation = "landscape" | "portrait";

/** A pitch of so many squares on the page, and where each of them is shown. */
export class Layout {
  readonly columns: number;
  readonly rows: number;

  constructor(
    readonly orientation: Orientation,
    readonly length: number,
    readonly width: number,
  ) {
    const isWide = orientation === "landscape";
    this.columns = isWide ? length : width;
    this.rows = isWide ? width : length;
  }

  /** The top left corner of a square, in squares; turned, the home end zone is at the bottom. */
  place(square: string): Point {
    const { x, y } = pointOf(square);
    return this.orientation === "landscape" ? { x, y } : { x: y, y: this.length - 1 - x };
  }

  /** The square shown in a column and a row of the page. */
  squareIn(column: number, row: number): string {
    return this.orientation === "landscape"
      ? squareAt(column, row)
      : squareAt(this.length - 1 - row, column);
  }

  /** A step on the page as a step on the pitch. */
  turn(dx: number, dy: number): Point {
    return this.orientation === "landscape" ? { x: dx, y: dy } : { x: -dy, y: dx };
  }
}
