/** The draft of a set-up while it is worked on: kept over a reload, sent as one action. */

import type { DecisionView, PlayerView, SetupView } from "../protocol";
import { asAction, flipped, placed, playerOn, removed, type Placement } from "./draft";

export class Drafting {
  placement = $state.raw<Placement>({});
  /** The player picked in the dugout or on the pitch, to be put on the next square. */
  picked = $state<string | null>(null);

  readonly setup: SetupView;
  readonly kind: string;
  /** Who stood where before the draft: in a Solid Defence only what changes is sent. */
  private readonly standing: Placement;
  private readonly key: string;

  constructor(decision: DecisionView, setup: SetupView, players: PlayerView[], match: string, moment: string) {
    this.setup = setup;
    this.kind = decision.kind;
    this.key = `blockdice.draft.${match}.${moment}`;
    const stood = players.filter((p) => p.side === decision.coach && p.square);
    const start = Object.fromEntries(stood.map((p) => [p.label, p.square!]));
    this.standing = decision.kind === "set_up" ? {} : start;
    this.placement = this.kept() ?? start;
  }

  /** Whether the player may be placed or moved. */
  isMovable(label: string): boolean {
    return this.setup.players.includes(label);
  }

  isOwnSquare(square: string): boolean {
    return this.setup.squares.includes(square);
  }

  place(label: string, square: string): void {
    const other = playerOn(this.placement, square);
    if (!this.isMovable(label) || !this.isOwnSquare(square)) return;
    if (other && !this.isMovable(other)) return;
    this.keep(placed(this.placement, label, square));
    this.picked = null;
  }

  remove(label: string): void {
    if (this.kind === "set_up" && this.isMovable(label)) this.keep(removed(this.placement, label));
    this.picked = null;
  }

  /** A click on a square: put the picked player there, or pick who stands there. */
  click(square: string): void {
    const there = playerOn(this.placement, square);
    if (this.picked && this.picked !== there) this.place(this.picked, square);
    else if (there && this.isMovable(there)) this.picked = this.picked === there ? null : there;
  }

  pick(label: string): void {
    if (this.isMovable(label)) this.picked = this.picked === label ? null : label;
  }

  useFormation(name: string): void {
    const formation = this.setup.formations.find((one) => one.name === name);
    if (formation) this.keep({ ...formation.squares });
  }

  mirror(width: number): void {
    const own = Object.keys(this.placement).every((label) => this.isMovable(label));
    if (own) this.keep(flipped(this.placement, width));
  }

  reset(): void {
    this.keep({ ...this.standing });
  }

  /** Whether nobody stands yet where a whole team must. */
  get isEmpty(): boolean {
    return this.kind === "set_up" && this.setup.count > 0 && !Object.keys(this.placement).length;
  }

  /** The draft as an action to send; `end` where nothing was moved and nothing need be. */
  get action(): string {
    const text = asAction(this.placement, this.standing);
    return text === "setup" ? "end" : text;
  }

  /** The players as the draft has them. */
  shown(players: PlayerView[], side: string): PlayerView[] {
    return players.map((player) => {
      if (player.side !== side || !this.isMovable(player.label)) return player;
      const square = this.placement[player.label] ?? null;
      return { ...player, square, place: square ? "pitch" : "reserves" };
    });
  }

  private keep(placement: Placement): void {
    this.placement = placement;
    this.picked = null;
    sessionStorage.setItem(this.key, JSON.stringify(placement));
  }

  private kept(): Placement | null {
    const text = sessionStorage.getItem(this.key);
    if (!text) return null;
    const found = JSON.parse(text) as Placement;
    return Object.keys(found).every((label) => this.isMovable(label) || found[label] === this.standing[label]) ? found : null;
  }
}
