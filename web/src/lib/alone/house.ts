// The house as the page sees it: it answers requests and messages about tables on this device, in place of the server.

import type { FromClient, FromServer, Person } from "../server/protocol";
import { hearHere } from "./unfinished";
import type { FromHouse, ToHouse } from "./worker";

export interface Answer {
  status: number;
  text: string;
}

export interface Hearer {
  /** All that is said. */
  hear: (message: FromServer) => void;
  /** It was opened again, and who watches a table has to say so again. */
  reopened: () => void;
  /** Another window has it now. */
  elsewhere: () => void;
}

class House {
  private worker: Worker | null = null;
  private opened: Promise<void> | null = null;
  private known = "";
  private n = 0;
  private waiting = new Map<number, (answer: Answer) => void>();
  private hearer: Hearer = { hear: () => {}, reopened: () => {}, elsewhere: () => {} };
  private wasOpen = false;

  tell(hearer: Hearer): void {
    this.hearer = hearer;
  }

  /** Open it, if it is not; fails where Python cannot be loaded. */
  open(me: Person): Promise<void> {
    const told = JSON.stringify(me);
    if (this.opened === null) {
      this.known = told;
      this.opened = new Promise((done, failed) => {
        const worker = (this.worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }));
        const giveUp = (line: string): void => {
          worker.terminate();
          if (this.worker === worker) this.opened = this.worker = null;
          this.waiting.forEach((answer) => answer({ status: 503, text: JSON.stringify({ code: "trouble", line }) }));
          this.waiting.clear();
          failed(new Error(line));
        };
        worker.onerror = (event) => giveUp(event.message);
        worker.onmessage = ({ data }: MessageEvent<FromHouse>) => {
          if (data.kind === "opened") {
            done();
            if (this.wasOpen) this.hearer.reopened();
            this.wasOpen = true;
          } else if (data.kind === "failed") giveUp(data.line);
          else if (data.kind === "elsewhere") {
            giveUp("another window has it now");
            this.hearer.elsewhere();
          } else this.heard(data);
        };
        this.post({ kind: "open", me: told });
      });
    } else if (told !== this.known) {
      this.known = told;
      this.post({ kind: "be", me: told });
    }
    return this.opened;
  }

  async ask(me: Person, method: string, path: string, body?: unknown): Promise<Answer> {
    await this.open(me);
    this.n += 1;
    const { n } = this;
    return new Promise((done) => {
      this.waiting.set(n, done);
      this.post({ kind: "ask", n, method, path, body: body === undefined ? "" : JSON.stringify(body) });
    });
  }

  async send(me: Person, message: FromClient): Promise<void> {
    await this.open(me);
    this.post({ kind: "take", text: JSON.stringify(message) });
  }

  /** Whatever is open follows the reader's language. */
  speak(message: FromClient): void {
    if (this.worker) this.post({ kind: "take", text: JSON.stringify(message) });
  }

  private post(message: ToHouse): void {
    this.worker?.postMessage(message);
  }

  private heard(data: Extract<FromHouse, { kind: "answer" | "message" }>): void {
    if (data.kind === "answer") {
      this.waiting.get(data.n)?.(data);
      this.waiting.delete(data.n);
      return;
    }
    const message = JSON.parse(data.text) as FromServer;
    hearHere(message);
    this.hearer.hear(message);
  }
}

export const house = new House();
