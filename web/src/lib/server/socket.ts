// The socket: one for all tables. It comes again by itself, and what was asked and not answered is asked again under the
// same id, so that nothing is lost and nothing is done twice.

import type { FromClient, FromServer } from "./protocol";

export type Connection = "closed" | "connecting" | "open" | "lost";

export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

export interface SocketOptions {
  connect: () => Wire;
  hear: (message: FromServer) => void;
  /** Called when the connection is up again, before what waits is sent. */
  opened: () => void;
  changed?: (connection: Connection) => void;
  wait?: (ms: number, then: () => void) => void;
}

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 15_000;
const QUIET_MS = 25_000;
/** Codes after which coming again is of no use: signed out, banned. */
const FOR_GOOD = new Set([4401, 4403]);

export class Socket {
  connection: Connection = "closed";
  private wire: Wire | null = null;
  private waiting = new Map<string, FromClient>();
  private tries = 0;
  private pulse: ReturnType<typeof setInterval> | null = null;
  private wanted = false;
  private again: number | null = null;

  constructor(private readonly options: SocketOptions) {}

  open(): void {
    this.wanted = true;
    if (this.wire === null) this.connect();
  }

  close(): void {
    this.wanted = false;
    this.waiting.clear();
    if (this.pulse !== null) clearInterval(this.pulse);
    const wire = this.wire;
    this.wire = null;
    this.tries = 0;
    wire?.close();
    this.set("closed");
  }

  /** Send now if the connection is up; a message with an id is kept until it is answered. */
  send(message: FromClient): void {
    if ("id" in message) this.waiting.set(message.id, message);
    if (this.connection === "open") this.wire?.send(JSON.stringify(message));
  }

  /** What is asked and not yet answered. */
  get n_waiting(): number {
    return this.waiting.size;
  }

  private connect(): void {
    this.set(this.tries === 0 ? "connecting" : "lost");
    const wire = this.options.connect();
    this.wire = wire;
    wire.onmessage = (event) => this.heard(JSON.parse(event.data) as FromServer);
    wire.onclose = (event) => {
      if (this.wire !== wire) return;
      this.wire = null;
      if (this.pulse !== null) clearInterval(this.pulse);
      if (!this.wanted || FOR_GOOD.has(event.code)) {
        this.set("closed");
        return;
      }
      this.tries += 1;
      this.set("lost");
      const ms = this.again ?? Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(this.tries - 1, 6));
      this.again = null;
      (this.options.wait ?? ((later, then) => void setTimeout(then, later)))(ms, () => {
        if (this.wanted && this.wire === null) this.connect();
      });
    };
  }

  private heard(message: FromServer): void {
    if (message.type === "welcome") {
      this.tries = 0;
      this.set("open");
      this.pulse = setInterval(() => this.send({ type: "ping" }), QUIET_MS);
      this.options.opened();
      for (const asked of this.waiting.values()) this.wire?.send(JSON.stringify(asked));
    } else if (message.type === "accepted" || message.type === "refused") {
      this.waiting.delete(message.id);
    } else if (message.type === "bye") {
      this.again = message.again_ms;
    }
    this.options.hear(message);
  }

  private set(connection: Connection): void {
    if (connection === this.connection) return;
    this.connection = connection;
    this.options.changed?.(connection);
  }
}
