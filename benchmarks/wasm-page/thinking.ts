// A page that does nothing but think, for benchmarks/wasm.py to ask.

import { Thinkers, type Thought } from "../../web/src/lib/wasm/thinkers";

interface Asked {
  game: string;
  box: string;
  view: string;
  key: string;
  nMoves: number;
}

const bytes = (hex: string): Uint8Array => Uint8Array.from(hex.match(/../g) ?? [], (byte) => parseInt(byte, 16));

async function think(asked: Asked, nWorkers: number, limits: { iterations?: number; seconds?: number }): Promise<Thought & { readyS: number }> {
  const thinkers = new Thinkers(nWorkers);
  const question = { ...asked, box: bytes(asked.box), view: bytes(asked.view), key: bytes(asked.key) };
  const begun = performance.now();
  await thinkers.think(question, { iterations: 1 });
  const readyS = (performance.now() - begun) / 1000;
  await thinkers.think(question, { iterations: 2000 }); // compiled well by then
  const thought = await thinkers.think(question, limits);
  thinkers.close();
  return { ...thought, readyS };
}

Object.assign(window, { think });
