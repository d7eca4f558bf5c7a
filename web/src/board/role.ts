/** What a player's token shows: the part that the position plays. */

import type { PlayerView } from "../protocol";

export type Role = "thrower" | "catcher" | "blitzer" | "blocker" | "big" | "small" | "lineman" | "frog";

type Traits = Pick<PlayerView, "position" | "skills" | "st"> & Partial<Pick<PlayerView, "shape">>;

/** The role of a player, from the position's name first and from what it can do. */
export function roleOf(player: Traits): Role {
  if (player.shape?.toLowerCase() === "frog") return "frog";
  const position = player.position;
  const skills = player.skills.map((skill) => skill.toLowerCase().replaceAll("_", " "));
  const has = (name: string) => skills.some((skill) => skill.startsWith(name));
  if (player.st >= 5 || has("loner")) return "big";
  if (has("stunty")) return "small";
  for (const role of ["thrower", "catcher", "blitzer", "blocker", "lineman"] as const) {
    if (position.includes(role)) return role;
  }
  if (has("pass")) return "thrower";
  if (has("catch")) return "catcher";
  if (has("block")) return "blitzer";
  return player.st >= 4 ? "blocker" : "lineman";
}
