// Where the modules of this build lie. A build made without them (`make wasm`) has none, and sheriffs think on the server.

export type Kind = "choice" | "search";

const BUILT = import.meta.glob<string>("../../../wasm/*.wasm", { query: "?url", import: "default", eager: true });

const addressOf = (game: string, kind: Kind): string | undefined => BUILT[`../../../wasm/${game}.${kind}.wasm`];

/** Whether this build carries compiled thinking for a game. */
export const hasThinking = (game: string): boolean => Boolean(addressOf(game, "choice") && addressOf(game, "search"));

/** Of all modules, by game: what has to be there before one can play offline. */
export function addresses(): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const [file, address] of Object.entries(BUILT)) {
    const game = file.split("/").at(-1)!.split(".")[0]!;
    (found[game] ??= []).push(address);
  }
  return found;
}

const loaded = new Map<string, Promise<WebAssembly.Module>>();

/** Fetched and compiled once; asked for again after a failure. */
export function moduleOf(game: string, kind: Kind): Promise<WebAssembly.Module> {
  const name = `${game}.${kind}`;
  let module = loaded.get(name);
  if (!module) {
    module = load(name, addressOf(game, kind));
    loaded.set(name, module);
    module.catch(() => loaded.delete(name));
  }
  return module;
}

async function load(name: string, address: string | undefined): Promise<WebAssembly.Module> {
  if (address === undefined) throw new Error(`this build has no ${name}`);
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return WebAssembly.compile(await answer.arrayBuffer()); // whatever type a simple web server calls it
}
