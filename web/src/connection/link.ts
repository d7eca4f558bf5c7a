/** The WebSocket to the server: it comes back by itself, waiting longer each time. */

import { PROTOCOL, type PageMessage, type ServerMessage } from "../protocol";

export interface LinkEvents {
  /** The socket is open and `hello` has been sent. */
  opened(): void;
  lost(): void;
  received(message: ServerMessage): void;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 5000;

/** How long to wait before the n-th try, from 0, in milliseconds. */
export function backoff(tries: number): number {
  return Math.min(FIRST_WAIT * 2 ** tries, LONGEST_WAIT);
}

export class Link {
  private socket: WebSocket | null = null;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly address: string,
    private readonly events: LinkEvents,
  ) {}

  connect(): void {
    clearTimeout(this.timer);
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.send({ type: "hello", protocol: PROTOCOL });
      this.events.opened();
    };
    socket.onmessage = (event) => this.events.received(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => {
      if (this.socket !== socket) return;
      this.events.lost();
      this.timer = setTimeout(() => this.connect(), backoff(this.tries++));
    };
  }

  /** Try again at once. */
  hurry(): void {
    if (this.socket?.readyState === WebSocket.OPEN) return;
    this.tries = 0;
    this.connect();
  }

  /** Send a message. Returns whether the socket was open. */
  send(message: PageMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }
}

/** The address of the server that this page came from. */
export function serverAddress(location: Location): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/ws`;
}
