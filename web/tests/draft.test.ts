import { describe, expect, it } from "vitest";
import * as draft from "../src/draft/draft";
import { keepDrafts, keptDrafts } from "../src/draft/kept";
import { findingsAt, placeOf, playersOf } from "../src/draft/places";
import type { BookView, FindingView, PositionView, RosterView, TeamDraft } from "../src/protocol";

const LINEMAN = { id: "lineman", name: "Lineman" } as PositionView;
const THROWER = { id: "thrower", name: "Thrower" } as PositionView;
const BOOK = { dedicated_fans: { min: 1, max: 6, cost: 10_000 }, exhibition_fans_min: 0 } as BookView;

const EMPTY: TeamDraft = {
  edition: "bb2020", kind: "exhibition", roster: "human", name: "Élan  Vital!", coach: "", special_rules: [], rerolls: 0,
  apothecary: false, assistant_coaches: 0, cheerleaders: 0, dedicated_fans: 2, treasury: null, games: 0, budget: null,
  free_spp: null, stars: [], inducements: [], mercenaries: [], players: [],
};

const three = [LINEMAN, THROWER, LINEMAN].reduce(draft.hired, EMPTY);

describe("a draft", () => {
  it("hires with the first free number and dismisses", () => {
    expect(three.players.map((player) => [player.number, player.name])).toEqual([[1, "Lineman 1"], [2, "Thrower 2"], [3, "Lineman 3"]]);
    const two = draft.fired(three, 0);
    expect(draft.hired(two, LINEMAN).players.map((player) => player.number)).toEqual([2, 3, 1]);
    expect(draft.countOf(draft.firedLast(three, "lineman"), "lineman")).toBe(1);
    expect(draft.firedLast(three, "ogre")).toBe(three);
  });

  it("changes, teaches and unteaches one player only", () => {
    const taught = draft.taught(draft.changed(three, 1, { name: "Wat" }), 1, "chosen_primary", "block");
    expect(taught.players[1]).toMatchObject({ name: "Wat", advancements: [{ way: "chosen_primary", skill: "block", characteristic: "" }] });
    expect(taught.players[0]).toBe(three.players[0]);
    expect(draft.untaught(taught, 1, 0).players[1]?.advancements).toEqual([]);
  });

  it("induces in one entry, and gives back", () => {
    const twice = { ...EMPTY, inducements: [{ id: "bribes", count: 1 }, { id: "bribes", count: 2 }] };
    expect(draft.inducedOf(twice, "bribes")).toBe(3);
    expect(draft.induced(twice, "bribes", 2).inducements).toEqual([{ id: "bribes", count: 2 }]);
    expect(draft.induced(twice, "bribes", 0).inducements).toEqual([]);
    expect(draft.withStar(draft.withStar(EMPTY, "grak", true), "grak", false).stars).toEqual([]);
    expect(draft.withoutMercenary(draft.withMercenary(EMPTY, "ogre", ""), 0).mercenaries).toEqual([]);
  });

  it("keeps one special rule of each choice", () => {
    const rule = (id: string) => ({ id, name: id });
    const roster = { rule_choices: [[rule("a"), rule("b")], [rule("c"), rule("d")]] } as RosterView;
    expect(draft.chosenRule({ ...EMPTY, special_rules: ["d", "x"] }, roster, 0, "b").special_rules).toEqual(["b", "d"]);
  });

  it("loses nothing when its kind is changed and changed again", () => {
    const rich = draft.taught({ ...three, stars: ["grak"], free_spp: 40 }, 0, "chosen_primary", "block");
    const league = draft.asKind(rich, "league", BOOK);
    expect(league.dedicated_fans).toBe(3);
    const sent = draft.asSent(league);
    expect([sent.stars, sent.free_spp, sent.players[0]?.advancements]).toEqual([[], null, []]);
    expect(draft.asKind(league, "exhibition", BOOK)).toEqual(rich);
    expect(draft.asSent(rich).stars).toEqual(["grak"]);
  });

  it("sends a team that has played as it is", () => {
    const old: TeamDraft = { ...three, kind: "league", games: 7, treasury: 5 };
    expect(draft.asSent(old)).toBe(old);
  });

  it("has the name of a file, and numbers from anything typed", () => {
    expect(draft.fileName(EMPTY)).toBe("elan-vital.toml");
    expect(draft.fileName({ ...EMPTY, name: "../!" })).toBe("human.toml");
    expect(["7", "x", "", "1e99", "2.9"].map(draft.typed)).toEqual([7, 0, 0, 1_000_000_000, 2]);
  });
});

describe("a finding", () => {
  const finding = (code: string, subject = ""): FindingView => ({ code, subject, message: "", about: "", side: null });

  it("is shown where it belongs", () => {
    const places = [
      finding("number_doubled", "3"), finding("text_empty", "players[2].name"), finding("position_over_max", "ogre"),
      finding("over_budget"), finding("inducement_over_max", "bribes"), finding("star_unknown", "x"), finding("text_empty", "name"),
      finding("rerolls_out_of_range", "rerolls"), finding("special_rules_wrong", "special_rules"), finding("free_spp_overspent"),
    ].map(placeOf);
    expect(places).toEqual(["squad", "squad", "positions", "gold", "inducements", "stars", "team", "staff", "rules", "spp"]);
  });

  it("finds its players", () => {
    const doubled = draft.changed(three, 0, { number: 3 });
    expect(playersOf(finding("number_doubled", "3"), doubled)).toEqual([0, 2]);
    expect(playersOf(finding("text_empty", "players[2].name"), three)).toEqual([1]);
    const few = [finding("too_few_players"), finding("number_doubled", "3")];
    expect(findingsAt(few, "squad", three)).toEqual([few[0]]);
    expect(findingsAt([finding("number_invalid", "0")], "squad", three)).toHaveLength(1);
  });
});

describe("kept drafts", () => {
  it("come back, and nonsense does not", () => {
    let text: string | null = null;
    const store = { getItem: () => text, setItem: (_: string, value: string) => void (text = value) };
    expect(keptDrafts(store)).toEqual({ roster: "", drafts: {} });
    keepDrafts({ roster: "human", drafts: { human: three, orc: {} as TeamDraft } }, store);
    expect(keptDrafts(store)).toEqual({ roster: "human", drafts: { human: three } });
    for (text of ["{", "[]", "null", '{"drafts": 7}', '{"roster": 1, "drafts": {"a": {"players": [null]}}}']) {
      expect(keptDrafts(store).drafts).toEqual({});
    }
  });
});
