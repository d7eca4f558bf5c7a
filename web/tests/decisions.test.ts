/** Every kind of decision can be answered: by squares, by players, by buttons. */

import { describe, expect, it } from "vitest";
import { areaOf, choicesOf, NOTHING, type Picked } from "../src/play/choices";
import { stepsOf, told } from "../src/pregame/steps";
import { formatArmour, formatChance, named } from "../src/play/words";
import type { ActionView, Board, DecisionView, LogLine } from "../src/protocol";
import { action, board, decision, need, player } from "./make";

const scene = (more: Partial<Board> = {}) => ({
  board: board(
    [player("H1", "k7", { name: "Edda" }), player("H2", null, { name: "Odo" }), player("H3", null), player("A1", "l7", { name: "Grim" })],
    more,
  ),
  terms: { stab: { name: "Stab", text: "Hits the armour at once." } },
});

/** Every notation that can be sent: at once, or after picking what leads on. */
function reach(asked: DecisionView, where = scene()): Set<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const look = (picked: Picked): void => {
    const name = JSON.stringify(picked);
    if (seen.has(name)) return;
    seen.add(name);
    const { lights, targets, options, ready, wares } = choicesOf(asked, picked, where);
    for (const { text } of lights.values()) found.add(text);
    for (const text of wares.values()) found.add(text);
    for (const { text, pick } of [...targets.values(), ...options]) {
      if (text) found.add(text);
      if (pick) look({ player: pick.player ?? picked.player, what: pick.what });
    }
    for (const label of ready) look({ player: label, what: null });
  };
  look(NOTHING);
  return found;
}

const texts = (asked: DecisionView): string[] => {
  const { grid, actions } = asked;
  const heads = grid ? (grid.players.length ? grid.players.map((label) => `${grid.verb} ${label}`) : [grid.verb]) : [];
  return [...actions.map((act) => act.text), ...heads.flatMap((head) => grid!.squares.map((square) => `${head} ${square}`))];
};

const acts = (...notations: string[]): ActionView[] => notations.map((text) => action(text));
const grid = (verb: string, players: string[] = []) => ({ verb, players, squares: ["f5", "f6"], needs: {} });

const ASKED: Record<string, DecisionView> = {
  "a special action": decision("activate", acts("activate H1 move", "activate H1 stab A1", "activate H1 stab A2", "activate H1 bombardier", "end")),
  "a blitz with a knife": decision("move", acts("move k6", "block A1", "special stab A1", "special projectile_vomit A1", "special stab A2", "end")),
  "a second target": decision("second_target", acts("select A1", "select A2")),
  "a strike": decision("strike", acts("block A1", "special stab A1")),
  "slipping away": decision("trickster", acts("move H1 l6", "move H1 l8", "no"), { player: "H1" }),
  "hit and run": decision("hit_and_run", acts("move H1 j6", "no"), { player: "H1" }),
  "ball and chain": decision("ball_and_chain", acts("option 1", "option 2", "option 3", "option 4", "end"), { player: "H1" }),
  "a swoop": decision("swoop", acts("option 1", "option 2", "option 3", "option 4", "no"), { player: "H2", origin: "a1" }),
  "a bomb to throw": decision("throw_bomb", [], { grid: grid("bomb") }),
  "a dump-off": decision("dump_off", acts("no"), { grid: grid("pass") }),
  "a kicked team-mate": decision("move", acts("move k6", "end"), { grid: grid("throw", ["H2", "H3"]) }),
  "a swarm": decision("swarming", acts("end"), { grid: grid("place", ["H2", "H3"]) }),
  "a wizard": decision("wizard", acts("select A1", "no"), { grid: grid("aim") }),
  "putting the ball down": decision("place_ball", acts("drop k6", "drop k8", "no"), { player: "H1" }),
  "runs after the ball": decision("on_the_ball", acts("select H1", "select H2", "no")),
  "a bite": decision("bite", acts("select H2", "no"), { player: "H1" }),
  "a shop": decision("inducements", acts("buy bribes", "buy weather_mage", "end"), {
    shop: { purse: 150000, wares: [] },
  }),
  "nobody knows what": decision(
    "hold_the_banner",
    acts("select A1", "wave A1", "wave k7", "plant k7", "plant H1 k8", "plant H2 k8", "option 7", "use stab", "end", "no"),
    { grid: grid("carry", ["H1", "H2"]) },
  ),
};

describe("every answer can be given", () => {
  it.each(Object.entries(ASKED))("to %s", (_, asked) => {
    expect([...reach(asked)].sort()).toEqual(texts(asked).sort());
  });

  it("and no two buttons of one question share a key", () => {
    for (const asked of Object.values(ASKED)) {
      const keys = choicesOf(asked, NOTHING, scene()).options.map((option) => option.key);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });
});

describe("what is lit at once", () => {
  it("is where the only player may go", () => {
    const found = choicesOf(ASKED["slipping away"]!, NOTHING, scene());
    expect([...found.lights.keys()]).toEqual(["l6", "l8"]);
    expect(found.options.map((option) => [option.key, option.text])).toEqual([["1", "move H1 l6"], ["2", "move H1 l8"], ["Escape", "no"]]);
  });

  it("is the square beside for each way to turn", () => {
    const found = choicesOf(ASKED["ball and chain"]!, NOTHING, scene());
    expect([...found.lights].map(([square, light]) => [square, light.text])).toEqual([
      ["l7", "option 1"],
      ["j7", "option 2"],
      ["k8", "option 3"],
      ["k6", "option 4"],
    ]);
    expect(found.options.map((option) => option.key)).toEqual(["1", "2", "3", "4", "e"]);
    const where = scene().board;
    expect(areaOf(found.lights.get("l7"), "l7", where)).toEqual(["l6", "l7", "l8"]);
    expect(areaOf(found.lights.get("k8"), "k8", where)).toEqual(["j8", "k8", "l8"]);
  });

  it("leaves out the ways that lead off the pitch, which stay in the strip", () => {
    const found = choicesOf(ASKED["a swoop"]!, NOTHING, scene());
    expect([...found.lights.keys()]).toEqual(["b1", "a2"]);
    expect(found.options.filter((option) => option.text?.startsWith("option")).length).toBe(4);
  });

  it("is where a bomb may be thrown to, and around it whom it may hit", () => {
    const found = choicesOf(ASKED["a bomb to throw"]!, NOTHING, scene());
    expect(found.lights.get("f5")?.text).toBe("bomb f5");
    expect(areaOf(found.lights.get("f5"), "f5", scene().board)).toHaveLength(9);
  });

  it("is where the first of the swarm may stand", () => {
    const found = choicesOf(ASKED["a swarm"]!, NOTHING, scene());
    expect(found.chosen).toBe("H2");
    expect(found.lights.get("f5")?.text).toBe("place H2 f5");
    expect(found.targets.get("H3")?.pick).toEqual({ player: "H3", what: null });
  });

  it("is whom the wizard may hit, and his squares once a fireball is meant", () => {
    const first = choicesOf(ASKED["a wizard"]!, NOTHING, scene());
    expect([first.lights.size, first.targets.get("A1")?.text]).toEqual([0, "select A1"]);
    const fireball = choicesOf(ASKED["a wizard"]!, { player: null, what: "aim" }, scene());
    expect([fireball.lights.size, fireball.targets.size]).toEqual([2, 0]);
  });
});

describe("the action menu", () => {
  it("names special actions as coaches do, apart from the others, with what they do", () => {
    const found = choicesOf(ASKED["a special action"]!, { player: "H1", what: null }, scene());
    expect(found.options.map(({ label, group, key, tip }) => [label, group, key, tip])).toEqual([
      ["Move", "", "m", ""],
      ["Stab", "Special", "v", "Hits the armour at once."],
      ["Throw bomb", "Special", "1", ""],
    ]);
  });

  it("keeps what stands in place of a block apart", () => {
    const found = choicesOf(ASKED["a blitz with a knife"]!, NOTHING, scene());
    expect(found.options.map((option) => option.label)).toEqual(["Block A1 Grim", "Stab", "Vomit A1 Grim", "end"]);
    expect(found.targets.get("A1")?.verb).toBe("block");
  });

  it("calls a kick a kick", () => {
    const kicking = scene({ activation: { player: "H1", action: "kick_team_mate", target: null, allowance: 6, moved: 0, rushes: 0 } });
    const found = choicesOf(ASKED["a kicked team-mate"]!, NOTHING, kicking);
    expect(found.options[0]?.label).toBe("Kick team-mate");
  });
});

describe("prompts", () => {
  it("have the players' names", () => {
    const { players } = scene().board;
    expect(named("Does H1 use Dodge on A1 Grim?", players)).toBe("Does H1 Edda use Dodge on A1 Grim?");
    expect(named("H99?", players)).toBe("H99?");
  });

  it("have the chance of a re-roll, with what must be passed before", () => {
    const roll = { name: "dodge", player: "H1", dice: [2], faces: ["2"], needed: 4, chooser: null, text: "" };
    expect(formatChance(action("reroll dodge"), roll)).toBe("50%");
    expect(formatChance(action("reroll team", { needs: [need("loner", 4)], chance: 0.5 }), roll)).toBe("25%");
    expect(formatChance(action("no"), roll)).toBe("");
  });

  it("tell an armour roll from a test", () => {
    expect(formatArmour({ needed: 8, chance: 0.42, text: "" })).toBe("AV 8+");
    expect(formatArmour(null)).toBe("");
  });
});

describe("before the match", () => {
  const line = (seq: number, kind: string): LogLine => ({ seq, kind, text: kind, coach: null, depth: 0, dice: [] });
  const log = ["joined", "fan_factor", "weather", "joined", "purse", "induced", "joined", "toss_won", "half_started", "weather"].map(
    (kind, seq) => line(seq, kind),
  );

  it("each line stands under its step", () => {
    const steps = stepsOf(log, null);
    expect(steps.map((step) => step.lines.map(({ seq }) => seq))).toEqual([[1], [2], [3], [4, 5, 6], [], [7]]);
    expect(steps.every((step) => step.state === "done")).toBe(true);
  });

  it("the same again is counted, gold is told in thousands", () => {
    const lines = [line(1, "induced"), line(2, "induced"), { ...line(3, "purse"), text: "They may spend 0 gold" }];
    const rich = { ...line(4, "purse"), text: "They may spend 745000 gold" };
    expect(told([...lines, rich]).map(({ text }) => text)).toEqual(["induced (2 times)", "They may spend 745,000 gold"]);
  });

  it("the step that is asked about is the one now", () => {
    const steps = stepsOf(log.slice(0, 5), "inducements");
    expect(steps.map((step) => step.state)).toEqual(["done", "done", "done", "now", "later", "later"]);
  });
});
