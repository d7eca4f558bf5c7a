/** Teams by tier: how hard they are to play well. */

import type { TeamChoice } from "../protocol";

/** Teams of one tier, in alphabetical order, and what the tier is called in the list. */
export interface Tier {
  name: string;
  teams: TeamChoice[];
}

const WORDS: Record<number, string> = {
  1: "forgiving",
  2: "for practised coaches",
  3: "for those who like it hard",
};

/** The teams by tier, the easiest first. */
export function tiersOf(teams: TeamChoice[]): Tier[] {
  const numbers = [...new Set(teams.map((team) => team.tier))].sort((a, b) => a - b);
  return numbers.map((number) => ({
    name: `Tier ${number}${WORDS[number] ? `: ${WORDS[number]}` : ""}`,
    teams: teams
      .filter((team) => team.tier === number)
      .sort((a, b) => a.roster_name.localeCompare(b.roster_name)),
  }));
}
