// What a worker does: it keeps a search for each game it was given, and grows a tree when it is asked to.

import { Search, type Position } from "./search";

export type Asked =
  | { kind: "ready"; game: string; module: WebAssembly.Module }
  | { kind: "stop" }
  | ({ kind: "think"; n: number; game: string; index: number; nMoves: number; iterations?: number; seconds?: number } & Position);

export type Answered = { n: number } & ({ found: Float64Array<ArrayBuffer> } | { failed: string });

const STOPPED = Symbol("stopped");
const BREATH_MS = 25; // how long it may be deaf to `stop`

export class Desk {
  private readonly searches = new Map<string, Search>();
  private isStopped = false;
  private heard = 0;
  private readonly answer: (answered: Answered) => void;
  private readonly turn = new MessageChannel();

  constructor(answer: (answered: Answered) => void) {
    this.answer = answer;
  }

  async take(asked: Asked): Promise<void> {
    if (asked.kind === "stop") this.isStopped = true;
    else if (asked.kind === "ready") this.ready(asked.game, asked.module);
    else await this.think(asked);
  }

  private ready(game: string, module: WebAssembly.Module): void {
    if (!this.searches.has(game)) this.searches.set(game, new Search(module));
  }

  private async think(asked: Extract<Asked, { kind: "think" }>): Promise<void> {
    const end = performance.now() + 1000 * (asked.seconds ?? 0);
    this.isStopped = false;
    this.heard = performance.now();
    try {
      const search = this.searches.get(asked.game);
      if (!search) throw new Error(`${asked.game} is not ready`);
      search.begin(asked, asked.index);
      if (asked.iterations === undefined) await search.growUntil(end, this.breathe);
      else await search.growBy(asked.iterations, this.breathe);
      this.answer({ n: asked.n, found: search.found(asked.nMoves) });
    } catch (error) {
      if (error === STOPPED) this.answer({ n: asked.n, failed: "stopped" });
      else this.answer({ n: asked.n, failed: error instanceof Error ? error.message : String(error) });
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
