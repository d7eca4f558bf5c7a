import { describe, expect, it } from "vitest";
import { asAction, findings, flipped, placed, playerOn, removed, tally } from "../src/setup/draft";
import { board } from "./make";

describe("a draft", () => {
  it("puts players on squares and swaps two", () => {
    const first = placed(placed({}, "H1", "m7"), "H2", "m8");
    expect(placed(first, "H1", "m8")).toEqual({ H1: "m8", H2: "m7" });
    expect(placed(first, "H3", "m8")).toEqual({ H1: "m7", H3: "m8" });
    expect(playerOn(first, "m8")).toBe("H2");
    expect(removed(first, "H2")).toEqual({ H1: "m7" });
  });

  it("is mirrored as a whole", () => {
    expect(flipped({ H1: "k2", H2: "m8" }, 15)).toEqual({ H1: "k14", H2: "m8" });
  });

  it("is one action", () => {
    expect(asAction({ H1: "m7", H2: "m8" })).toBe("setup H1=m7 H2=m8");
    expect(asAction({ H1: "m7", H2: "m9" }, { H1: "m7", H2: "m8" })).toBe("setup H2=m9");
  });

  it("is counted as the rules count it", () => {
    const draft = { H1: "m7", H2: "m2", H3: "k13", H4: "l8" };
    expect(tally(draft, ["a1", "m1"], board([]))).toEqual({ placed: 4, line: 1, wide: [1, 1] });
    expect(tally({ A1: "n8" }, ["n1", "z1"], board([])).line).toBe(1);
  });

  it("is refused with every constraint by itself", () => {
    const message = "This set-up is not legal: 11 players must be set up, not 9; m7 holds more than one player.";
    expect(findings(message)).toEqual(["11 players must be set up, not 9", "m7 holds more than one player"]);
  });
});
