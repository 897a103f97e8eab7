// The worker that makes sounds, as seen from the page.

import type { Cue } from "./cue";
import type { Made, Order } from "./bench";
import type { Piece } from "./music/score";

type Channels = Float32Array<ArrayBuffer>[];

export class Workshop {
  private readonly worker = new Worker(new URL("./bench.ts", import.meta.url), { type: "module" });
  private readonly waiting = new Map<number, (channels: Channels) => void>();
  private n = 0;

  constructor(private readonly rate: number) {
    this.worker.onmessage = ({ data }: MessageEvent<Made>) => {
      this.waiting.get(data.n)?.(data.channels);
      this.waiting.delete(data.n);
    };
  }

  effect(name: Cue): Promise<Channels> {
    return this.make({ kind: "effect", name });
  }

  music(piece: Piece): Promise<Channels> {
    return this.make({ kind: "music", piece });
  }

  private make(order: Order): Promise<Channels> {
    return new Promise((done) => {
      this.n += 1;
      this.waiting.set(this.n, done);
      this.worker.postMessage({ n: this.n, rate: this.rate, order });
    });
  }
}
