/** Where in the house one is: the address bar, read and written. */

import { keepUntried, keyIn } from "./keys";

export type Route =
  | { name: "home" }
  | { name: "table"; table: string; invitation: string; key: string }
  | { name: "settings" }
  | { name: "rules"; game: string; clause: string }
  | { name: "watch" }
  | { name: "records" }
  /** All games, to be learned or to be looked up. */
  | { name: "shelf"; what: "learn" | "rules" }
  | { name: "learn"; game: string }
  | { name: "nowhere" };

export function routeOf(path: string, hash = ""): Route {
  const [first = "", second = "", more] = path.split("/").filter(Boolean).map(decoded);
  const after = hash.replace(/^#/, "");
  if (more !== undefined) return { name: "nowhere" };
  if (first === "") return { name: "home" };
  if (first === "t" && second !== "") {
    const key = keyIn(after);
    return { name: "table", table: second, invitation: key === "" ? after : "", key };
  }
  if (second === "" && (first === "watch" || first === "records")) return { name: first };
  if (second === "" && (first === "learn" || first === "rules")) return { name: "shelf", what: first };
  if (first === "settings" && second === "") return { name: "settings" };
  if (first === "rules" && second !== "") return { name: "rules", game: second, clause: after };
  if (first === "learn" && second !== "") return { name: "learn", game: second };
  return { name: "nowhere" };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Place {
  route = $state.raw<Route>({ name: "home" });
  /** The settings lie over a table, which goes on behind them. */
  isSetting = $state(false);

  /** Begin to listen; links of this page no longer load it anew. */
  listen(): void {
    this.#read();
    addEventListener("popstate", () => this.#read());
    document.addEventListener("click", (event) => this.#click(event));
  }

  go(path: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", path);
    this.#read();
    scrollTo(0, 0);
  }

  #read(): void {
    this.isSetting = false;
    this.route = routeOf(location.pathname, location.hash);
    if (this.route.name === "table" && this.route.key !== "") this.#takeKey(this.route.table, this.route.key);
  }

  /** A key is kept where keys are kept, and nobody reads it over somebody's shoulder or in what was visited. */
  #takeKey(table: string, key: string): void {
    keepUntried(table, key);
    history.replaceState(null, "", location.pathname);
  }

  #click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || link.target !== "" || link.hasAttribute("download")) return;
    const to = new URL(link.href);
    if (to.origin !== location.origin || to.pathname.startsWith("/api/")) return;
    if (to.pathname === location.pathname && to.hash !== "") return;
    event.preventDefault();
    if (to.pathname === "/settings" && this.route.name === "table") this.isSetting = true;
    else this.go(to.pathname + to.hash);
  }
}

export const place = new Place();
