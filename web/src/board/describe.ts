/** Squares and players in words, for those who hear the page. */

import type { Board, PlayerView } from "../protocol";

/** How a player is: lying, used, with the ball. */
export function stateOf(player: PlayerView, board: Board): string[] {
  const words: string[] = [];
  if (player.posture === "standing") words.push("standing");
  else words.push(player.posture);
  if (player.distracted) words.push("distracted");
  if (board.ball.carrier === player.label) words.push("has the ball");
  if (player.used && board.active === player.side && board.activation?.player !== player.label) words.push("has acted");
  return words;
}

/** Who a player is, in a few words. */
export function nameOf(player: PlayerView): string {
  return `${player.label} ${player.name}, ${player.position_name}`;
}

/** What is in a square. */
export function describeSquare(square: string, player: PlayerView | undefined, board: Board): string {
  const parts = [square];
  if (player) parts.push(nameOf(player), ...stateOf(player, board));
  const { state, square: at } = board.ball;
  if (at === square && state === "ground") parts.push("the ball lies here");
  if (at === square && state === "air") parts.push("the ball is above here");
  return parts.join(", ");
}
