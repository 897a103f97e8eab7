// Where the reader is: the address, as a page and its parameter.

export type Page = "home" | "table" | "lesson" | "replay" | "rules" | "players" | "player" | "settings" | "about" | "lost";

export interface Address {
  page: Page;
  id: string;
  query: URLSearchParams;
}

export function addressOf(path: string, search = ""): Address {
  const [first = "", second = ""] = path.split("/").filter(Boolean);
  const query = new URLSearchParams(search);
  const address = (page: Page, id = decodeURIComponent(second)): Address => ({ page, id, query });
  switch (first) {
    case "":
      return address("home");
    case "t":
      return second ? address("table") : address("lost");
    case "lesson":
      return second ? address("lesson") : address("lost");
    case "r":
      return second ? address("replay") : address("lost");
    case "rules":
      return address("rules");
    case "players":
      return second ? address("player") : address("players");
    case "settings":
      return address("settings");
    case "about":
      return address("about");
    default:
      return address("lost");
  }
}

class Router {
  address = $state.raw(addressOf(location.pathname, location.search));

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
    this.address = addressOf(location.pathname, location.search);
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
