// Where the reader is: the address, as a page and its parameter.

export type Page = "home" | "table" | "replay" | "rules" | "players" | "player" | "settings" | "about" | "lost";

export interface Place {
  page: Page;
  id: string;
  query: URLSearchParams;
}

export function placeOf(path: string, search = ""): Place {
  const [first = "", second = ""] = path.split("/").filter(Boolean);
  const query = new URLSearchParams(search);
  const place = (page: Page, id = decodeURIComponent(second)): Place => ({ page, id, query });
  switch (first) {
    case "":
      return place("home");
    case "t":
      return second ? place("table") : place("lost");
    case "r":
      return second ? place("replay") : place("lost");
    case "rules":
      return place("rules");
    case "players":
      return second ? place("player") : place("players");
    case "settings":
      return place("settings");
    case "about":
      return place("about");
    default:
      return place("lost");
  }
}

class Router {
  place = $state.raw(placeOf(location.pathname, location.search));

  constructor() {
    addEventListener("popstate", () => this.read());
    document.addEventListener("click", (event) => this.follow(event));
  }

  go(path: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", path);
    this.read();
    scrollTo(0, 0);
  }

  private read(): void {
    this.place = placeOf(location.pathname, location.search);
  }

  /** Links within the house need no new page. */
  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest("a");
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    if (link.pathname.startsWith("/api/")) return;
    if (link.hash && link.pathname === location.pathname && link.search === location.search) return; // within the page
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
