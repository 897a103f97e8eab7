import { describe, expect, it } from "vitest";
import type { Asked } from "./desk";
import { summed, Thinkers, type Hand, type Question } from "./thinkers";

// What searches find is compared with native code in tests/bots/test_wasm.py; here nobody thinks.

const bytes = new Uint8Array(1);
const question = (nMoves = 2): Question => ({ game: "showdown", box: bytes, view: bytes, key: bytes, nMoves });

class Idle implements Hand {
  onmessage: Hand["onmessage"] = null;
  onerror: Hand["onerror"] = null;
  readonly heard: Asked[] = [];
  isLetGo = false;

  postMessage(asked: Asked): void {
    this.heard.push(asked);
  }

  terminate(): void {
    this.isLetGo = true;
  }

  answer(found: number[]): void {
    this.onmessage?.({ data: { n: this.thoughts().at(-1)!.n, found: new Float64Array(found) } });
  }

  thoughts(): Extract<Asked, { kind: "think" }>[] {
    return this.heard.filter((asked) => asked.kind === "think");
  }
}

function pool(nWorkers: number): { thinkers: Thinkers; hands: Idle[]; loaded: string[] } {
  const hands: Idle[] = [];
  const loaded: string[] = [];
  const hire = (): Hand => (hands.push(new Idle()), hands.at(-1)!);
  const load = async (game: string): Promise<WebAssembly.Module> => (loaded.push(game), {} as WebAssembly.Module);
  return { thinkers: new Thinkers(nWorkers, hire, load), hands, loaded };
}

const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe("what several trees have found", () => {
  it("is added up, and the move tried most often is best, then the one that wins more", () => {
    const { best, lines } = summed([new Float64Array([3, 1, 6, 5, 1, 0]), new Float64Array([4, 2, 8, 2, 3, 0])], 2);
    expect(lines).toEqual([
      { visits: 7, winShare: 3 / 7, score: 2 },
      { visits: 7, winShare: 4 / 7, score: 0 },
    ]);
    expect(best).toBe(1);
    expect(summed([new Float64Array([1, 1, 0, 2, 0, 0])], 2).best).toBe(1);
    expect(summed([new Float64Array(6)], 2)).toEqual({ best: 0, lines: Array(2).fill({ visits: 0, winShare: 0, score: 0 }) });
  });
});

describe("a pool of workers", () => {
  it("gives each a tree of its own and answers when all have", async () => {
    const { thinkers, hands } = pool(2);
    const thought = thinkers.think(question(), { iterations: 7 });
    await soon();
    expect(hands.map((hand) => hand.heard.map((asked) => asked.kind))).toEqual([["ready", "think"], ["ready", "think"]]);
    expect(hands.map((hand) => hand.thoughts()[0])).toMatchObject([{ index: 0, iterations: 7 }, { index: 1, iterations: 7 }]);
    hands[0]!.answer([1, 0, 0, 0, 0, 0]);
    hands[1]!.answer([0, 0, 0, 2, 1, 0]);
    expect((await thought).best).toBe(1);
  });

  it("thinks one thought after the other, and lays a game out once", async () => {
    const { thinkers, hands } = pool(1);
    const both = [thinkers.think(question(), { seconds: 1 }), thinkers.think(question(), { seconds: 1 })];
    await soon();
    expect(hands[0]!.thoughts()).toHaveLength(1);
    hands[0]!.answer([1, 0, 0, 0, 0, 0]);
    await both[0];
    await soon();
    hands[0]!.answer([1, 0, 0, 2, 0, 0]);
    expect((await both[1])!.best).toBe(1);
    expect(hands[0]!.heard.filter((asked) => asked.kind === "ready")).toHaveLength(1);
  });

  it("gives the room of one game to the next", async () => {
    const { thinkers, hands, loaded } = pool(1);
    for (const game of ["showdown", "el-paso", "showdown"]) {
      const thought = thinkers.think({ ...question(), game }, { seconds: 1 });
      await soon();
      hands[0]!.answer([1, 0, 0, 0, 0, 0]);
      await thought;
    }
    const laid = hands[0]!.heard.filter((asked) => asked.kind === "ready").map((asked) => asked.game);
    expect(laid).toEqual(["showdown", "el-paso", "showdown"]);
    expect(loaded).toEqual(laid);
  });

  it("has a game laid out anew after a thought that failed", async () => {
    const { thinkers, hands } = pool(1);
    const thought = thinkers.think(question(), { seconds: 1 });
    await soon();
    hands[0]!.onmessage?.({ data: { n: 0, failed: "no room" } });
    await expect(thought).rejects.toThrow("no room");
    void thinkers.think(question(), { seconds: 1 });
    await soon();
    expect(hands[0]!.heard.map((asked) => asked.kind)).toEqual(["ready", "think", "ready", "think"]);
  });

  it("answers a forced move at once, with nobody hired", async () => {
    const { thinkers, hands } = pool(2);
    expect(await thinkers.think(question(1), { seconds: 60 })).toEqual({ best: 0, lines: [] });
    expect(hands).toEqual([]);
  });

  it("tells its workers to stop when a thought is ended, and takes the next one", async () => {
    const { thinkers, hands } = pool(1);
    const stop = new AbortController();
    const thought = thinkers.think(question(), { seconds: 60, signal: stop.signal });
    await soon();
    stop.abort();
    expect(hands[0]!.heard.at(-1)).toEqual({ kind: "stop" });
    hands[0]!.onmessage?.({ data: { n: 0, failed: "stopped" } });
    await expect(thought).rejects.toMatchObject({ name: "AbortError" });
    const next = thinkers.think(question(), { seconds: 1 });
    await soon();
    hands[0]!.answer([1, 0, 0, 0, 0, 0]);
    expect((await next).best).toBe(0);
  });

  it("lets all go when one breaks down, and hires anew", async () => {
    const { thinkers, hands } = pool(2);
    const thought = thinkers.think(question(), { seconds: 60 });
    await soon();
    hands[1]!.onerror?.({ message: "out of memory" });
    await expect(thought).rejects.toThrow("out of memory");
    expect(hands.map((hand) => hand.isLetGo)).toEqual([true, true]);
    void thinkers.think(question(), { seconds: 1 });
    await soon();
    expect(hands).toHaveLength(4);
    expect(hands[3]!.heard.map((asked) => asked.kind)).toEqual(["ready", "think"]);
  });
});
