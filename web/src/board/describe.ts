/** Squares and players in words, for those who hear the page. */

import type { Board, PlayerView } from "../protocol";

/** What befalls a player for a while, and shows on the token. */
export function signsOf(player: PlayerView): string[] {
  const words: string[] = [];
  if (player.shape) words.push(`is a ${player.shape.toLowerCase()}`);
  if (player.distracted) words.push("distracted");
  if (player.rooted) words.push("rooted to the spot");
  if (player.thirsty) words.push("thirsty");
  return words;
}

/** How a player is: lying, used, with the ball. */
export function stateOf(player: PlayerView, board: Board): string[] {
  const words: string[] = [];
  if (player.posture === "standing") words.push("standing");
  else words.push(player.posture);
  words.push(...signsOf(player));
  if (board.ball.carrier === player.label) words.push("has the ball");
  if (board.bomb?.carrier === player.label) words.push("has a bomb");
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
  if (board.bomb?.square === square) parts.push("a bomb is above here");
  return parts.join(", ");
}
