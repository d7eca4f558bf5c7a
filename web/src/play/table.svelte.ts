/** The table at which one match is played: what is picked, lit and pointed at, and what a click does. */

import type { Session, Sight } from "../connection/session.svelte";
import type { Board, DecisionView, PlayerView, Term } from "../protocol";
import { Drafting } from "../setup/drafting.svelte";
import { areaOf, choicesOf, NOTHING, type Choices, type Option, type Picked } from "./choices";
import { declared } from "./keys";
import { chanceOf, explainNeeds, formatDice } from "./words";
import { safeWays } from "./walk";

export interface Drag {
  player: string;
  x: number;
  y: number;
}

const DRAG_STARTS = 6;

export class Table {
  picked = $state.raw<Picked>(NOTHING);
  cursor = $state("m8");
  /** The player under the pointer. */
  looked = $state<string | null>(null);
  /** The square under the pointer. */
  pointed = $state<string | null>(null);
  drafting = $state.raw<Drafting | null>(null);
  drag = $state.raw<Drag | null>(null);
  asksConcede = $state(false);
  /** The player whose card stays in view. */
  pinned = $state<string | null>(null);
  /** What the answer under the pointer does. */
  told = $state("");
  /** The coach does not want to see what comes before the match. */
  skipsPreGame = $state(false);

  private steps: string[] = [];
  private walker: string | null = null;
  private draftMoment = "";
  private hasDragged = false;

  readonly board: Board = $derived.by(() => this.sight.board);
  readonly decision: DecisionView | null = $derived.by(() => this.sight.decision);
  /** What skills, prayers and inducements are called, and what they do. */
  readonly terms: Record<string, Term> = $derived.by(() => this.session.glossary);
  readonly choices: Choices = $derived.by(() =>
    choicesOf(this.drafting ? null : this.decision, this.picked, { board: this.board, terms: this.terms }),
  );
  readonly players: PlayerView[] = $derived.by(() =>
    this.drafting && this.decision
      ? this.drafting.shown(this.board.players, this.decision.coach)
      : this.board.players,
  );
  /** Who acts, is picked, or is asked about. */
  readonly actor: string | null = $derived.by(() => {
    if (this.drafting) return this.drafting.picked;
    const active = this.board.activation?.player ?? null;
    const asked = this.decision?.player ?? null;
    const chosen = this.choices.chosen;
    return this.picked.player ?? chosen ?? (this.decision?.kind === "move" ? active : (asked ?? active));
  });
  /** Whom the card shows. */
  readonly shown: PlayerView | null = $derived.by(() => {
    const label = this.looked ?? this.underCursor ?? this.pinned ?? this.actor;
    return this.players.find((player) => player.label === label) ?? null;
  });
  /** Where the player picked or active can walk without a roll, and how. */
  readonly ways: Map<string, string[]> = $derived.by(() => this.findWays());

  /** While the cursor is used, the player it is on. */
  isCursorUsed = $state(false);
  readonly underCursor: string | null = $derived.by(() =>
    this.isCursorUsed ? (this.players.find((p) => p.square === this.cursor)?.label ?? null) : null,
  );

  /** The square under the pointer or, while the keys are used, under the cursor. */
  readonly regarded: string | null = $derived.by(() => (this.isCursorUsed ? this.cursor : this.pointed));
  /** What going to or acting on that square needs, in words. */
  readonly explained: string = $derived.by(() => this.explain(this.regarded));
  /** The squares on which that would bear beside it. */
  readonly area: string[] = $derived.by(() => {
    const square = this.regarded;
    return square ? areaOf(this.choices.lights.get(square), square, this.board) : [];
  });
  /** Whether what comes before the match is shown. */
  readonly showsPreGame: boolean = $derived.by(() => this.board.half < 1 && !this.skipsPreGame);

  constructor(
    private readonly session: Session,
    private readonly first: Sight,
  ) {}

  private get sight(): Sight {
    return this.session.sight ?? this.first;
  }

  get isAsked(): boolean {
    return this.decision?.by_person ?? false;
  }

  // What the server has sent.

  /** Take in a new view of the match. */
  arrived(): void {
    this.picked = NOTHING;
    this.asksConcede = false;
    this.told = "";
    if (this.isAsked) this.pinned = null;
    this.lead();
    this.draft();
    if (!this.decision?.by_person) this.steps = [];
    this.walkOn();
  }

  /** The cursor goes to whom a question is about. */
  private lead(): void {
    const { decision } = this;
    if (!decision?.by_person || ["activate", "move", "set_up"].includes(decision.kind)) return;
    const square = decision.origin ?? this.players.find((p) => p.label === decision.player)?.square;
    if (square) this.cursor = square;
  }

  private draft(): void {
    const { decision, board } = this;
    const setup = decision?.setup;
    const isDraft =
      decision?.by_person === true &&
      (decision.kind === "set_up" || decision.actions.some((act) => act.verb === "select"));
    if (!decision || !setup || !isDraft) {
      this.drafting = null;
      this.draftMoment = "";
      return;
    }
    const moment = [decision.kind, decision.coach, board.half, ...board.turns, ...board.score].join("-");
    if (this.drafting && moment === this.draftMoment) return;
    this.draftMoment = moment;
    this.drafting = new Drafting(decision, setup, board.players, this.sight.match, moment);
  }

  // Answers.

  act(text: string): void {
    this.session.act(text);
  }

  choose(option: Option): void {
    if (option.text) this.act(option.text);
    else if (option.pick) this.pick({ player: option.pick.player ?? this.picked.player, what: option.pick.what });
  }

  pick(picked: Picked): void {
    this.picked = picked;
    const square = this.players.find((p) => p.label === picked.player)?.square;
    if (square) this.cursor = square;
  }

  /** Whether a click on the square does anything. */
  isOpen(square: string): boolean {
    const there = this.playerOn(square)?.label ?? "";
    if (this.drafting) {
      return this.drafting.isMovable(there) || (this.drafting.picked !== null && this.drafting.isOwnSquare(square));
    }
    const { lights, targets, ready } = this.choices;
    return lights.has(square) || targets.has(there) || ready.has(there) || this.ways.has(square);
  }

  click(square: string): void {
    this.cursor = square;
    if (this.hasDragged) {
      this.hasDragged = false;
      return;
    }
    if (this.drafting) {
      this.drafting.click(square);
      return;
    }
    const there = this.playerOn(square)?.label ?? "";
    const light = this.choices.lights.get(square);
    const target = this.choices.targets.get(there);
    const way = this.ways.get(square);
    if (light) this.act(light.text);
    else if (target?.text) this.act(target.text);
    else if (target?.pick) this.pick(target.pick);
    else if (this.choices.ready.has(there)) this.pickPlayer(there);
    else if (way) this.walk(way);
    else {
      this.picked = NOTHING;
      this.pinned = there && this.pinned !== there ? there : null;
    }
  }

  pickPlayer(label: string): void {
    this.pick(this.picked.player === label ? NOTHING : { player: label, what: null });
  }

  /** A player in a dugout was clicked. */
  clickDugout(label: string): void {
    this.looked = label;
    if (this.drafting) {
      this.drafting.pick(label);
      return;
    }
    const target = this.choices.targets.get(label);
    if (target?.text) this.act(target.text);
    else if (target?.pick) this.pick(target.pick);
    else this.pinned = label;
  }

  look(label: string | null): void {
    this.looked = label;
  }

  ready(): void {
    if (this.drafting && !this.drafting.isEmpty) this.act(this.drafting.action);
  }

  undo(): void {
    this.steps = [];
    this.session.undo();
  }

  /** Escape: leave what was picked, or decline where that may be done. */
  escape(): void {
    if (this.asksConcede) this.asksConcede = false;
    else if (this.drafting?.picked) this.drafting.picked = null;
    else if (this.picked.player && this.picked.what) this.picked = { player: this.picked.player, what: null };
    else if (this.picked !== NOTHING) this.picked = NOTHING;
    else if (this.choices.decline) this.act(this.choices.decline);
    else if (this.showsPreGame) this.skipsPreGame = true;
  }

  /** The next own player who can act, for Tab; null after the last. */
  nextReady(backwards: boolean): boolean {
    const squares = this.drafting ? this.draftSquares() : this.readySquares();
    if (!squares.length) return false;
    const place = squares.indexOf(this.cursor);
    const next = place < 0 ? (backwards ? squares.length - 1 : 0) : place + (backwards ? -1 : 1);
    const square = squares[next];
    if (!square) return false;
    this.cursor = square;
    return true;
  }

  private readySquares(): string[] {
    const { ready, targets, lights } = this.choices;
    const able = this.players.filter((p) => p.square && (ready.has(p.label) || targets.has(p.label)));
    const squares = able.map((p) => p.square!);
    return squares.length ? squares : [...lights.keys()].slice(0, 12);
  }

  private draftSquares(): string[] {
    return this.players.filter((p) => p.square && this.drafting?.isMovable(p.label)).map((p) => p.square!);
  }

  private explain(square: string | null): string {
    if (!square || this.drafting) return "";
    const light = this.choices.lights.get(square);
    if (light?.needs.length) return `${square}: ${explainNeeds(light.needs, light.chance)}`;
    const there = this.playerOn(square)?.label ?? "";
    const target = this.choices.targets.get(there);
    if (!target || !this.decision) return "";
    const dice = formatDice(target.dice, target.chooser, this.decision.coach);
    const rolls = target.needs.length ? explainNeeds(target.needs, chanceOf(target.needs)) : "";
    const parts = [rolls, dice, target.armour?.text ?? ""].filter(Boolean);
    return parts.length ? `${declared(target.verb, this.terms)} ${there}: ${parts.join(", ")}` : "";
  }

  private playerOn(square: string): PlayerView | undefined {
    return this.players.find((player) => player.square === square);
  }

  // Walking several squares: a step is sent when the one before has been made without a roll.

  private findWays(): Map<string, string[]> {
    const none = new Map<string, string[]>();
    const { decision, board, picked } = this;
    if (!decision?.by_person || this.drafting || picked.what) return none;
    const label = decision.kind === "move" ? decision.player : picked.player;
    const player = board.players.find((p) => p.label === label);
    if (!player || player.rooted || !["move", "activate"].includes(decision.kind)) return none;
    const isNew = decision.kind === "activate";
    if (isNew && !decision.actions.some((act) => act.text === `activate ${label} move`)) return none;
    if (!isNew && !decision.actions.some((act) => act.verb === "move")) return none;
    const { activation } = board;
    return safeWays(board, player, isNew || !activation ? player.ma : activation.allowance - activation.moved);
  }

  private walk(way: string[]): void {
    this.walker = this.decision?.kind === "move" ? this.decision.player : this.picked.player;
    this.steps = [...way];
    if (this.decision?.kind === "activate") this.act(`activate ${this.walker} move`);
    else this.walkOn();
  }

  private walkOn(): void {
    const { decision } = this;
    const square = this.steps.shift();
    if (!square) return;
    const step = decision?.actions.find((act) => act.verb === "move" && act.square === square);
    const isMine = decision?.kind === "move" && decision.by_person && decision.player === this.walker;
    if (isMine && step && !step.needs.length) this.act(step.text);
    else this.steps = [];
  }

  // Dragging, in a set-up.

  grab(square: string | null, event: PointerEvent): void {
    this.isCursorUsed = false;
    const there = square && this.drafting ? this.playerOn(square) : null;
    if (there) this.startDrag(there.label, event);
  }

  startDrag(label: string, event: PointerEvent): void {
    if (!this.drafting?.isMovable(label) || event.button !== 0) return;
    const from = { x: event.clientX, y: event.clientY };
    this.hasDragged = false;
    const stop = new AbortController();
    const { signal } = stop;
    const move = (to: PointerEvent) => {
      const far = Math.hypot(to.clientX - from.x, to.clientY - from.y) > DRAG_STARTS;
      if (far || this.drag) this.drag = { player: label, x: to.clientX, y: to.clientY };
    };
    const drop = (to: PointerEvent) => {
      stop.abort();
      if (this.drag) this.drop(label, to);
      this.drag = null;
    };
    addEventListener("pointermove", move, { signal });
    addEventListener("pointerup", drop, { signal });
    addEventListener("pointercancel", () => { stop.abort(); this.drag = null; }, { signal });
  }

  private drop(label: string, event: PointerEvent): void {
    this.hasDragged = true;
    setTimeout(() => (this.hasDragged = false), 0);
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const square = under?.closest("[data-square]")?.getAttribute("data-square");
    if (square) this.drafting?.place(label, square);
    else if (under?.closest("[data-dugout]")) this.drafting?.remove(label);
  }
}
