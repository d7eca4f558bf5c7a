/** A team that is being drafted: what a click makes of it. Whether it is legal the server says. */

import type { BookView, DraftPlayer, PositionView, RosterView, TeamDraft, TeamKind } from "../protocol";

/** The shirt numbers that there are. */
const NUMBERS = 99;

export const MOST_LETTERS = 80;

export function countOf(draft: TeamDraft, position: string): number {
  return draft.players.filter((player) => player.position === position).length;
}

/** One more player, with the first number that is free. */
export function hired(draft: TeamDraft, position: PositionView): TeamDraft {
  const taken = new Set(draft.players.map((player) => player.number));
  let number = 1;
  while (taken.has(number) && number < NUMBERS) number += 1;
  const player: DraftPlayer = {
    number,
    name: `${position.name} ${number}`,
    position: position.id,
    advancements: [],
    spp: 0,
    niggling: 0,
    injuries: [],
    misses_match: false,
    retired: false,
  };
  return { ...draft, players: [...draft.players, player] };
}

/** The team without one player, by place in the list. */
export function fired(draft: TeamDraft, place: number): TeamDraft {
  return { ...draft, players: draft.players.filter((_, at) => at !== place) };
}

/** The team without the last player of a position. */
export function firedLast(draft: TeamDraft, position: string): TeamDraft {
  const place = draft.players.map((player) => player.position).lastIndexOf(position);
  return place < 0 ? draft : fired(draft, place);
}

export function changed(draft: TeamDraft, place: number, change: Partial<DraftPlayer>): TeamDraft {
  return { ...draft, players: draft.players.map((player, at) => (at === place ? { ...player, ...change } : player)) };
}

export function taught(draft: TeamDraft, place: number, way: string, skill: string): TeamDraft {
  const advancements = draft.players[place]?.advancements ?? [];
  return changed(draft, place, { advancements: [...advancements, { way, skill, characteristic: "" }] });
}

export function untaught(draft: TeamDraft, place: number, which: number): TeamDraft {
  const advancements = draft.players[place]?.advancements ?? [];
  return changed(draft, place, { advancements: advancements.filter((_, at) => at !== which) });
}

export function inducedOf(draft: TeamDraft, id: string): number {
  return draft.inducements.reduce((sum, induced) => sum + (induced.id === id ? induced.count : 0), 0);
}

/** So many of an inducement, in one entry. */
export function induced(draft: TeamDraft, id: string, count: number): TeamDraft {
  const rest = draft.inducements.filter((each) => each.id !== id);
  return { ...draft, inducements: count > 0 ? [...rest, { id, count }] : rest };
}

export function withStar(draft: TeamDraft, id: string, isHired: boolean): TeamDraft {
  const rest = draft.stars.filter((star) => star !== id);
  return { ...draft, stars: isHired ? [...rest, id] : rest };
}

export function withMercenary(draft: TeamDraft, position: string, skill: string): TeamDraft {
  return { ...draft, mercenaries: [...draft.mercenaries, { position, skill }] };
}

export function withoutMercenary(draft: TeamDraft, place: number): TeamDraft {
  return { ...draft, mercenaries: draft.mercenaries.filter((_, at) => at !== place) };
}

/** The rule chosen where the roster leaves the choice of that place; those of others stay. */
export function chosenRule(draft: TeamDraft, roster: RosterView, place: number, id: string): TeamDraft {
  const special_rules = roster.rule_choices.map((choice, at) => {
    if (at === place) return id;
    return choice.find((rule) => draft.special_rules.includes(rule.id))?.id ?? choice[0]!.id;
  });
  return { ...draft, special_rules };
}

/** The team for another kind of play: fans begin at another number there. */
export function asKind(draft: TeamDraft, kind: TeamKind, book: BookView): TeamDraft {
  if (kind === draft.kind) return draft;
  const free = { league: book.dedicated_fans.min, exhibition: book.exhibition_fans_min };
  const dedicated_fans = draft.dedicated_fans - free[draft.kind] + free[kind];
  return { ...draft, kind, dedicated_fans, treasury: null };
}

export function hasPlayed(draft: TeamDraft): boolean {
  return draft.kind === "league" && draft.games !== 0;
}

/**
 * The team as it is checked and saved: without what teams of its kind do not have.
 *
 * What is left out stays in the draft, for when the kind is changed again.
 */
export function asSent(draft: TeamDraft): TeamDraft {
  if (hasPlayed(draft)) return draft;
  const isLeague = draft.kind === "league";
  const players = draft.players.map((player) => ({
    ...player,
    advancements: isLeague ? [] : player.advancements,
    spp: 0,
    niggling: 0,
    injuries: [],
    misses_match: false,
    retired: false,
  }));
  const sent = { ...draft, players, games: 0, treasury: null };
  return isLeague ? { ...sent, budget: null, free_spp: null, stars: [], inducements: [], mercenaries: [] } : sent;
}

/** A team's name as that of a file. */
export function fileName(draft: TeamDraft): string {
  const plain = draft.name.normalize("NFKD").replace(/[^\w\s-]/g, "").trim().toLowerCase();
  return `${plain.replace(/[\s_]+/g, "-") || draft.roster}.toml`;
}

/** A number as somebody typed it, 0 for none. */
export function typed(text: string): number {
  const number = Math.trunc(Number(text));
  return Number.isFinite(number) ? Math.max(-1_000_000_000, Math.min(1_000_000_000, number)) : 0;
}
