import { describe, expect, it } from "vitest";
import { choicesOf, NOTHING } from "../src/play/choices";
import { explainNeeds, formatDice, formatNamedNeeds, formatNeeds } from "../src/play/words";
import { action, decision, need } from "./make";

const turn = decision("activate", [
  action("activate H1 move"),
  action("activate H1 block A3", { dice: 2, chooser: "home" }),
  action("activate H1 block A4", { dice: 2, chooser: "away" }),
  action("activate H1 blitz A3"),
  action("activate H1 blitz A9"),
  action("activate H2 move"),
  action("end"),
  action("concede"),
]);

describe("whom to activate", () => {
  it("offers every player who can act, and the end of the turn", () => {
    const found = choicesOf(turn, NOTHING);
    expect([...found.ready]).toEqual(["H1", "H2"]);
    expect(found.options.map((option) => [option.key, option.text])).toEqual([["e", "end"]]);
    expect(found.concede).toBe("concede");
    expect(found.decline).toBeNull();
  });

  it("offers the actions of the player picked by letter, one target at once", () => {
    const found = choicesOf(turn, { player: "H1", what: null });
    expect(found.options.map((option) => option.key)).toEqual(["m", "b", "z"]);
    expect(found.options[0]?.text).toBe("activate H1 move");
    expect(found.options[1]?.pick).toEqual({ player: "H1", what: "block" });
  });

  it("lights the blocks of the player picked with dice and chooser", () => {
    const found = choicesOf(turn, { player: "H1", what: null });
    expect([...found.targets.keys()]).toEqual(["A3", "A4"]);
    expect(found.targets.get("A4")).toMatchObject({ verb: "block", dice: 2, chooser: "away" });
  });

  it("numbers the targets of an action", () => {
    const found = choicesOf(turn, { player: "H1", what: "blitz" });
    expect(found.options.map((option) => [option.key, option.text])).toEqual([
      ["1", "activate H1 blitz A3"],
      ["2", "activate H1 blitz A9"],
    ]);
    expect(found.targets.get("A9")?.text).toBe("activate H1 blitz A9");
  });

  it("offers nothing while the computer decides", () => {
    const found = choicesOf({ ...turn, by_person: false }, NOTHING);
    expect(found.ready.size + found.options.length).toBe(0);
  });
});

describe("in an activation", () => {
  const grid = { verb: "pass", players: [], squares: ["h8", "h9"], needs: { h8: [need("pass", 3), need("catch", 4)] } };
  const move = decision(
    "move",
    [
      action("move g8", { needs: [need("dodge", 4)], chance: 0.5 }),
      action("block A3", { dice: 1, chooser: "home" }),
      action("end"),
    ],
    { grid, player: "H1" },
  );

  it("lights squares with what they need", () => {
    const found = choicesOf(move, NOTHING);
    expect(found.lights.get("g8")).toMatchObject({ text: "move g8", chance: 0.5 });
    expect(found.lights.has("h8")).toBe(false);
    expect(found.targets.get("A3")?.text).toBe("block A3");
    expect(found.options.map((option) => option.key)).toEqual(["p", "b", "e"]);
  });

  it("lights the squares of a pass once that is chosen", () => {
    const found = choicesOf(move, { player: null, what: "pass" });
    expect([...found.lights.keys()]).toEqual(["h8", "h9"]);
    expect(found.lights.get("h8")?.chance).toBeCloseTo(1 / 3);
    expect(found.targets.size).toBe(0);
  });

  it("asks first who is thrown", () => {
    const thrown = { verb: "throw", players: ["H11", "H12"], squares: ["k4"], needs: {} };
    const start = decision("move", [action("move g8"), action("end")], { grid: thrown });
    const who = choicesOf(start, { player: null, what: "throw" });
    expect(who.targets.get("H12")?.pick).toEqual({ player: "H12", what: "throw" });
    const where = choicesOf(start, { player: "H12", what: "throw" });
    expect(where.lights.get("k4")?.text).toBe("throw H12 k4");
  });
});

describe("questions", () => {
  it("are answered by number, and declined by Escape", () => {
    const answers = [
      action("reroll dodge", { label: "Re-roll with Dodge" }),
      action("reroll team", { label: "Team re-roll (2 left)" }),
      action("no", { label: "No re-roll" }),
    ];
    const found = choicesOf(decision("reroll", answers), NOTHING);
    expect(found.options.map((option) => [option.key, option.label])).toEqual([
      ["1", "Re-roll with Dodge"],
      ["2", "Team re-roll (2 left)"],
      ["Escape", "No re-roll"],
    ]);
    expect(found.decline).toBe("no");
  });

  it("about a square light it too", () => {
    const found = choicesOf(decision("push", [action("push e5"), action("push e6")]), NOTHING);
    expect([...found.lights.keys()]).toEqual(["e5", "e6"]);
    expect(found.options.map((option) => option.key)).toEqual(["1", "2"]);
  });

  it("about a player mark them too", () => {
    const found = choicesOf(decision("interfere", [action("select A3"), action("no")]), NOTHING);
    expect(found.targets.get("A3")?.text).toBe("select A3");
    expect(found.options[0]?.key).toBe("1");
  });

  it("about a kick light the whole half", () => {
    const grid = { verb: "aim", players: [], squares: ["t8", "u8"], needs: {} };
    const found = choicesOf(decision("place_kick", [], { grid }), NOTHING);
    expect(found.lights.get("u8")?.text).toBe("aim u8");
  });

  it("of a quick snap let a player be picked, then a square", () => {
    const snap = decision("quick_snap", [action("move H1 c5"), action("move H2 d5"), action("end")]);
    expect([...choicesOf(snap, NOTHING).ready]).toEqual(["H1", "H2"]);
    expect([...choicesOf(snap, { player: "H2", what: null }).lights.keys()]).toEqual(["d5"]);
  });
});

describe("rolls in words", () => {
  it("are short on a square", () => {
    expect(formatNeeds([need("rush", 2), need("dodge", 4)])).toBe("2+ 4+");
    expect(formatNeeds([need("dodge", 7)])).toBe("no");
  });

  it("are told with their reasons", () => {
    const dodge = { ...need("dodge", 4), modifiers: { marked: -1 } };
    expect(explainNeeds([dodge], 0.5)).toBe("dodge 4+ (marked -1): 50%");
    expect(explainNeeds([], 1)).toBe("no roll");
  });

  it("tell who picks among block dice", () => {
    expect(formatDice(1, "home", "home")).toBe("1 die");
    expect(formatDice(2, "home", "home")).toBe("2 dice, you pick");
    expect(formatDice(3, "away", "home")).toBe("3 dice, they pick");
  });
});

it("tells a roll before the action by its name, and the action's own short", () => {
  expect(formatNamedNeeds([need("bloodlust", 3), need("dodge", 2)])).toBe("Bloodlust 3+ 2+");
});
