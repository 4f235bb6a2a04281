/** Which pieces a page shows, and what it tells about them: run inside it with `page.evaluate`, so each function stands alone. */

export interface Speaker {
  /** What it is called, and where it lies: a piece that speaks in a hand may be silent in a castle. */
  name: string;
  x: number;
  y: number;
  /** Pressing it means something else. */
  acts: boolean;
  /** What lies over all of it, though it is no other piece. */
  under: string;
}

/** Every piece that can be seen, at a point where nothing lies over it, each once for every kind of place; and those that nobody can point at. */
export function speakers(known: readonly string[]): Speaker[] {
  const PIECES = "[data-card], [data-piece], [data-spot]";
  const NAMES = "[data-names]:not([data-names='0'])";
  const points = [[0.5, 0.5], [0.15, 0.15], [0.15, 0.5], [0.5, 0.1], [0.85, 0.2], [0.5, 0.92], [0.06, 0.94], [0.94, 0.94], [0.5, 0.3]] as const;
  const found = new Map<string, Speaker>();
  const placeOf = (element: Element) => {
    if (element.closest("[data-sheet]") !== null) return "on the sheet";
    const zone = element.closest<HTMLElement>("[data-zone]")?.dataset["zone"] ?? "";
    return zone !== "" ? `in ${zone.replace(/:-?\d+$/, "")}` : element.closest(".tray") !== null ? "in the prompt" : "on the table";
  };
  /** The part of the screen in which it can be seen at all: what must be scrolled to is not seen yet. */
  const windowOf = (element: Element) => {
    let [left, top, right, bottom] = [0, 0, innerWidth, innerHeight];
    for (let up = element.parentElement; up !== null; up = up.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(up);
      if (overflowX === "visible" && overflowY === "visible") continue;
      const box = up.getBoundingClientRect();
      [left, top, right, bottom] = [Math.max(left, box.left), Math.max(top, box.top), Math.min(right, box.right), Math.min(bottom, box.bottom)];
    }
    return { left, top, right, bottom };
  };
  for (const element of document.querySelectorAll<HTMLElement | SVGElement>(`:is(main, .tray) :is(${PIECES}, ${NAMES})`)) {
    // What ears are told elsewhere, an eye sees here: on a plan the square says what stands on it.
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest("[inert]") !== null) continue;
    const drawn = [...element.querySelectorAll("use, path")].map((one) => one.getAttribute("href") ?? one.getAttribute("class")?.replaceAll(/ ?svelte-\w+/g, "")).join(" ");
    const label = (element.getAttribute("aria-label") ?? element.querySelector("[aria-label]")?.getAttribute("aria-label") ?? element.textContent)?.trim() || drawn;
    const name = `${label.replaceAll(/\s+/g, " ")} ${placeOf(element)}`;
    if (known.includes(name) || found.get(name)?.under === "") continue;
    const box = element.getBoundingClientRect();
    const seen = windowOf(element);
    const isOnPlan = element.closest("svg.plan") !== null;
    const isChoosing = isOnPlan && document.querySelector(".plan rect.r") !== null;
    const acts = isChoosing || element.closest("button, a, label, input, summary, [role=option], [data-spot]") !== null;
    let under: string | null = null;
    for (const [across, down] of points) {
      const [x, y] = [box.x + box.width * across, box.y + box.height * down];
      if (x < seen.left || x >= seen.right || y < seen.top || y >= seen.bottom) continue;
      const top = document.elementFromPoint(x, y);
      if (top === null) continue;
      const upper = top.closest(`${PIECES}, ${NAMES}`);
      // Whatever stands on a square, the square speaks for it.
      if ((element.contains(top) && upper === element) || (isOnPlan && upper === null && top.closest("[data-node]") !== null)) {
        found.set(name, { name, x, y, acts, under: "" });
        under = null;
        break;
      }
      // A piece on a piece is how pieces lie, and a sheet lies over the table.
      if (upper !== null || (top.closest("[data-sheet]") !== null && element.closest("[data-sheet]") === null)) continue;
      under ??= `${top.tagName.toLowerCase()}.${top.classList[0] ?? ""}`;
      if (!found.has(name)) found.set(name, { name, x, y, acts, under });
    }
  }
  return [...found.values()];
}

export interface Told {
  heading: string;
  /** One after the other, if it tells about several pieces. */
  headings: string[];
  sentences: number;
  clause: string;
  isWithin: boolean;
  /** It stays until it is closed. */
  isPinned: boolean;
}

/** What is told about a piece, if it is not the one that was told before. */
export function toldNow(): Told | null {
  const tells = document.querySelector<HTMLElement>("[data-tells]:not([data-read])");
  if (tells === null) return null;
  tells.dataset["read"] = "";
  const { left, top, right, bottom } = tells.getBoundingClientRect();
  const headings = [...tells.querySelectorAll("h2")].map((one) => one.textContent?.trim() ?? "");
  return {
    heading: headings[0] ?? "",
    headings,
    sentences: [...tells.querySelectorAll("p")].filter((one) => one.querySelector("a") !== null && (one.textContent?.trim().length ?? 0) > 15).length,
    clause: tells.querySelector("p a")?.textContent ?? "",
    isWithin: left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight,
    isPinned: tells.matches("dialog"),
  };
}

/** Give the focus to what the keyboard reaches at a point: the piece, what it is drawn in, or its square; tells whether there is anything. */
export function focusAt([x, y]: readonly [number, number]): boolean {
  const REACHED = "[tabindex], button";
  const piece = document.elementFromPoint(x, y)?.closest("[data-card], [data-piece], [data-spot], [data-names]");
  const square = document.elementsFromPoint(x, y).map((one) => one.closest("[data-node][tabindex]")).find((one) => one !== null);
  const reached = (piece?.closest(REACHED) ?? piece?.querySelector(REACHED) ?? square) as HTMLElement | null | undefined;
  reached?.focus();
  return reached != null && document.activeElement === reached;
}
