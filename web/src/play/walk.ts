/** Walking further than one square without a roll: where to, and by which squares. */

import { neighbours } from "../board/square";
import type { Board, PlayerView } from "../protocol";

/** The squares that opponents of a side have in their tackle zones. */
export function markedSquares(board: Board, side: PlayerView["side"]): Set<string> {
  const marked = new Set<string>();
  for (const foe of board.players) {
    if (foe.side === side || !foe.square || foe.posture !== "standing" || foe.distracted) continue;
    for (const near of neighbours(foe.square, board.length, board.width)) marked.add(near);
  }
  return marked;
}

/**
 * The ways to every square a player can walk to without a roll: by square, the steps to it.
 * A way may end beside an opponent or on the ball, and does not go on from there.
 */
export function safeWays(board: Board, player: PlayerView, squares: number): Map<string, string[]> {
  const ways = new Map<string, string[]>();
  const start = player.square;
  if (!start || player.posture !== "standing") return ways;
  const taken = new Set(board.players.map((other) => other.square));
  const marked = markedSquares(board, player.side);
  const loose = board.ball.state === "ground" ? board.ball.square : null;
  let edge: [string, string[]][] = [[start, []]];
  for (let walked = 0; walked < squares; walked++) {
    const further: [string, string[]][] = [];
    for (const [square, way] of edge) {
      if (marked.has(square) || (square === loose && way.length)) continue;
      for (const near of straightFirst(square, board)) {
        if (taken.has(near) || ways.has(near)) continue;
        const steps = [...way, near];
        ways.set(near, steps);
        further.push([near, steps]);
      }
    }
    edge = further;
  }
  return ways;
}

/** The squares around, those in a straight line first, so that a way bends as little as it can. */
function straightFirst(square: string, board: Board): string[] {
  const isStraight = (near: string) => near[0] === square[0] || near.slice(1) === square.slice(1);
  const near = neighbours(square, board.length, board.width);
  return [...near.filter(isStraight), ...near.filter((other) => !isStraight(other))];
}
