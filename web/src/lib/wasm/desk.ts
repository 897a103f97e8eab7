// What a worker does: it keeps room to search one game, and grows a tree when it is asked to.

import { Search, type Position } from "./search";

export type Asked =
  | { kind: "ready"; game: string; module: WebAssembly.Module }
  | { kind: "stop" }
  | ({ kind: "think"; n: number; game: string; index: number; nMoves: number; iterations?: number; seconds?: number } & Position);

export type Answered = { n: number } & ({ found: Float64Array<ArrayBuffer> } | { failed: string });

const STOPPED = Symbol("stopped");
const said = (error: unknown): string => (error instanceof Error ? error.message : String(error));
const BREATH_MS = 25; // how long it may be deaf to `stop`

export class Desk {
  private search: Search | null = null; // as large as a tree may become, so there is one only
  private trouble = "";
  private isStopped = false;
  private heard = 0;
  private readonly answer: (answered: Answered) => void;
  private readonly turn = new MessageChannel();

  constructor(answer: (answered: Answered) => void) {
    this.answer = answer;
  }

  async take(asked: Asked): Promise<void> {
    if (asked.kind === "stop") this.isStopped = true;
    else if (asked.kind === "ready") this.ready(asked.module);
    else await this.think(asked);
  }

  private ready(module: WebAssembly.Module): void {
    this.search = null; // the room of one game at a time, even while the next is laid out
    this.trouble = "";
    try {
      this.search = new Search(module);
    } catch (error) {
      this.trouble = said(error); // told to whoever wants a thought
    }
  }

  private async think(asked: Extract<Asked, { kind: "think" }>): Promise<void> {
    const end = performance.now() + 1000 * (asked.seconds ?? 0);
    this.isStopped = false;
    this.heard = performance.now();
    try {
      const { search } = this;
      if (search?.program.layout.game !== asked.game) throw new Error(this.trouble || `${asked.game} is not ready`);
      search.begin(asked, asked.index);
      if (asked.iterations === undefined) await search.growUntil(end, this.breathe);
      else await search.growBy(asked.iterations, this.breathe);
      this.answer({ n: asked.n, found: search.found(asked.nMoves) });
    } catch (error) {
      this.answer({ n: asked.n, failed: error === STOPPED ? "stopped" : said(error) });
    }
  }

  /** Now and then, let what has been sent meanwhile be heard. */
  private readonly breathe = async (): Promise<void> => {
    if (performance.now() - this.heard >= BREATH_MS) {
      await new Promise<void>((resolve) => {
        this.turn.port1.onmessage = () => resolve();
        this.turn.port2.postMessage(null);
      });
      this.heard = performance.now();
    }
    if (this.isStopped) throw STOPPED;
  };

  close(): void {
    this.turn.port1.close();
  }
}
