/** Where on the page a finding belongs. */

import type { FindingView, TeamDraft } from "../protocol";

export type Place = "team" | "rules" | "positions" | "squad" | "staff" | "inducements" | "stars" | "mercenaries" | "gold" | "spp";

const CODES: Record<string, Place> = {
  special_rules_wrong: "rules",
  too_few_players: "squad",
  too_many_players: "squad",
  apothecary_not_allowed: "staff",
  rerolls_out_of_range: "staff",
  assistant_coaches_out_of_range: "staff",
  cheerleaders_out_of_range: "staff",
  dedicated_fans_out_of_range: "staff",
  over_budget: "gold",
  budget_invalid: "gold",
  treasury_out_of_range: "gold",
  inducements_in_league: "inducements",
  too_many_players_hired: "inducements",
  mega_star_not_allowed: "stars",
  skill_unknown: "mercenaries",
};

const BEGINNINGS: [string, Place][] = [
  ["free_spp", "spp"],
  ["position_", "positions"],
  ["group_", "positions"],
  ["inducement", "inducements"],
  ["star", "stars"],
  ["mercenary", "mercenaries"],
];

const FIELDS = /^(players|inducements|mercenaries|stars|special_rules)\[/;

export function placeOf(finding: FindingView): Place {
  if (/^-?\d+$/.test(finding.subject)) return "squad";
  const field = FIELDS.exec(finding.subject)?.[1];
  if (field) return field === "players" ? "squad" : field === "special_rules" ? "rules" : (field as Place);
  return CODES[finding.code] ?? BEGINNINGS.find(([start]) => finding.code.startsWith(start))?.[1] ?? "team";
}

/** The players, by place in the list, whom a finding is about; empty if it is about none. */
export function playersOf(finding: FindingView, draft: TeamDraft): number[] {
  const entry = /^players\[(\d+)\]/.exec(finding.subject);
  if (entry) return [Number(entry[1]) - 1];
  if (!/^-?\d+$/.test(finding.subject)) return [];
  const number = Number(finding.subject);
  return draft.players.flatMap((player, at) => (player.number === number ? [at] : []));
}

/** The findings that are about nobody in particular, of one place. */
export function findingsAt(findings: FindingView[], place: Place, draft: TeamDraft): FindingView[] {
  return findings.filter((finding) => placeOf(finding) === place && !playersOf(finding, draft).length);
}
