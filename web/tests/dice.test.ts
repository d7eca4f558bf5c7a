import { describe, expect, it } from "vitest";
import { fromDecision, fromEvent, lastRolls } from "../src/dice/rolled";

const dodge = { seq: 9, kind: "roll", player: "H1", name: "dodge", dice: [2], sides: 6, needed: 3, passed: false };

describe("dice that fell", () => {
  it("are read from the diary", () => {
    expect(fromEvent(dodge)).toMatchObject({ name: "dodge", faces: [2], needed: 3, passed: false, isReroll: false });
    expect(fromEvent({ seq: 1, kind: "moved", player: "H1" })).toBeNull();
    const block = { seq: 2, kind: "roll", name: "block", dice: [1, 4], results: ["player_down", "push_back"], rerolled: 1 };
    expect(fromEvent(block)).toMatchObject({ faces: ["player_down", "push_back"], isReroll: true });
  });

  it("are read from a question", () => {
    const roll = { name: "block", player: "H1", dice: [5, 6], faces: ["Stumble", "Pow"], needed: null, chooser: "home" as const, text: "" };
    expect(fromDecision(roll)).toMatchObject({ faces: ["stumble", "pow"], passed: null, needed: 0 });
    expect(fromDecision({ ...roll, name: "dodge", dice: [2], needed: 3 })).toMatchObject({ passed: false });
    expect(fromDecision({ ...roll, dice: [] })).toBeNull();
  });

  it("keep only the last few", () => {
    const before = lastRolls([dodge, { ...dodge, seq: 10 }], [], 2);
    const after = lastRolls([{ ...dodge, seq: 11 }], before, 2);
    expect(after.map((roll) => roll.seq)).toEqual([10, 11]);
    expect(lastRolls([], after, 2)).toBe(after);
  });
});
