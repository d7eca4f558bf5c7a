/** What the page knows of the server: the welcome, the open match, what went wrong. */

import { lastRolls, rollsTold, type Rolled } from "../dice/rolled";
import type {
  Act,
  Board,
  DecisionView,
  FindingView,
  Kind,
  PageMessage,
  Problem,
  ServerMessage,
  LogLine,
  ResultView,
  Seat,
  Side,
  Term,
  Undo,
  Update,
  View,
  Welcome,
} from "../protocol";
import { hashFor, matchIn } from "./address";
import { Link, serverAddress } from "./link";

export interface Fault {
  code: string;
  message: string;
  /** Of teams that cannot play. */
  findings?: FindingView[];
}

/** A match as it stands. */
export interface Sight {
  match: string;
  seq: number;
  board: Board;
  decision: DecisionView | null;
  thinking: Side | null;
  result: ResultView | null;
}

const ROLLS_SHOWN = 4;

let lastId = 0;
const tab = Math.random().toString(36).slice(2, 10);

/** A name for a message that no other message has. */
function freshId(): string {
  lastId += 1;
  return `${tab}-${Date.now().toString(36)}-${lastId}`;
}

/** The log with new lines; a line replaces an earlier one of the same seq. */
function merged(log: LogLine[], fresh: LogLine[]): LogLine[] {
  const seqs = new Set(fresh.map((line) => line.seq));
  return [...log.filter((line) => !seqs.has(line.seq)), ...fresh];
}

export class Session {
  state = $state<"connecting" | "open" | "lost">("connecting");
  welcome = $state.raw<Welcome | null>(null);
  sight = $state.raw<Sight | null>(null);
  log = $state.raw<LogLine[]>([]);
  /** The lines that came with the last update, for those who hear the page. */
  news = $state.raw<LogLine[]>([]);
  rolls = $state.raw<Rolled[]>([]);
  /** What skills, prayers and inducements are called, and what they do. */
  glossary = $state.raw<Record<string, Term>>({});
  fault = $state.raw<Fault | null>(null);
  /** An answer is on its way and has not been acknowledged. */
  isWaiting = $state(false);
  /** The match that the page is to show; its first view may still be on the way. */
  wanted = $state<string | null>(null);

  private readonly inquiries = new Map<string, { message: PageMessage; resolve: (answer: ServerMessage) => void }>();
  private pending: Act | Undo | null = null;
  private opening: string | null = null;
  private readonly link: Link;

  constructor() {
    this.link = new Link(serverAddress(location), {
      opened: () => {},
      lost: () => (this.state = "lost"),
      received: (message) => this.receive(message),
    });
    this.wanted = matchIn(location.hash);
    addEventListener("hashchange", () => this.follow(matchIn(location.hash)));
    addEventListener("online", () => this.link.hurry());
    this.link.connect();
  }

  // What the coach does.

  start(edition: string, home: Seat, away: Seat, kind: Kind = "exhibition"): void {
    const id = freshId();
    this.opening = id;
    this.isWaiting = true;
    this.fault = null;
    const isSent = this.link.send({ type: "new_match", id, edition, home, away, kind, seed: null });
    if (!isSent) this.isWaiting = false;
  }

  /** Ask something that changes nothing, and wait for the answer; a lost connection only delays it. */
  inquire(ask: (id: string) => PageMessage): Promise<ServerMessage> {
    const id = freshId();
    const message = ask(id);
    return new Promise((resolve) => {
      this.inquiries.set(id, { message, resolve });
      if (this.state === "open") this.link.send(message);
    });
  }

  act(action: string): void {
    const { sight } = this;
    if (!sight || this.isWaiting || this.state !== "open") return;
    const { match, seq: expected_seq } = sight;
    this.ask({ type: "act", id: freshId(), match, expected_seq, action });
  }

  undo(): void {
    const { sight } = this;
    if (!sight?.board.can_undo || this.isWaiting || this.state !== "open") return;
    const { match, seq: expected_seq } = sight;
    this.ask({ type: "undo", id: freshId(), match, expected_seq });
  }

  open(match: string): void {
    location.hash = hashFor(match);
  }

  leave(): void {
    history.pushState(null, "", location.pathname + location.search);
    this.follow(null);
  }

  dismiss(): void {
    this.fault = null;
  }

  // What the server says.

  private ask(message: Act | Undo): void {
    this.pending = message;
    this.isWaiting = true;
    this.fault = null;
    this.link.send(message);
  }

  private follow(match: string | null): void {
    if (match === this.wanted && match === (this.sight?.match ?? null)) return;
    this.wanted = match;
    this.pending = null;
    this.isWaiting = false;
    this.fault = null;
    if (match !== this.sight?.match) this.forget();
    if (match) this.link.send({ type: "open", id: freshId(), match });
    else this.link.send({ type: "hello", protocol: this.welcome?.protocol ?? 1 });
  }

  private forget(): void {
    this.sight = null;
    this.log = [];
    this.news = [];
    this.rolls = [];
  }

  private receive(message: ServerMessage): void {
    const inquiry = message.type === "welcome" ? undefined : this.inquiries.get(message.in_reply_to ?? "");
    if (inquiry && message.type !== "welcome") {
      this.inquiries.delete(message.in_reply_to ?? "");
      inquiry.resolve(message);
    } else if (message.type === "welcome") this.greet(message);
    else if (message.type === "error") this.refuse(message);
    else if (message.type === "view" || message.type === "update") this.show(message);
  }

  private greet(welcome: Welcome): void {
    this.welcome = welcome;
    this.state = "open";
    if (this.wanted) this.link.send({ type: "open", id: freshId(), match: this.wanted });
    for (const { message } of this.inquiries.values()) this.link.send(message);
  }

  private refuse(error: Problem): void {
    this.fault = { code: error.code, message: error.message, findings: error.findings };
    if (!error.in_reply_to || error.in_reply_to === this.pending?.id) this.settle();
    if (error.in_reply_to === this.opening) this.settle();
    if (error.code === "unknown_match" && error.match === this.wanted && !this.sight) {
      this.wanted = null;
      history.replaceState(null, "", location.pathname + location.search);
    }
  }

  private settle(): void {
    this.pending = null;
    this.opening = null;
    this.isWaiting = false;
  }

  private show(message: View | Update): void {
    if (message.type === "view" && message.in_reply_to && message.in_reply_to === this.opening) {
      this.settle();
      this.wanted = message.match;
      history.pushState(null, "", hashFor(message.match));
    }
    if (message.match !== this.wanted) return;
    const { match, seq, board, decision, thinking, result } = message;
    if (message.type === "view") {
      this.log = message.log;
      this.glossary = message.glossary;
      this.news = [];
      const known = this.sight?.match === match ? this.rolls : [];
      this.rolls = rollsTold(message.log, known, ROLLS_SHOWN);
    } else {
      this.log = merged(this.log, message.log);
      this.news = message.log;
      this.rolls = lastRolls(message.events, this.rolls, ROLLS_SHOWN);
    }
    this.sight = { match, seq, board, decision, thinking, result };
    const { pending } = this;
    if (!pending) return;
    if (message.in_reply_to === pending.id) this.settle();
    else if (message.type === "view" && seq === pending.expected_seq) this.link.send(pending);
    else if (message.type === "view") this.settle();
  }
}
