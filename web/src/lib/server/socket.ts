// The socket: one for all tables. It comes again by itself, and what was asked and not answered is asked again under the
// same id, so that nothing is lost and nothing is done twice. A line can be dead without anybody being told: whoever asks
// or listens wants a sign of life, and without one the line is given up and laid anew.

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
}

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 15_000;
/** So long nothing is heard before a sign of life is asked for. */
export const QUIET_MS = 5_000;
/** So long it is waited for, whatever was asked; and when one comes back to the page, which may have slept for hours. */
export const PATIENCE_MS = 5_000;
export const HASTY_MS = 2_500;
/** So long a new line may take. */
export const CONNECTING_MS = 8_000;
/** Codes after which coming again is of no use: signed out, banned. */
const FOR_GOOD = new Set([4401, 4403]);

type Timer = ReturnType<typeof setTimeout>;

export class Socket {
  connection: Connection = "closed";
  private wire: Wire | null = null;
  private waiting = new Map<string, FromClient>();
  private tries = 0;
  private wanted = false;
  private again: number | null = null;
  /** When the next sign of life is asked for. */
  private pulse: Timer | undefined;
  /** When the line is given up, unless something is heard. */
  private deadline: { at: number; timer: Timer } | null = null;
  private retry: Timer | undefined;

  constructor(private readonly options: SocketOptions) {}

  open(): void {
    this.wanted = true;
    if (this.wire === null) this.connect();
  }

  close(): void {
    this.wanted = false;
    this.waiting.clear();
    this.tries = 0;
    clearTimeout(this.retry);
    this.letGo()?.close();
    this.set("closed");
  }

  /** Send now if the connection is up; a message with an id is kept until it is answered. */
  send(message: FromClient): void {
    const isAsked = "id" in message;
    if (isAsked) this.waiting.set(message.id, message);
    if (this.connection !== "open") return;
    this.wire?.send(JSON.stringify(message));
    if (isAsked || message.type === "ping") this.giveUpIn(PATIENCE_MS);
  }

  /** What is asked and not yet answered. */
  get n_waiting(): number {
    return this.waiting.size;
  }

  /** Somebody looks at the page again, or the device has a network again: is the line what it seems to be? */
  check(): void {
    if (!this.wanted) return;
    if (this.connection === "open") {
      this.wire?.send(JSON.stringify({ type: "ping" }));
      this.giveUpIn(HASTY_MS);
    } else if (this.wire === null) {
      clearTimeout(this.retry);
      this.again = null;
      this.connect();
    }
  }

  private connect(): void {
    this.set(this.tries === 0 ? "connecting" : "lost");
    const wire = this.options.connect();
    this.wire = wire;
    this.giveUpIn(CONNECTING_MS);
    wire.onmessage = (event) => {
      if (this.wire === wire) this.heard(JSON.parse(event.data) as FromServer);
    };
    wire.onclose = (event) => {
      if (this.wire === wire) this.lost(event.code);
    };
  }

  /** The line is gone, or as good as. */
  private lost(code: number): void {
    this.letGo();
    if (!this.wanted || FOR_GOOD.has(code)) {
      this.set("closed");
      return;
    }
    this.tries += 1;
    this.set("lost");
    const ms = this.again ?? Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(this.tries - 1, 6));
    this.again = null;
    clearTimeout(this.retry);
    this.retry = setTimeout(() => {
      if (this.wanted && this.wire === null) this.connect();
    }, ms);
  }

  /** Whatever this wire still says is not heard. */
  private letGo(): Wire | null {
    clearTimeout(this.pulse);
    if (this.deadline) clearTimeout(this.deadline.timer);
    this.deadline = null;
    const wire = this.wire;
    this.wire = null;
    return wire;
  }

  /** The earlier of two deadlines holds: who asks again does not put it off. */
  private giveUpIn(ms: number): void {
    const at = Date.now() + ms;
    if (this.deadline && this.deadline.at <= at) return;
    if (this.deadline) clearTimeout(this.deadline.timer);
    const timer = setTimeout(() => {
      const wire = this.wire;
      this.lost(0);
      wire?.close();
    }, ms);
    this.deadline = { at, timer };
  }

  private heard(message: FromServer): void {
    if (this.deadline) clearTimeout(this.deadline.timer);
    this.deadline = null;
    clearTimeout(this.pulse);
    this.pulse = setTimeout(() => this.send({ type: "ping" }), QUIET_MS);
    if (message.type === "welcome") {
      this.tries = 0;
      this.set("open");
      this.options.opened();
      for (const asked of this.waiting.values()) this.wire?.send(JSON.stringify(asked));
      if (this.waiting.size) this.giveUpIn(PATIENCE_MS);
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
