/** What a coach can do about a decision: what is lit on the pitch, and what stands in the strip. */

import { pointOf, squareAt, step } from "../board/square";
import type { ActionView, Armour, Board, DecisionView, Need, Side, Term } from "../protocol";
import { asksByNumber, declared, FACINGS, isSpecial, letterOf } from "./keys";
import { optionLabel } from "./words";

/** What the coach has picked so far on the way to an answer. */
export interface Picked {
  /** The player whose actions are looked at. */
  player: string | null;
  /** The kind of action chosen, such as `blitz` or `pass`, where its target is still open. */
  what: string | null;
}

export const NOTHING: Picked = { player: null, what: null };

/** What the choices are told with: names of players, where they are, what a skill does. */
export interface Scene {
  board: Board | null;
  terms: Record<string, Term>;
}

const NOWHERE: Scene = { board: null, terms: {} };

/** A square that can be clicked, and what it needs. */
export interface Light {
  text: string;
  verb: string;
  needs: Need[];
  chance: number;
  /** The way that something is turned, as a step on the pitch. */
  facing: readonly [number, number] | null;
}

/** A player that can be clicked as the answer, or as its target. */
export interface Target {
  text: string | null;
  pick: Picked | null;
  verb: string;
  needs: Need[];
  dice: number;
  chooser: Side | null;
  armour: Armour | null;
}

/** A button in the strip: it answers (`text`) or leads on (`pick`). */
export interface Option {
  text: string | null;
  pick: Picked | null;
  key: string;
  label: string;
  /** Under which heading it stands; empty for the plain ones. */
  group: string;
  /** What it does, in a sentence, where that is worth saying. */
  tip: string;
  needs: Need[];
  chance: number;
  dice: number;
  chooser: Side | null;
  armour: Armour | null;
  action: ActionView | null;
}

export interface Choices {
  lights: Map<string, Light>;
  targets: Map<string, Target>;
  /** Players of the own side that can be picked to act. */
  ready: Set<string>;
  options: Option[];
  /** What can be bought in the shop: the notation by ware. */
  wares: Map<string, string>;
  /** The player for whom squares are lit, where others could be picked instead. */
  chosen: string | null;
  /** The notation that declines, for Escape. */
  decline: string | null;
  /** The notation that gives the match up, if that may be done now. */
  concede: string | null;
}

/** So few squares are listed in the strip as well. */
const FEW = 8;

/** Everything that can be clicked or pressed now. */
export function choicesOf(decision: DecisionView | null, picked: Picked, scene: Scene = NOWHERE): Choices {
  const found = new Gathering(decision, picked, scene);
  if (decision?.by_person) found.gather(decision);
  return found.choices;
}

class Gathering {
  readonly choices: Choices = {
    lights: new Map(),
    targets: new Map(),
    ready: new Set(),
    options: [],
    wares: new Map(),
    chosen: null,
    decline: null,
    concede: null,
  };
  private readonly kind: string;
  private readonly byNumber: boolean;

  constructor(
    decision: DecisionView | null,
    private readonly picked: Picked,
    private readonly scene: Scene,
  ) {
    this.kind = decision?.kind ?? "";
    this.byNumber = asksByNumber(this.kind);
  }

  gather(decision: DecisionView): void {
    if (decision.setup && decision.kind === "set_up") return;
    const acts = decision.actions;
    this.choices.concede = acts.find((act) => act.verb === "concede")?.text ?? null;
    this.choices.decline = acts.find((act) => act.verb === "no")?.text ?? null;
    const activations = acts.filter((act) => act.verb === "activate");
    let others = acts.filter((act) => act.verb !== "activate" && act.verb !== "concede");
    if (activations.length) this.addActivations(activations);
    const isAiming = this.addGrid(decision, others);
    if (decision.shop) others = this.fillShop(others);
    if (decision.kind in FACINGS) others = this.addFacings(decision, others);
    this.addSingles(others, isAiming);
    this.number();
  }

  /** Whom to activate; of the player picked, for what; of an action picked, against whom. */
  private addActivations(activations: ActionView[]): void {
    for (const act of activations) if (act.player) this.choices.ready.add(act.player);
    const { player, what } = this.picked;
    const own = activations.filter((act) => act.player === player);
    if (!player || !own.length) return;
    if (what) {
      for (const act of own.filter((act) => act.what === what)) this.addTarget(act, true);
      return;
    }
    const byKind = [...grouped(own, (act) => act.what ?? "")];
    const inOrder = [...byKind.filter(([kind]) => !isSpecial(kind)), ...byKind.filter(([kind]) => isSpecial(kind))];
    for (const [kind, acts] of inOrder) {
      const only = acts.length === 1 ? acts[0]! : null;
      const name = this.nameOf(kind);
      this.addOption({
        text: only?.text ?? null,
        pick: only ? null : { player, what: kind },
        label: only?.target ? `${name} ${this.who(only.target)}` : name,
        key: letterOf(kind),
        group: isSpecial(kind) ? "Special" : "",
        tip: isSpecial(kind) ? this.tell(kind) : "",
        action: only,
      });
      if (kind === "block") for (const act of acts) this.addTarget(act, false);
    }
  }

  /** A grid: every square for nobody or for the player picked. Returns whether it alone is open. */
  private addGrid(decision: DecisionView, others: ActionView[]): boolean {
    const grid = decision.grid;
    if (!grid) return false;
    const { player, what } = this.picked;
    const hasRivals = others.some((act) => act.square || act.player || act.target);
    if (hasRivals && what !== grid.verb) {
      const label = this.gridName(grid.verb);
      this.addOption({ pick: { player: null, what: grid.verb }, label, key: letterOf(grid.verb) });
      return false;
    }
    let head = grid.verb;
    if (grid.players.length) {
      const isOpen = grid.players.length === 1 || grid.verb === "place";
      const chosen = player && grid.players.includes(player) ? player : isOpen ? grid.players[0]! : null;
      for (const label of grid.players) {
        if (label === chosen) continue;
        const pick = { player: label, what };
        this.choices.targets.set(label, target(grid.verb, { pick }));
        this.addOption({ pick, label: this.who(label), key: "#" });
      }
      if (!chosen) return hasRivals;
      this.choices.chosen = chosen;
      head = `${grid.verb} ${chosen}`;
    }
    this.lightGrid(grid.verb, head, grid.squares, grid.needs);
    return hasRivals;
  }

  private lightGrid(
    verb: string,
    head: string,
    squares: string[],
    needs: Record<string, Need[]>,
  ): void {
    for (const square of squares) {
      const tests = needs[square] ?? [];
      const chance = tests.reduce((product, test) => (product * (7 - test.needed)) / 6, 1);
      this.choices.lights.set(square, { text: `${head} ${square}`, verb, needs: tests, chance, facing: null });
    }
  }

  /** What can be bought stands in the shop; what is left stands in the strip. */
  private fillShop(acts: ActionView[]): ActionView[] {
    for (const act of acts) if (act.verb === "buy" && act.what) this.choices.wares.set(act.what, act.text);
    return acts.filter((act) => act.verb !== "buy");
  }

  /** Which way to turn: the square beside is lit for each way, and each stands in the strip. */
  private addFacings(decision: DecisionView, acts: ActionView[]): ActionView[] {
    const { board } = this.scene;
    const from = decision.origin ?? this.player(decision.player)?.square ?? null;
    for (const act of acts) {
      const facing = FACINGS[decision.kind]![Number(act.what) - 1];
      if (act.verb !== "option" || !facing) continue;
      const square = board && from ? step(from, ...facing.step, board.length, board.width) : null;
      // What a swoop is previewed with is the throw, which is over.
      const shown = decision.kind === "swoop" ? { ...act, needs: [], chance: 1 } : act;
      const { text, needs, chance } = shown;
      if (square) this.choices.lights.set(square, { text, verb: "face", needs, chance, facing: facing.step });
      this.addOption({ text, label: facing.label, key: "#", action: shown });
    }
    return acts.filter((act) => act.verb !== "option");
  }

  private addSingles(acts: ActionView[], isAiming: boolean): void {
    // Of a whole team only the pitch shows whom a spell may hit.
    const isListed = this.byNumber && this.kind !== "wizard";
    for (const all of grouped(acts, shapeOf).values()) {
      const first = all[0]!;
      if (first.verb === "no") {
        this.addOption({ text: first.text, label: optionLabel(first), key: "Escape", action: first });
      } else if (first.target && first.square) {
        for (const act of all) this.addSingle(act);
      } else if (first.player && first.square) {
        this.addSteps(all);
      } else if (first.square) {
        if (!isAiming) this.addSquares(all);
      } else if (first.target) {
        if (!isAiming) this.addTargets(wayOf(first), all);
      } else if (first.player) {
        if (!isAiming) for (const act of all) this.addTarget({ ...act, target: act.player }, isListed);
      } else if (first.verb !== "end" || !this.choices.ready.size || !this.picked.player) {
        for (const act of all) this.addSingle(act);
      }
    }
  }

  /** Somebody to some square: the only one's squares at once, else those of the player picked. */
  private addSteps(acts: ActionView[]): void {
    const movers = new Set(acts.map((act) => act.player));
    const only = movers.size === 1 ? acts[0]!.player : null;
    if (!only) for (const mover of movers) if (mover) this.choices.ready.add(mover);
    const own = acts.filter((act) => act.player === (only ?? this.picked.player));
    this.addSquares(own);
  }

  /** Squares are lit; those few that answer a question are listed as well. */
  private addSquares(acts: ActionView[]): void {
    const isListed = this.byNumber && acts.length <= FEW;
    for (const act of acts) {
      const isTaken = this.choices.lights.has(act.square!);
      if (!isTaken) this.light(act);
      if (isTaken || isListed) this.addSingle(act);
    }
  }

  /** Blocks, fouls, hand-offs: the targets are lit, and one letter leads to them. */
  private addTargets(way: string, acts: ActionView[]): void {
    if (this.picked.what === way) {
      for (const act of acts) this.addTarget(act, true);
      return;
    }
    for (const act of acts) {
      if (act.target && !this.choices.targets.has(act.target)) this.addTarget(act, false);
    }
    const only = acts.length === 1 ? acts[0]! : null;
    const { verb, what } = acts[0]!;
    const name = this.nameOf(verb === "special" ? (what ?? verb) : verb);
    this.addOption({
      text: only?.text ?? null,
      pick: only ? null : { player: null, what: way },
      label: only?.target ? `${name} ${this.who(only.target)}` : name,
      key: letterOf(verb),
      tip: verb === "special" ? this.tell(what ?? "") : "",
      action: only,
    });
  }

  private addSingle(act: ActionView): void {
    const key = this.byNumber || act.verb === "option" ? "" : letterOf(act.verb);
    const tip = ["use", "reroll"].includes(act.verb) ? this.tell(act.what ?? "") : "";
    this.addOption({ text: act.text, label: optionLabel(act), key, tip, action: act });
  }

  private light(act: ActionView): void {
    const { text, verb, needs, chance } = act;
    if (act.square) this.choices.lights.set(act.square, { text, verb, needs, chance, facing: null });
  }

  private addTarget(act: ActionView, isListed: boolean): void {
    if (!act.target) return;
    const { text, needs, dice, chooser, armour } = act;
    const verb = act.verb === "activate" ? (act.what ?? act.verb) : act.verb === "special" ? (act.what ?? act.verb) : act.verb;
    this.choices.targets.set(act.target, { ...target(verb, { text }), needs, dice, chooser, armour });
    if (isListed) this.addOption({ text, label: this.who(act.target), key: "#", action: act });
  }

  private addOption(given: Partial<Option> & { label: string; key: string }): void {
    const act = given.action ?? null;
    this.choices.options.push({
      text: given.text ?? null,
      pick: given.pick ?? null,
      key: given.key,
      label: given.label,
      group: given.group ?? "",
      tip: given.tip ?? "",
      needs: act?.needs ?? [],
      chance: act?.chance ?? 1,
      dice: act?.dice ?? 0,
      chooser: act?.chooser ?? null,
      armour: act?.armour ?? null,
      action: act,
    });
  }

  /** Give every option without a letter the next number, and no letter twice. */
  private number(): void {
    let next = 1;
    const taken = new Set<string>();
    for (const option of this.choices.options) {
      if (option.key !== "Escape" && (!option.key || option.key === "#" || taken.has(option.key))) {
        option.key = next <= 9 ? String(next) : "";
        next += 1;
      }
      taken.add(option.key);
    }
  }

  // What things are called.

  private player(label: string | null) {
    return this.scene.board?.players.find((player) => player.label === label);
  }

  private who(label: string): string {
    return `${label} ${this.player(label)?.name ?? ""}`.trim();
  }

  private nameOf(kind: string): string {
    return declared(kind, this.scene.terms);
  }

  private gridName(verb: string): string {
    if (this.kind === "wizard") return "Fireball";
    const action = this.scene.board?.activation?.action ?? "";
    return this.nameOf(verb === "throw" && isSpecial(action) ? action : verb);
  }

  private tell(id: string): string {
    return this.scene.terms[id]?.text ?? "";
  }
}

/** The squares that an answer bears on beside the one that is clicked: where it may swing or burst. */
export function areaOf(light: Light | undefined, square: string, board: Board): string[] {
  if (!light) return [];
  const { x, y } = pointOf(square);
  if (light.facing) {
    const [dx, dy] = light.facing;
    return onPitch([-1, 0, 1].map((aside) => [x + aside * dy, y + aside * dx]), board);
  }
  if (light.verb !== "bomb" && !(light.verb === "aim" && board.window !== null)) return [];
  return onPitch([-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => [x + dx, y + dy])), board);
}

function onPitch(points: number[][], board: Board): string[] {
  const inside = points.filter(([x, y]) => x! >= 0 && y! >= 0 && x! < board.length && y! < board.width);
  return inside.map(([x, y]) => squareAt(x!, y!));
}

/** What belongs together: a verb, and of special actions which. */
function wayOf(act: ActionView): string {
  return act.verb === "special" ? `special ${act.what}` : act.verb;
}

/** Actions of one way that name the same things. */
function shapeOf(act: ActionView): string {
  return [wayOf(act), act.player !== null, act.target !== null, act.square !== null].join();
}

function target(verb: string, given: Partial<Target>): Target {
  return { text: null, pick: null, verb, needs: [], dice: 0, chooser: null, armour: null, ...given };
}

function grouped<T>(items: T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
