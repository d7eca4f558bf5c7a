import { expect, test } from "vitest";
import type { TeamChoice } from "../src/protocol";
import { tiersOf } from "../src/start/tiers";

const team = (id: string, roster_name: string, tier: number): TeamChoice => ({
  id, name: `The ${roster_name}s`, roster_name, tier,
});

test("teams stand under their tier, the easiest first, and in alphabetical order", () => {
  const tiers = tiersOf([team("snotling", "Snotling", 3), team("orc", "Orc", 1), team("human", "Human", 1)]);
  expect(tiers.map((tier) => tier.name)).toEqual(["Tier 1: forgiving", "Tier 3: for those who like it hard"]);
  expect(tiers.map((tier) => tier.teams.map((it) => it.id))).toEqual([["human", "orc"], ["snotling"]]);
});

test("a tier without words of its own still has its number", () => {
  expect(tiersOf([team("other", "Other", 4)])[0]?.name).toBe("Tier 4");
  expect(tiersOf([])).toEqual([]);
});
