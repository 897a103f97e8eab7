// One tree of a sheriff, as `posse/bots/sheriff.py` grows one in each thread.

import { Program } from "./program";

/** What a search is asked: all of it bytes, as Python has them. */
export interface Position {
  box: Uint8Array;
  view: Uint8Array;
  key: Uint8Array;
}

const CHUNK_MS = 4; // how long a tree grows before the clock is looked at
const FIRST_CHUNK = 16; // iterations

export class Search {
  readonly program: Program;
  private nIterations = 0;

  constructor(module: WebAssembly.Module) {
    this.program = new Program(module);
  }

  /** `index`: which of several trees it is; each has a key of its own. */
  begin({ box, view, key }: Position, index: number): void {
    const { program } = this;
    program.put("work.boxes", box);
    program.put("tree.roots", view);
    program.put("work.master", key);
    program.call("own_key", { index });
    program.bytes("tree.slots").fill(0);
    program.bytes("tree.counts").fill(0);
    this.nIterations = 0;
  }

  grow(nIterations: number): void {
    const span = this.program.constant("span");
    this.program.call("search", { first: this.nIterations, n_iterations: nIterations, span });
    this.nIterations += nIterations;
  }

  /** At least one chunk, so that a late answer is an answer; `breathe` is awaited between chunks, and may end it. */
  async growUntil(end: number, breathe: () => Promise<void>): Promise<void> {
    let n = FIRST_CHUNK;
    for (;;) {
      const begun = performance.now();
      this.grow(n);
      const now = performance.now();
      if (now >= end) return;
      const rate = n / Math.max(now - begun, 1e-3);
      n = Math.max(1, Math.min(4 * n, Math.floor(rate * Math.min(CHUNK_MS, end - now))));
      await breathe();
    }
  }

  async growBy(nIterations: number, breathe: () => Promise<void>): Promise<void> {
    let n = FIRST_CHUNK;
    for (let left = nIterations; left > 0; ) {
      const begun = performance.now();
      const now = Math.min(left, n);
      this.grow(now);
      left -= now;
      n = Math.max(1, Math.min(4 * n, Math.floor((now * CHUNK_MS) / Math.max(performance.now() - begun, 1e-3))));
      await breathe();
    }
  }

  /** Of the root's moves: how often tried, sums of win shares and scores, three numbers a move. */
  found(nMoves: number): Float64Array<ArrayBuffer> {
    const edges = this.program.floats("tree.edges");
    const width = this.program.layout.arrays["tree.edges"]!.shape[1]!;
    const columns = ["visits", "value", "score"].map((name) => this.program.constant(name));
    const found = new Float64Array(3 * nMoves);
    for (let i = 0; i < nMoves; i++) columns.forEach((column, k) => (found[3 * i + k] = edges[width * i + column]!));
    return found;
  }
}
