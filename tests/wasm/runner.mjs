// Runs what a page runs, on orders read from a file, and writes what came of them: node runner.mjs ORDERS
import { createHash } from "node:crypto";
import fs from "node:fs";
import { Choice } from "../../web/src/lib/wasm/choice";
import { Desk } from "../../web/src/lib/wasm/desk";
import { Program } from "../../web/src/lib/wasm/program";
import { Search } from "../../web/src/lib/wasm/search";
import { Thinkers } from "../../web/src/lib/wasm/thinkers";

const bytes = (hex) => Uint8Array.from(Buffer.from(hex, "hex"));
const digest = (array) => createHash("sha256").update(array).digest("hex");
const modules = new Map();
const programs = new Map();

function moduleAt(file) {
  if (!modules.has(file)) modules.set(file, new WebAssembly.Module(fs.readFileSync(file)));
  return modules.get(file);
}

/** Kept, as a page keeps them: what one order leaves behind must not change the next. */
function kept(kind, file, make) {
  const name = `${kind} ${file}`;
  if (!programs.has(name)) programs.set(name, make(moduleAt(file)));
  return programs.get(name);
}

/** How long it takes, the last time of so many: a browser, too, gets faster once it knows what is called often. */
const timed = (run, repeat = 1) => {
  let begun = 0;
  for (let i = 0; i < repeat; i++) {
    begun = performance.now();
    run();
  }
  return (performance.now() - begun) / 1000;
};

/** A worker that is no thread. */
class Nobody {
  onmessage = null;
  onerror = null;
  desk = new Desk((data) => setTimeout(() => this.onmessage?.({ data })));
  postMessage = (asked) => void this.desk.take(structuredCloneOf(asked));
  terminate = () => this.desk.close();
}
const structuredCloneOf = (asked) => ("module" in asked ? asked : structuredClone(asked));

const KINDS = {
  /** Whole games: the last states and lengths of all, or of the line-up's last. */
  games: ({ module, driver, shapes, put, numbers, read, repeat }) => {
    const program = new Program(moduleAt(module), shapes);
    for (const [name, hex] of Object.entries(put)) program.put(name, bytes(hex));
    const seconds = timed(() => program.call(driver, numbers), repeat);
    return { seconds, digests: Object.fromEntries(read.map((name) => [name, digest(program.bytes(name))])) };
  },
  /** A tree, and every array it lies in. */
  search: ({ room, module, box, view, key, index, iterations, nMoves, repeat }) => {
    const search = kept(room, module, (compiled) => new Search(compiled));
    const seconds = timed(() => {
      search.begin({ box: bytes(box), view: bytes(view), key: bytes(key) }, index);
      iterations.forEach((n) => search.grow(n));
    }, repeat);
    const digests = {};
    for (const name of Object.keys(search.program.layout.arrays)) digests[name] = digest(search.program.bytes(name));
    return { seconds, digests, found: [...search.found(nMoves)] };
  },
  choice: ({ module, box, view, key, policy, moves }) =>
    kept("choice", module, (compiled) => new Choice(compiled)).choose(bytes(box), bytes(view), bytes(key), policy, moves),
  /** A sheriff of several workers; `stopAfter`: and one whose thought is ended. */
  think: async ({ module, game, box, view, key, nMoves, nWorkers, limits, stopAfter }) => {
    const thinkers = new Thinkers(nWorkers, () => new Nobody(), async () => moduleAt(module));
    const question = { game, box: bytes(box), view: bytes(view), key: bytes(key), nMoves };
    const stop = new AbortController();
    if (stopAfter !== undefined) setTimeout(() => stop.abort(), stopAfter);
    try {
      return await thinkers.think(question, { ...limits, signal: stop.signal });
    } catch (error) {
      return { failed: error.message, name: error.name };
    } finally {
      thinkers.close();
    }
  },
};

const orders = JSON.parse(fs.readFileSync(process.argv[2], "utf8"));
const done = [];
for (const { kind, ...order } of orders) done.push(await KINDS[kind](order));
process.stdout.write(JSON.stringify(done));
