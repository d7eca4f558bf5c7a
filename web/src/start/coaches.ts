/** Coaches by name. */

import { spoken } from "../play/keys";

const NAMES: Record<string, string> = {
  person: "Person",
  simple: "Computer",
  random: "Random",
};

export function coachName(coach: string): string {
  return NAMES[coach] ?? spoken(coach);
}
