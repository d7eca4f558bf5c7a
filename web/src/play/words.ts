/** What the page says of decisions, actions, rolls and clocks. */

import type { ActionView, Armour, Board, DecisionView, Need, PlayerView, RollView, Side } from "../protocol";
import { spoken } from "./keys";

/** A short word on an answer for its button. */
export function optionLabel(act: ActionView): string {
  switch (act.verb) {
    case "kick":
      return "Kick off";
    case "receive":
      return "Receive";
    case "follow":
      return "Follow up";
    case "stay":
      return "Stay";
    case "stand":
      return "Stand up";
    case "push":
      return act.label.replace(/^Push to/, "To");
    case "drop":
      return `On ${act.square}`;
    case "move":
      return `To ${act.square}`;
    case "die":
      return `Die ${act.what}`;
    default:
      return act.label || spoken(act.verb);
  }
}

/** What ending means where it is offered. */
export function endLabel(kind: string): string {
  if (kind === "activate") return "End turn";
  if (kind === "move" || kind === "ball_and_chain") return "End activation";
  return kind === "inducements" ? "That is all" : "Done";
}

/** The rolls that an action needs, short: `3+`, `2+ 4+`. */
export function formatNeeds(needs: Need[]): string {
  return needs.map((need) => (need.needed > 6 ? "no" : `${need.needed}+`)).join(" ");
}

/** Rolls that come before a player acts at all, and so are told by name: they are not the action's. */
const FIRST_ROLLS = new Set([
  "always_hungry",
  "animal_savagery",
  "animosity",
  "bloodlust",
  "bone_head",
  "foul_appearance",
  "really_stupid",
  "take_root",
  "unchannelled_fury",
]);

/** The rolls short, as `formatNeeds` has them, but those before the action with their names. */
export function formatNamedNeeds(needs: Need[]): string {
  return needs
    .map((need) => (FIRST_ROLLS.has(need.name) ? `${spoken(need.name)} ${formatNeeds([need])}` : formatNeeds([need])))
    .join(" ");
}

/** The chance that all these rolls pass. */
export function chanceOf(needs: Need[]): number {
  return needs.reduce((product, need) => (product * Math.max(7 - need.needed, 0)) / 6, 1);
}

/** The rolls that an action needs, in words with every modifier. */
export function explainNeeds(needs: Need[], chance: number): string {
  const parts = needs.map((need) => {
    const reasons = Object.entries(need.modifiers).map(
      ([name, value]) => `${spoken(name).toLowerCase()} ${value > 0 ? "+" : ""}${value}`,
    );
    const figure = need.needed > 6 ? "no face passes" : `${need.needed}+`;
    const why = reasons.length ? ` (${reasons.join(", ")})` : "";
    return `${spoken(need.name).toLowerCase()} ${figure}${why}`;
  });
  return parts.length ? `${parts.join(", then ")}: ${Math.round(chance * 100)}%` : "no roll";
}

/** The chance of an answer in words, with that of the dice that it rolls again; empty if certain. */
export function formatChance(act: ActionView | null, roll: RollView | null): string {
  if (!act) return "";
  const isReroll = act.verb === "reroll" && roll?.needed && roll.dice.length === 1;
  const chance = act.chance * (isReroll ? Math.max(7 - roll.needed!, 0) / 6 : 1);
  return act.needs.length || isReroll ? `${Math.round(chance * 100)}%` : "";
}

/** An Armour roll in short: `AV 8+`. */
export function formatArmour(armour: Armour | null): string {
  if (!armour) return "";
  return armour.needed > 12 ? "AV safe" : `AV ${armour.needed}+`;
}

/** A sentence with the name behind every label of a player. */
export function named(text: string, players: PlayerView[]): string {
  return text.replace(/\b[HA]\d+\b/g, (label, at: number) => {
    const name = players.find((player) => player.label === label)?.name;
    const isThere = name && text.startsWith(name, at + label.length + 1);
    return name && !isThere ? `${label} ${name}` : label;
  });
}

/** Block dice and who picks, from the side of the coach who decides. */
export function formatDice(dice: number, chooser: Side | null, own: Side): string {
  if (!dice) return "";
  const against = dice > 1 && chooser !== own;
  return `${dice}${dice === 1 ? " die" : " dice"}${against ? ", they pick" : dice > 1 ? ", you pick" : ""}`;
}

/** Which half is played. */
export function halfName(half: number): string {
  if (half < 1) return "Pre-match";
  if (half === 1) return "1st half";
  return half === 2 ? "2nd half" : "Extra time";
}

/** The team whose coach must decide. */
export function deciderName(board: Board, decision: DecisionView): string {
  return board.teams[decision.coach].name;
}

/** What the coach is doing now, as a short title of the strip. */
const TITLES: Record<string, string> = {
  kick_or_receive: "The toss",
  set_up: "Set-up",
  nominate_kicker: "Kicker",
  place_kick: "Kick-off",
  high_kick: "High kick",
  solid_defence: "Solid defence",
  quick_snap: "Quick snap",
  touchback: "Touchback",
  activate: "Your turn",
  move: "Activation",
  reroll: "Re-roll?",
  block_die: "Block dice",
  reroll_die: "Which die is re-rolled?",
  push: "Push",
  follow_up: "Follow up?",
  hit_and_run: "Hit and run",
  use_skill: "Skill?",
  weather_mage: "Weather mage?",
  weather: "The weather",
  wizard: "A spell?",
  josef_bugman: "Bugman?",
  reroll_deck: "Another deck?",
  keep_card: "Which card?",
  play_card: "A card?",
  card_target: "Whom is it for?",
  apothecary: "Apothecary?",
  casualty_result: "Casualty",
  argue_the_call: "Sent off!",
  bribe: "Sent off!",
  inducements: "Inducements",
  mercenary_skill: "Mercenary",
  lash_out: "Lashes out",
  change_to_move: "Thirsty",
  bite: "Whom to bite?",
  choose_player: "Which player?",
  choose_skill: "Which skill?",
  pray: "Prayers to Nuffle",
  prayer_player: "A prayer",
  prayer_skill: "Training",
  second_target: "Second target",
  strike: "Strike",
  trickster: "Slip away?",
  ball_and_chain: "Which way?",
  swoop: "Which way?",
  swarming: "Swarming",
  interfere: "Interference?",
  hail_mary: "Hail Mary?",
  dump_off: "Dump-off?",
  on_the_ball: "On the ball",
  reach_for_ball: "Dive for it?",
  place_ball: "Place the ball",
  throw_bomb: "Throw it on!",
  journeyman: "Journeyman",
};

export function titleOf(kind: string, window: string | null = null): string {
  if (kind === "activate" && window === "blitz") return "Blitz!";
  return TITLES[kind] ?? spoken(kind);
}
