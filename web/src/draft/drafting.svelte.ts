/** The draft of the page: changed by clicks, kept at once, and checked by the server a moment later. */

import type { Session } from "../connection/session.svelte";
import type { BookView, DraftView, FindingView, PositionView, RosterView, TeamDraft, TeamKind } from "../protocol";
import { asKind, asSent } from "./draft";
import { keepDrafts, keptDrafts, type Kept } from "./kept";

/** Milliseconds without a change until the draft is checked. */
const REST = 150;

const FILE_LIMIT = 64 * 1024;

/** What came of a file that was to be loaded. */
export interface Loaded {
  file: string;
  team: TeamDraft | null;
  text: string;
  findings: FindingView[];
}

export class Drafting {
  book = $state.raw<BookView | null>(null);
  draft = $state.raw<TeamDraft | null>(null);
  /** What the rules said of the draft last; it may be one change behind. */
  seen = $state.raw<DraftView | null>(null);
  isFresh = $state(false);
  loaded = $state.raw<Loaded | null>(null);
  /** The team that was replaced last, to be put back. */
  before = $state.raw<TeamDraft | null>(null);
  failure = $state("");

  private kept: Kept = keptDrafts();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private wanted = 0;

  constructor(
    private readonly session: Session,
    readonly edition: string,
  ) {
    void this.open();
  }

  get roster(): RosterView | null {
    return this.book?.rosters.find((roster) => roster.id === this.draft?.roster) ?? null;
  }

  position(id: string): PositionView | null {
    return this.roster?.positions.find((position) => position.id === id) ?? null;
  }

  /** What a finding is about, in words. */
  about(finding: FindingView): string {
    const { subject, about } = finding;
    const book = this.book;
    const named = this.position(subject)?.name ?? book?.inducements[subject]?.name ?? book?.stars[subject]?.name;
    return named ?? book?.skills[subject]?.name ?? about.replaceAll("_", " ");
  }

  /** Whether the draft as it stands has been found legal. */
  get isLegal(): boolean {
    return this.isFresh && this.seen !== null && this.seen.findings.length === 0;
  }

  change(change: (draft: TeamDraft) => TeamDraft): void {
    if (this.draft) this.show(change(this.draft));
  }

  set<K extends keyof TeamDraft>(field: K, value: TeamDraft[K]): void {
    this.change((draft) => ({ ...draft, [field]: value }));
  }

  setKind(kind: TeamKind): void {
    const { book } = this;
    if (book) this.change((draft) => asKind(draft, kind, book));
  }

  /** Draft a team of another roster; the one before is kept, and there when one comes back. */
  async setRoster(roster: string): Promise<void> {
    const kept = this.kept.drafts[roster];
    this.before = null;
    this.loaded = null;
    if (kept) this.show(kept);
    else await this.begin(roster, true, this.draft?.kind ?? "league");
  }

  /** Begin anew: with nobody, or with the ready-made team. */
  async begin(roster: string, isEmpty: boolean, kind: TeamKind): Promise<void> {
    const { edition } = this;
    const answer = await this.session.inquire((id) => ({ type: "new_team", id, edition, roster, kind, is_empty: isEmpty }));
    if (answer.type === "team" && answer.team) this.replace(answer.team);
    else if (answer.type === "error") this.failure = answer.message;
  }

  putBack(): void {
    const { before } = this;
    this.before = null;
    this.loaded = null;
    if (before) this.show(before);
  }

  /** Read a file and draft on with its team; where it cannot be read the draft stays. */
  async load(file: File): Promise<void> {
    const loaded = await this.read(file);
    if (loaded.team) this.replace(loaded.team);
    this.loaded = loaded;
  }

  /** What is in a file. */
  async read(file: File): Promise<Loaded> {
    const fail = (code: string, message: string): Loaded => ({
      file: file.name, team: null, text: "", findings: [{ code, message, subject: "", about: "", side: null }],
    });
    if (file.size > FILE_LIMIT) return fail("file_too_large", `The file has more than ${FILE_LIMIT.toLocaleString("en-GB")} bytes.`);
    let text: string;
    try {
      text = new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
    } catch {
      return fail("file_not_utf8", "The file is not text in UTF-8.");
    }
    const answer = await this.session.inquire((id) => ({ type: "read_team", id, text }));
    if (answer.type !== "team") return fail("error", answer.type === "error" ? answer.message : "The server did not read it.");
    return { file: file.name, team: answer.team, text, findings: answer.findings };
  }

  private replace(team: TeamDraft): void {
    const old = this.kept.drafts[team.roster];
    this.before = old?.players.length ? old : null;
    this.show(team);
  }

  private show(draft: TeamDraft): void {
    if (draft.roster !== this.draft?.roster) this.seen = null;
    this.draft = draft;
    this.kept = { roster: draft.roster, drafts: { ...this.kept.drafts, [draft.roster]: draft } };
    keepDrafts(this.kept);
    this.isFresh = false;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.check(), this.seen ? REST : 0);
  }

  private async open(): Promise<void> {
    const { edition } = this;
    const answer = await this.session.inquire((id) => ({ type: "open_book", id, edition }));
    if (answer.type !== "book") {
      this.failure = answer.type === "error" ? answer.message : "The server has no book of this edition.";
      return;
    }
    this.book = answer.book;
    const { roster, drafts } = this.kept;
    const kept = drafts[roster];
    if (kept?.edition === edition && answer.book.rosters.some((each) => each.id === roster)) this.show(kept);
    else await this.begin("human", true, "league");
  }

  private async check(): Promise<void> {
    if (!this.draft) return;
    const mine = ++this.wanted;
    const team = asSent(this.draft);
    const answer = await this.session.inquire((id) => ({ type: "check_team", id, team }));
    if (mine !== this.wanted) return;
    if (answer.type === "checked") {
      this.seen = answer.draft;
      this.isFresh = true;
      this.failure = "";
    } else if (answer.type === "error") {
      this.failure = answer.message;
    }
  }
}
