// A sheriff in the page: several workers grow a tree each, and what their roots have found is added up, as
// `posse/bots/sheriff.py` does with threads.

import type { Answered, Asked } from "./desk";
import { moduleOf } from "./modules";
import type { Position } from "./search";

export interface Question extends Position {
  game: string;
  /** How many moves are offered, in the order of the offer. */
  nMoves: number;
}

export interface Limits {
  /** For each worker; without it, the clock decides. */
  iterations?: number;
  seconds?: number;
  /** Ends the thought, which is then rejected. */
  signal?: AbortSignal;
}

export interface Line {
  visits: number;
  /** Expected, as the score. */
  winShare: number;
  score: number;
}

export interface Thought {
  /** Of the move to play: its number in the offer. */
  best: number;
  lines: Line[];
}

/** What a pool needs of a worker; tests have one that is no thread. */
export interface Hand {
  postMessage(asked: Asked): void;
  onmessage: ((event: { data: Answered }) => void) | null;
  onerror: ((event: { message: string }) => void) | null;
  terminate(): void;
}

const MOST = 4; // trees that know nothing of each other are worth less the more there are

/** One core is left for the page. */
export const sensibleWorkers = (): number => Math.max(1, Math.min(MOST, (navigator.hardwareConcurrency || 2) - 1));

const newWorker = (): Hand => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }) as unknown as Hand;

interface Waiting {
  resolve: (found: Float64Array) => void;
  reject: (reason: Error) => void;
}

export class Thinkers {
  private readonly hands: Hand[] = [];
  private game = ""; // for which the workers have room
  private readonly waiting = new Map<number, Waiting>();
  private readonly start: () => Hand;
  private readonly load: (game: string) => Promise<WebAssembly.Module>;
  private readonly nWorkers: number;
  private asked = 0;
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    nWorkers = sensibleWorkers(),
    start: () => Hand = newWorker,
    load: (game: string) => Promise<WebAssembly.Module> = (game) => moduleOf(game, "search"),
  ) {
    this.nWorkers = nWorkers;
    this.start = start;
    this.load = load;
  }

  /** Fetch and lay out what a game needs, so that the first thought takes no longer than others. */
  getReady(game: string): Promise<void> {
    return this.inTurn(() => this.makeReady(game));
  }

  /** One thought after the other, whenever they are asked. */
  think(question: Question, limits: Limits): Promise<Thought> {
    return this.inTurn(() => this.thinkNow(question, limits));
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.last.then(work);
    this.last = done.catch(() => undefined);
    return done;
  }

  private async makeReady(game: string): Promise<void> {
    const module = await this.load(game);
    if (this.hands.length === 0) this.hire();
    if (this.game === game) return;
    this.game = game;
    for (const hand of this.hands) hand.postMessage({ kind: "ready", game, module });
  }

  close(): void {
    for (const hand of this.hands) hand.terminate();
    this.fail(new Error("closed"));
    this.hands.length = 0;
    this.game = "";
  }

  private async thinkNow({ game, box, view, key, nMoves }: Question, limits: Limits): Promise<Thought> {
    const { iterations, seconds, signal } = limits;
    signal?.throwIfAborted();
    if (nMoves === 1) return { best: 0, lines: [] };
    await this.makeReady(game);
    signal?.throwIfAborted();
    const stop = (): void => this.hands.forEach((hand) => hand.postMessage({ kind: "stop" }));
    signal?.addEventListener("abort", stop);
    try {
      const parts = this.hands.map((hand, index) => {
        const n = this.asked++;
        return new Promise<Float64Array>((resolve, reject) => {
          this.waiting.set(n, { resolve, reject });
          hand.postMessage({ kind: "think", n, game, box, view, key, index, nMoves, iterations, seconds });
        });
      });
      const settled = await Promise.allSettled(parts);
      signal?.throwIfAborted();
      const broken = settled.find((part) => part.status === "rejected");
      if (broken) this.game = ""; // the next thought has the game laid out anew
      return summed(settled.map((part) => (part.status === "fulfilled" ? part.value : raise(part.reason))), nMoves);
    } finally {
      signal?.removeEventListener("abort", stop);
    }
  }

  private hire(): void {
    for (let i = 0; i < this.nWorkers; i++) {
      const hand = this.start();
      hand.onmessage = ({ data }) => {
        const waiting = this.waiting.get(data.n);
        this.waiting.delete(data.n);
        if ("found" in data) waiting?.resolve(data.found);
        else waiting?.reject(new Error(data.failed));
      };
      // A worker that cannot even start answers nothing any more: all of them are let go, and new ones hired.
      hand.onerror = ({ message }) => {
        const reason = new Error(message || "a worker has failed");
        this.fail(reason);
        this.close();
      };
      this.hands.push(hand);
    }
  }

  private fail(reason: Error): void {
    for (const { reject } of this.waiting.values()) reject(reason);
    this.waiting.clear();
  }
}

function raise(reason: unknown): never {
  throw reason instanceof Error ? reason : new Error(String(reason));
}

/** Added up in the order of the workers, so that the same key gives the same sums to the last bit. */
export function summed(parts: Float64Array[], nMoves: number): Thought {
  const sums = new Float64Array(3 * nMoves);
  for (const part of parts) part.forEach((value, i) => (sums[i]! += value));
  const lines = Array.from({ length: nMoves }, (_, i): Line => {
    const visits = sums[3 * i]!;
    const least = Math.max(visits, 1);
    return { visits, winShare: sums[3 * i + 1]! / least, score: sums[3 * i + 2]! / least };
  });
  let best = 0;
  lines.forEach((line, i) => {
    const leader = lines[best]!;
    if (line.visits > leader.visits || (line.visits === leader.visits && line.winShare > leader.winShare)) best = i;
  });
  return { best, lines };
}
