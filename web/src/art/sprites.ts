// The sprites: what every page uses lies in the page itself (`sprite-in-page.mjs`); a game's own is fetched when something
// of it is first to be seen, and then lies in the page too. From there a picture is painted in the very frame in which it is
// put up, with or without a line: for a `<use>` of a file, a browser may ask the server again, and paints nothing meanwhile.

import company from "./company.svg?url";

const OF_GAMES = import.meta.glob<string>("../games/*/*.svg", { eager: true, query: "?url", import: "default" });
const ADDRESSES = new Map([
  ["company", company],
  ...Object.entries(OF_GAMES).map(([path, address]) => [path.split("/").at(-2)!, address] as const),
]);

const brought = new Map<string, Promise<boolean>>();

/** What a `<use>` refers to, for a symbol `<sprite>/<symbol>`. A sprite that is not there yet is fetched. */
export function symbolRef(of: string): string {
  void bring(of.split("/")[0]!);
  return `#${of}`;
}

/** Whether the pictures of a sprite are in the page; if they cannot be had, the next one put up asks for them again. */
export function bring(sprite: string): Promise<boolean> {
  const address = ADDRESSES.get(sprite);
  if (!address) return Promise.resolve(true);
  let coming = brought.get(sprite);
  if (!coming) {
    coming = fetchInto(document.body, sprite, address).then(
      () => true,
      () => !brought.delete(sprite),
    );
    brought.set(sprite, coming);
  }
  return coming;
}

async function fetchInto(page: HTMLElement, sprite: string, address: string): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const drawn = new DOMParser().parseFromString(await response.text(), "image/svg+xml").documentElement;
  for (const symbol of drawn.querySelectorAll("symbol")) symbol.id = `${sprite}/${symbol.id}`;
  drawn.setAttribute("display", "none");
  drawn.setAttribute("aria-hidden", "true");
  page.append(drawn);
}
