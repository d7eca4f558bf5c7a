/** Drafts in the browser's own store, one a roster, so that nothing is lost on the way. */

import type { TeamDraft } from "../protocol";

const KEY = "blockdice.drafts";

export interface Kept {
  /** The roster that was drafted last. */
  roster: string;
  drafts: Record<string, TeamDraft>;
}

export function keptDrafts(store: Pick<Storage, "getItem"> = localStorage): Kept {
  try {
    const kept = JSON.parse(store.getItem(KEY) ?? "") as Kept;
    const drafts = Object.entries(kept.drafts).filter(([roster, draft]) => isDraft(draft) && draft.roster === roster);
    return { roster: String(kept.roster), drafts: Object.fromEntries(drafts) };
  } catch {
    return { roster: "", drafts: {} };
  }
}

export function keepDrafts(kept: Kept, store: Pick<Storage, "setItem"> = localStorage): void {
  try {
    store.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A full or forbidden store: the draft lives as long as the page.
  }
}

function isDraft(draft: Partial<TeamDraft>): draft is TeamDraft {
  const lists = [draft.players, draft.stars, draft.inducements, draft.mercenaries, draft.special_rules];
  const isPlayer = (player: unknown) => Array.isArray((player as { advancements?: unknown } | null)?.advancements);
  return typeof draft.name === "string" && lists.every(Array.isArray) && draft.players!.every(isPlayer);
}
