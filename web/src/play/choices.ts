/** What a coach can do about a decision: what is lit on the pitch, and what stands in the strip. */

import type { ActionView, DecisionView, Need, Side } from "../protocol";
import { asksByNumber, declared, letterOf } from "./keys";
import { optionLabel } from "./words";

/** What the coach has picked so far on the way to an answer. */
export interface Picked {
  /** The player whose actions are looked at. */
  player: string | null;
  /** The kind of action chosen, such as `blitz` or `pass`, where its target is still open. */
  what: string | null;
}

export const NOTHING: Picked = { player: null, what: null };

/** A square that can be clicked, and what it needs. */
export interface Light {
  text: string;
  verb: string;
  needs: Need[];
  chance: number;
}

/** A player that can be clicked as the answer, or as its target. */
export interface Target {
  text: string | null;
  pick: Picked | null;
  verb: string;
  needs: Need[];
  dice: number;
  chooser: Side | null;
}

/** A button in the strip: it answers (`text`) or leads on (`pick`). */
export interface Option {
  text: string | null;
  pick: Picked | null;
  key: string;
  label: string;
  needs: Need[];
  dice: number;
  chooser: Side | null;
  action: ActionView | null;
}

export interface Choices {
  lights: Map<string, Light>;
  targets: Map<string, Target>;
  /** Players of the own side that can be picked to act. */
  ready: Set<string>;
  options: Option[];
  /** The notation that declines, for Escape. */
  decline: string | null;
  /** The notation that gives the match up, if that may be done now. */
  concede: string | null;
}

const MARKED_BY_TARGET = ["block", "foul", "handoff", "special"];

/** Everything that can be clicked or pressed now. */
export function choicesOf(decision: DecisionView | null, picked: Picked): Choices {
  const found = new Gathering(decision, picked);
  if (decision?.by_person) found.gather(decision);
  return found.choices;
}

class Gathering {
  readonly choices: Choices = {
    lights: new Map(),
    targets: new Map(),
    ready: new Set(),
    options: [],
    decline: null,
    concede: null,
  };
  private readonly byNumber: boolean;

  constructor(
    decision: DecisionView | null,
    private readonly picked: Picked,
  ) {
    this.byNumber = asksByNumber(decision?.kind ?? "");
  }

  gather(decision: DecisionView): void {
    if (decision.setup && decision.kind === "set_up") return;
    const acts = decision.actions;
    this.choices.concede = acts.find((act) => act.verb === "concede")?.text ?? null;
    this.choices.decline = acts.find((act) => act.verb === "no")?.text ?? null;
    const activations = acts.filter((act) => act.verb === "activate");
    const others = acts.filter((act) => act.verb !== "activate" && act.verb !== "concede");
    if (activations.length) this.addActivations(activations);
    this.addGrid(decision);
    this.addSingles(others);
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
    for (const [kind, acts] of grouped(own, (act) => act.what ?? "")) {
      const only = acts.length === 1 ? acts[0]! : null;
      this.addOption({
        text: only?.text ?? null,
        pick: only ? null : { player, what: kind },
        label: only?.target ? `${declared(kind)} ${only.target}` : declared(kind),
        key: letterOf(kind),
        action: only,
      });
      if (kind === "block") for (const act of acts) this.addTarget(act, false);
    }
  }

  /** A grid: every square for nobody or for the player picked. */
  private addGrid(decision: DecisionView): void {
    const grid = decision.grid;
    if (!grid) return;
    const { player, what } = this.picked;
    const hasRivals = decision.actions.some((act) => act.square);
    if (hasRivals && what !== grid.verb) {
      const pick = { player: null, what: grid.verb };
      this.addOption({ pick, label: declared(grid.verb), key: letterOf(grid.verb) });
      return;
    }
    if (grid.players.length) {
      const only = grid.players.length === 1 ? grid.players[0]! : null;
      const chosen = player && grid.players.includes(player) ? player : only;
      for (const label of grid.players) {
        const pick = { player: label, what };
        if (label === chosen) continue;
        this.choices.targets.set(label, target(grid.verb, { pick }));
        this.addOption({ pick, label, key: "#" });
      }
      if (!chosen) return;
      this.lightGrid(grid.verb, `${grid.verb} ${chosen}`, grid.squares, grid.needs);
    } else {
      this.lightGrid(grid.verb, grid.verb, grid.squares, grid.needs);
    }
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
      this.choices.lights.set(square, { text: `${head} ${square}`, verb, needs: tests, chance });
    }
  }

  private addSingles(acts: ActionView[]): void {
    const { player, what } = this.picked;
    const isAiming = what === "pass" || what === "throw";
    for (const [verb, all] of grouped(acts, (act) => act.verb)) {
      const first = all[0]!;
      if (verb === "no") {
        this.addOption({ text: first.text, label: optionLabel(first), key: "Escape", action: first });
      } else if (first.square && first.player) {
        for (const act of all) if (act.player) this.choices.ready.add(act.player);
        for (const act of all) if (act.player === player) this.light(act);
      } else if (first.square) {
        if (!isAiming) for (const act of all) this.light(act);
        if (verb === "push") for (const act of all) this.addSingle(act);
      } else if (MARKED_BY_TARGET.includes(verb)) {
        this.addTargets(verb, all);
      } else if (first.player) {
        for (const act of all) this.addTarget({ ...act, target: act.player }, this.byNumber);
      } else if (verb !== "end" || !this.choices.ready.size || !player) {
        for (const act of all) this.addSingle(act);
      }
    }
  }

  /** Blocks, fouls, hand-offs: the targets are lit, and one letter leads to them. */
  private addTargets(verb: string, acts: ActionView[]): void {
    const { what } = this.picked;
    if (what === "pass" || what === "throw") return;
    if (what === verb) {
      for (const act of acts) this.addTarget(act, true);
      return;
    }
    for (const act of acts) {
      if (act.target && !this.choices.targets.has(act.target)) this.addTarget(act, false);
    }
    const only = acts.length === 1 ? acts[0]! : null;
    const name = declared(verb === "special" ? (acts[0]!.what ?? verb) : verb);
    this.addOption({
      text: only?.text ?? null,
      pick: only ? null : { player: null, what: verb },
      label: only ? `${name} ${only.target}` : name,
      key: letterOf(verb),
      action: only,
    });
  }

  private addSingle(act: ActionView): void {
    const key = this.byNumber ? "" : letterOf(act.verb);
    this.addOption({ text: act.text, label: optionLabel(act), key, action: act });
  }

  private light(act: ActionView): void {
    const { text, verb, needs, chance } = act;
    if (act.square) this.choices.lights.set(act.square, { text, verb, needs, chance });
  }

  private addTarget(act: ActionView, isListed: boolean): void {
    if (!act.target) return;
    const { text, needs, dice, chooser } = act;
    const verb = act.verb === "activate" ? (act.what ?? act.verb) : act.verb;
    this.choices.targets.set(act.target, { ...target(verb, { text }), needs, dice, chooser });
    if (isListed) this.addOption({ text, label: act.target, key: "#", action: act });
  }

  private addOption(given: Partial<Option> & { label: string; key: string }): void {
    const act = given.action ?? null;
    this.choices.options.push({
      text: given.text ?? null,
      pick: given.pick ?? null,
      key: given.key,
      label: given.label,
      needs: act?.needs ?? [],
      dice: act?.dice ?? 0,
      chooser: act?.chooser ?? null,
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
}

function target(verb: string, given: Partial<Target>): Target {
  return { text: null, pick: null, verb, needs: [], dice: 0, chooser: null, ...given };
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
