import { describe, expect, it } from "vitest";
import { markedSquares, safeWays } from "../src/play/walk";
import { board, player } from "./make";

describe("walking without a roll", () => {
  it("reaches as far as the movement allows", () => {
    const walker = player("H1", "m8");
    const ways = safeWays(board([walker]), walker, 2);
    expect(ways.size).toBe(24);
    expect(ways.get("o8")).toEqual(["n8", "o8"]);
  });

  it("does not go through anybody, and ends beside an opponent", () => {
    const walker = player("H1", "a1");
    const table = board([walker, player("H2", "b2"), player("A1", "d1")]);
    const ways = safeWays(table, walker, 6);
    expect(ways.get("b1")).toEqual(["b1"]);
    expect(ways.get("c1")).toEqual(["b1", "c1"]);
    expect([...ways.values()].some((way) => way.slice(0, -1).includes("c1"))).toBe(false);
    expect(ways.has("b2")).toBe(false);
  });

  it("goes nowhere from a marked square or from the ground", () => {
    const marked = player("H1", "m8");
    expect(safeWays(board([marked, player("A1", "n8")]), marked, 6).size).toBe(0);
    const prone = player("H1", "m8", { posture: "prone" });
    expect(safeWays(board([prone]), prone, 6).size).toBe(0);
  });

  it("ends on the ball", () => {
    const walker = player("H1", "a1");
    const table = board([walker, player("H2", "a2"), player("H3", "b2")], {
      ball: { state: "ground", square: "b1", carrier: null },
    });
    expect([...safeWays(table, walker, 6).keys()]).toEqual(["b1"]);
  });

  it("fears no one who lies or is distracted", () => {
    const table = board([player("A1", "n8", { posture: "prone" }), player("A2", "q8", { distracted: true })]);
    expect(markedSquares(table, "home").size).toBe(0);
  });
});
