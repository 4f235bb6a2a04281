/** What an eye would find out of order on a page: run inside it with `page.evaluate`, so each function stands alone. */

/** What lies over something else, is cut off, or has left the screen. */
export function disorder(): string[] {
  const faults: string[] = [];
  /** So many pixels are a hair's breadth. */
  const HAIR = 2;
  interface Rect {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  const screen: Rect = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const rectOf = (element: Element): Rect => element.getBoundingClientRect();
  const common = (one: Rect, other: Rect): Rect => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });
  const isLarge = ({ left, top, right, bottom }: Rect) => right - left > HAIR && bottom - top > HAIR;
  const isWithin = (one: Rect, other: Rect) =>
    one.left >= other.left - HAIR && one.top >= other.top - HAIR && one.right <= other.right + HAIR && one.bottom <= other.bottom + HAIR;
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && isLarge(rectOf(element)) && element.closest("[aria-hidden=true], [inert], .vh, .skip") === null;
  const named = (element: Element) => {
    const { zone, seat, move } = (element as HTMLElement).dataset ?? {};
    const what = zone ?? (seat === undefined ? move : `seat ${seat}`);
    const said = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().replaceAll(/\s+/g, " ").slice(0, 40);
    return `${element.tagName.toLowerCase()}${element.classList[0] ? `.${element.classList[0]}` : ""}${what === undefined ? "" : ` [${what}]`} “${said}”`;
  };

  /** What of an element can be seen; and what cuts it for good, where nobody can scroll to the rest. */
  const clipped = (element: Element): { rect: Rect; cutBy: Element | null } => {
    let rect = rectOf(element);
    let cutBy: Element | null = null;
    let canScroll = false;
    for (let up = element.parentElement; up !== null && up !== document.body; up = up.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(up);
      if (overflowX !== "visible" || overflowY !== "visible") {
        const scrolls = (/auto|scroll/.test(overflowX) && up.scrollWidth > up.clientWidth) || (/auto|scroll/.test(overflowY) && up.scrollHeight > up.clientHeight);
        if (scrolls) canScroll = true;
        if (!canScroll && !isWithin(rect, rectOf(up))) cutBy ??= up;
        rect = common(rect, rectOf(up));
      }
      if (position === "fixed") break;
    }
    if (!canScroll && cutBy === null && !isWithin(rect, screen)) cutBy = document.documentElement;
    return { rect: common(rect, screen), cutBy };
  };

  const seen = (selector: string) => [...document.querySelectorAll(selector)].filter(isSeen);
  if (document.documentElement.scrollWidth > innerWidth) faults.push(`the page is ${document.documentElement.scrollWidth} wide on a screen of ${innerWidth}`);

  for (const element of seen(".tray button, .bar button, main [data-seat], main [data-zone], main button")) {
    const { cutBy } = clipped(element);
    if (cutBy !== null) faults.push(`${named(element)} is cut by ${cutBy === document.documentElement ? "the screen" : named(cutBy)}`);
  }
  // A traveller goes over everything on the way, and has no place of its own.
  for (const group of [".tray button", "main [data-seat], main [data-zone]:not(.fly)"]) {
    const all = seen(group).map((element) => ({ element, rect: clipped(element).rect })).filter(({ rect }) => isLarge(rect));
    all.forEach((one, at) => {
      for (const other of all.slice(at + 1)) {
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        if (isLarge(common(one.rect, other.rect))) faults.push(`${named(one.element)} and ${named(other.element)} overlap`);
      }
    });
  }

  for (const element of seen("main *, .tray *, .bar *")) {
    const isText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    // A card under another card is how cards lie.
    if (!isText || element.closest("[data-card], .over, svg") !== null || getComputedStyle(element).pointerEvents === "none") continue;
    const { rect } = clipped(element);
    if (!isLarge(rect)) continue;
    const top = document.elementFromPoint((rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2);
    // What is told lies over the table until it is closed; trades and victims are chosen on a sheet of their own.
    if (top !== null && top.closest(".told, .trade, .picking, dialog") !== null && element.closest(".trade, .picking, dialog") === null) continue;
    if (top !== null && !element.contains(top) && !top.contains(element)) faults.push(`${named(element)} is covered by ${named(top)}`);
  }
  return faults;
}

export interface Place {
  box: number[];
  /** All that can be read and seen there: if it is another, facts have changed it. */
  holds: string;
}

/** Where everything that has a fixed place lies: seats, zones, the bars and the tray. */
export function places(): Record<string, Place> {
  const found: Record<string, Place> = {};
  for (const element of document.querySelectorAll<HTMLElement>("main.table, .bar, .tray, .tray .prompt, .standing, main [data-seat], main [data-zone], [data-hand]")) {
    if (!element.checkVisibility()) continue;
    const { zone, seat, hand } = element.dataset;
    const name = hand !== undefined ? "the hand" : zone !== undefined ? `zone ${zone}` : seat !== undefined ? `seat ${seat}` : `.${element.classList[0]}`;
    const { x, y, width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0) continue;
    const labels = [...element.querySelectorAll("[aria-label]")].map((one) => one.getAttribute("aria-label"));
    const isFrame = zone === undefined && seat === undefined;
    const shown = [element.textContent?.replaceAll(/\s+/g, " "), ...labels].join(" ");
    // A zone in which nothing is to be seen may wait for its pieces wherever it likes.
    if (zone !== undefined && shown.trim() === "") continue;
    // A fact may set another scene, a combat in a castle: then all of it lies elsewhere.
    const scene = element.closest<HTMLElement>("[data-scene]")?.dataset["scene"] ?? "";
    found[name] = { box: [x, y, width, height].map(Math.round), holds: isFrame ? "" : `${scene} ${shown}` };
  }
  return found;
}

export interface Speaker {
  /** What it is called. */
  name: string;
  x: number;
  y: number;
  /** Pressing it means something else. */
  acts: boolean;
}

/** Every piece that can be seen, at a point where nothing lies over it, each name once. */
export function speakers(known: readonly string[]): Speaker[] {
  const points = [[0.5, 0.5], [0.15, 0.15], [0.15, 0.5], [0.5, 0.1], [0.85, 0.2], [0.5, 0.92]] as const;
  const found = new Map<string, Speaker>();
  for (const element of document.querySelectorAll<HTMLElement | SVGElement>("main [data-card], main [data-piece], main [data-spot], .tray [data-card]")) {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest("[aria-hidden=true], [inert]") !== null) continue;
    const label = element.getAttribute("aria-label") ?? element.querySelector("[aria-label]")?.getAttribute("aria-label") ?? element.textContent ?? "";
    const name = label.trim().replaceAll(/\s+/g, " ");
    if (found.has(name) || known.includes(name)) continue;
    const box = element.getBoundingClientRect();
    for (const [across, down] of points) {
      const [x, y] = [box.x + box.width * across, box.y + box.height * down];
      const top = document.elementFromPoint(x, y);
      if (top === null || !element.contains(top) || top.closest("[data-card], [data-piece], [data-spot]") !== element) continue;
      const acts = element.closest("button, a, label, input, summary, [role=option], [data-spot]") !== null;
      found.set(name, { name, x, y, acts });
      break;
    }
  }
  return [...found.values()];
}

export interface Told {
  heading: string;
  sentences: number;
  clause: string;
  isWithin: boolean;
}

/** What is told about a piece, if it is not the one that was told before. */
export function toldNow(): Told | null {
  const tells = document.querySelector<HTMLElement>("[data-tells]:not([data-read])");
  if (tells === null) return null;
  tells.dataset["read"] = "";
  const { left, top, right, bottom } = tells.getBoundingClientRect();
  return {
    heading: tells.querySelector("h2")?.textContent?.trim() ?? "",
    sentences: [...tells.querySelectorAll("p")].filter((one) => one.querySelector("a") !== null && (one.textContent?.trim().length ?? 0) > 15).length,
    clause: tells.querySelector("p a")?.textContent ?? "",
    isWithin: left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight,
  };
}

export interface Watched {
  /** Facts that were shown while the one before was still moving. */
  early: string[];
  /** So many facts were told in movement or rest. */
  facts: number;
  /** Milliseconds of the longest piece of work that kept the page from hearing anybody. */
  longest: number;
  /** The same while something was being told. */
  longestTold: number;
  /** The most animations at one time over the table. */
  moves: number;
}

/** Watch the page from the beginning: what is told one after the other, and how long it ever was deaf. */
export function watch(): void {
  const seen: Watched = { early: [], facts: 0, longest: 0, longestTold: 0, moves: 0 };
  (window as unknown as { watched: Watched }).watched = seen;
  let [begun, ended] = [Infinity, -1];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      const isTold = startTime + duration >= begun || startTime <= ended;
      seen.longest = Math.max(seen.longest, Math.round(duration));
      if (isTold) seen.longestTold = Math.max(seen.longestTold, Math.round(duration));
    }
  }).observe({ type: "longtask" });
  let fact = "0";
  const look = () => {
    const over = document.querySelector<HTMLElement>("[data-stage]");
    const isTelling = over?.dataset["stage"] === "telling";
    if (isTelling && begun === Infinity) begun = performance.now();
    else if (!isTelling && begun !== Infinity) [begun, ended] = [Infinity, performance.now()];
    const moving = document.querySelector(".layer")?.getAnimations({ subtree: true }) ?? [];
    seen.moves = Math.max(seen.moves, moving.length);
    const now = over?.dataset["fact"] ?? "0";
    if (now === fact) return;
    fact = now;
    seen.facts += 1;
    for (const one of moving) {
      const target = (one.effect as KeyframeEffect).target as HTMLElement | null;
      const of = target?.closest<HTMLElement>("[data-fact]")?.dataset["fact"];
      if (one.playState === "running" && of !== now) seen.early.push(`fact ${now} while ${target?.className} of fact ${of} moves`);
    }
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
}
