// The worker: Python in the browser, and in it the house of whoever plays alone. Tables are kept by the browser's own
// database, whenever they change.

import { PACK, type PackList } from "./pack-list";

export type ToHouse =
  | { kind: "open"; me: string }
  | { kind: "be"; me: string }
  | { kind: "take"; text: string }
  | { kind: "ask"; n: number; method: string; path: string; body: string };

export type FromHouse =
  | { kind: "opened" }
  | { kind: "failed"; line: string }
  | { kind: "elsewhere" }
  | { kind: "message"; text: string }
  | { kind: "answer"; n: number; status: number; text: string };

interface Proxy {
  toJs(): unknown;
  destroy(): void;
}

interface InPage {
  ask(method: string, path: string, body: string): Promise<Proxy>;
  take(text: string): Promise<void>;
  be(me: string): Promise<void>;
}

interface Python {
  unpackArchive(archive: ArrayBuffer, format: string, options: { extractDir: string }): void;
  runPython(code: string): void;
  pyimport(name: string): { open_house(me: string, tables: string, hear: (text: string) => void, save: (table: string, text: string) => Promise<void>): InPage };
}

const CODE = "/posse";
const WASM = "pyodide.asm.wasm";
let house: Promise<InPage>;

const tell = (message: FromHouse): void => postMessage(message);

onmessage = ({ data }: MessageEvent<ToHouse>) => {
  if (data.kind === "open") {
    house = open(data.me);
    house.then(
      () => tell({ kind: "opened" }),
      (error: unknown) => tell({ kind: "failed", line: String(error) }),
    );
  } else void house.then((found) => done(found, data)).catch((error: unknown) => console.error(error));
};

async function done(found: InPage, asked: Exclude<ToHouse, { kind: "open" }>): Promise<void> {
  if (asked.kind === "be") await found.be(asked.me);
  else if (asked.kind === "take") await found.take(asked.text);
  else {
    try {
      const answer = await found.ask(asked.method, asked.path, asked.body);
      const [status, text] = answer.toJs() as [number, string];
      answer.destroy();
      tell({ kind: "answer", n: asked.n, status, text });
    } catch (error) {
      console.error(error);
      tell({ kind: "answer", n: asked.n, status: 500, text: JSON.stringify({ code: "trouble", line: "something went wrong on this device" }) });
    }
  }
}

async function open(me: string): Promise<InPage> {
  if (!PACK) throw new Error("this build has no pack");
  await aloneHere();
  await readFromPack(PACK);
  const [{ loadPyodide }, archive, shelf] = await Promise.all([
    import(/* @vite-ignore */ `${PACK.at}pyodide.mjs`) as Promise<{ loadPyodide: (options: { indexURL: string }) => Promise<Python> }>,
    fetch(`${PACK.at}posse.zip`).then((response) => response.arrayBuffer()),
    openShelf(),
  ]);
  const python = await loadPyodide({ indexURL: new URL(PACK.at, location.href).href });
  python.unpackArchive(archive, "zip", { extractDir: CODE });
  python.runPython(`import sys; sys.path.insert(0, "${CODE}")`);
  const tables = JSON.stringify(await shelf.all());
  return python.pyimport("posse.alone.in_page").open_house(me, tables, (text) => tell({ kind: "message", text }), shelf.keep);
}

let isElsewhere = false;

/** One window at a time has the house: the one that opened it last. The others let go of it, and write nothing more. */
function aloneHere(): Promise<void> {
  return new Promise((done) => {
    const holding = navigator.locks.request("posse-alone", { steal: true }, () => {
      done();
      return new Promise(() => {});
    });
    holding.catch(() => {
      isElsewhere = true;
      tell({ kind: "elsewhere" });
    });
  });
}

/** Whatever is asked of the pack's folder comes from the cache, if it is there; the one large file is packed. */
async function readFromPack({ at, name }: PackList): Promise<void> {
  const cache = await globalThis.caches?.open(name);
  const overNetwork = globalThis.fetch;
  const from = async (address: string): Promise<Response> => (await cache?.match(address)) ?? overNetwork(address);
  globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    if (!pathname.startsWith(at)) return overNetwork(input, init);
    if (!pathname.endsWith(WASM)) return from(pathname);
    const packed = await from(`${pathname}.packed`);
    const stream = packed.body!.pipeThrough(new DecompressionStream("gzip"));
    return new Response(stream, { headers: { "Content-Type": "application/wasm" } });
  };
}

interface Shelf {
  all: () => Promise<string[]>;
  keep: (table: string, text: string) => Promise<void>;
}

/** What it is given is written when it answers. */
async function openShelf(): Promise<Shelf> {
  const opening = indexedDB.open("posse-alone", 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore("tables");
  const database = await answer(opening);
  return {
    all: () => answer(database.transaction("tables").objectStore("tables").getAll() as IDBRequest<string[]>),
    keep: (table, text) =>
      new Promise((written, failed) => {
        if (isElsewhere) throw new Error("another window has the house");
        const work = database.transaction("tables", "readwrite", { durability: "strict" });
        work.oncomplete = () => written();
        work.onabort = () => failed(work.error ?? new Error("not written"));
        work.objectStore("tables").put(text, table);
      }),
  };
}

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error ?? new Error("not read"));
  });
}
