/** What an eye would find out of order on a page: run inside it with `page.evaluate`, so each function stands alone. */

/** What lies over something else, is cut off, or has left the screen. */
export function disorder(): string[] {
  const faults: string[] = [];
  /** So many pixels are a hair's breadth. */
  const HAIR = 2;
  /** A sheet is laid over the table to choose from; it may cover the table, and nothing else. */
  const SHEET = "[data-sheet]";
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
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && isLarge(rectOf(element)) && element.closest(".vh, .skip") === null;
  /** Drawn for the eye alone counts as well, but what no eye and no ear is meant to meet is only a place in the making. */
  const isMeant = (element: Element) => isSeen(element) && element.closest("[aria-hidden=true], [inert]") === null;
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

  const all = (selector: string) => [...document.querySelectorAll(selector)];
  if (document.documentElement.scrollWidth > innerWidth) faults.push(`the page is ${document.documentElement.scrollWidth} wide on a screen of ${innerWidth}`);

  for (const element of all(".tray button, .bar button, main [data-seat], main [data-zone], main button").filter(isMeant)) {
    const { cutBy } = clipped(element);
    if (cutBy !== null) faults.push(`${named(element)} is cut by ${cutBy === document.documentElement ? "the screen" : named(cutBy)}`);
  }
  for (const sheet of all(SHEET).filter(isMeant)) {
    const table = sheet.closest("main");
    if (table === null || !isWithin(rectOf(sheet), rectOf(table))) faults.push(`${named(sheet)} lies beyond the table`);
  }
  // A figure on its way passes between the places, and is none of them.
  for (const group of [".tray button", "main [data-seat], main [data-zone]:not([data-passing])", SHEET]) {
    const some = all(group).filter(isMeant).map((element) => ({ element, rect: clipped(element).rect })).filter(({ rect }) => isLarge(rect));
    some.forEach((one, at) => {
      for (const other of some.slice(at + 1)) {
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        if (isLarge(common(one.rect, other.rect))) faults.push(`${named(one.element)} and ${named(other.element)} overlap`);
      }
    });
  }

  // What lets the pointer through covers no less: for this look everything can be met.
  const touchable = new CSSStyleSheet();
  touchable.replaceSync("main *, .tray *, .bar *, .stand * { pointer-events: auto !important }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, touchable];
  const clear = /^(transparent|rgba\(\d+, \d+, \d+, 0\)|.*\/ 0\))$/;
  const hasText = (element: Element) => [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  /** Whether there is something to be seen of an element itself, rather than of what is in it. */
  const paints = (element: Element) => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    if (element.matches("use, path, rect, circle, ellipse, polygon, line, text, image, img, canvas") || hasText(element)) return true;
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    return !clear.test(backgroundColor) || backgroundImage !== "none";
  };
  // While something is told, its line and its pieces pass over the table, and nowhere else.
  const isTelling = document.querySelector("[data-stage=telling]") !== null;
  /** What is drawn over an element at a point. */
  const coverAt = (element: Element, x: number, y: number): Element | null => {
    for (const top of document.elementsFromPoint(x, y)) {
      if (top.contains(element)) return null;
      if (!paints(top) || (isTelling && top.closest(".over, .layer") !== null && element.closest("main") !== null)) continue;
      // A sheet covers the table; a card may lie on a card, as cards do.
      if (top.closest(SHEET) !== null && element.closest("main") !== null && element.closest(SHEET) === null) return null;
      const [lower, upper] = [element, top].map((one) => one.closest("[data-card], [data-piece]"));
      if (lower && upper && lower !== upper && !lower.contains(upper) && !upper.contains(lower)) return null;
      return top;
    }
    return null;
  };
  const covered = (element: Element): Element | null => {
    const { rect } = clipped(element);
    const line = document.createRange();
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) continue;
      line.selectNodeContents(node);
      for (const box of line.getClientRects()) {
        const { left, top, right, bottom } = common(box, rect);
        if (!isLarge({ left, top, right, bottom })) continue;
        for (const part of [0.1, 0.5, 0.9]) {
          const cover = coverAt(element, left + (right - left) * part, (top + bottom) / 2);
          if (cover !== null) return cover;
        }
      }
    }
    return null;
  };
  for (const element of all("main *, .tray *, .bar *, .stand *")) {
    if (!hasText(element) || !isSeen(element) || element.closest("svg, .layer") !== null) continue;
    const cover = covered(element);
    if (cover !== null) faults.push(`${named(element)} is covered by ${named(cover)}`);
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== touchable);
  return faults;
}

export interface Place {
  box: number[];
  /** All that can be read and seen there: if it is another, facts have changed it. Nothing: it never moves, whatever it holds. */
  holds: string;
}

/** Where everything that has a place lies: the bars, the tray and the seats, which never move; zones and pieces, which facts may move. */
export function places(): Record<string, Place> {
  const found: Record<string, Place> = {};
  const readIn = (element: Element) => {
    const labels = [...element.querySelectorAll("[aria-label]")].map((one) => one.getAttribute("aria-label"));
    return [element.textContent?.replaceAll(/\s+/g, " "), ...labels].join(" ").trim();
  };
  /** The whole zone that something lies in: fresh victims share the shelf of their castle, which is filled anew for them. */
  const wholeOf = (element: Element): Element => {
    const outer = element.parentElement?.closest<HTMLElement>("[data-zone]");
    return outer && outer.dataset["scene"] === undefined ? wholeOf(outer) : element;
  };
  /** Where nothing is drawn nothing can be seen to move: a mark for what will fly there. */
  const isBlank = (element: Element) => {
    const { backgroundColor, backgroundImage, borderStyle, boxShadow, outlineStyle } = getComputedStyle(element);
    const isBare = /^(transparent|rgba\(.*, 0\))$/.test(backgroundColor) && backgroundImage === "none" && borderStyle === "none" && boxShadow === "none" && outlineStyle === "none";
    return isBare && element.childElementCount === 0 && readIn(element) === "";
  };
  const note = (name: string, element: Element, holds: string) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    if (width > 0 && height > 0) found[name] = { box: [x, y, width, height].map(Math.round), holds };
  };
  for (const element of document.querySelectorAll<HTMLElement>("main.table, .bar, .tray, .tray .prompt, .stand, main [data-seat], main [data-zone], [data-hand]")) {
    if (!element.checkVisibility({ visibilityProperty: true }) || isBlank(element)) continue;
    const { zone, seat, hand, scene, figure } = element.dataset;
    // A seat may play several figures, each with a place of its own, and a figure may change sides but never its place.
    const player = figure === undefined ? `seat ${seat}` : `figure ${figure}`;
    const name = hand !== undefined ? "the hand" : zone !== undefined ? `zone ${zone}` : seat !== undefined ? player : `.${element.classList[0]}`;
    // A fact may set another scene, a combat in a castle: then what is in it lies elsewhere and it may be as large as the
    // scene needs, but its corner stays, and so does all around it.
    const within = element.closest<HTMLElement>("[data-scene]")?.dataset["scene"] ?? "";
    const isFixed = zone === undefined || hand !== undefined;
    note(name, element, isFixed ? "" : scene !== undefined ? scene : `${within} ${zone} ${readIn(wholeOf(element))}`);
    if (scene !== undefined) found[`the corner of ${name}`] = { box: found[name]?.box.slice(0, 2) ?? [], holds: "" };
  }
  for (const element of document.querySelectorAll<HTMLElement>("main [data-piece]")) {
    // What is chosen is raised, and what lies on a sheet comes and goes with it.
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest("[aria-selected=true], .sel, [data-sheet], [inert]") !== null) continue;
    const around = wholeOf(element.closest("[data-zone], [data-seat]") ?? element);
    const scene = element.closest<HTMLElement>("[data-scene]")?.dataset["scene"] ?? "";
    // Pieces are counted anew when one is taken away, if only on another floor: on a plan only its picture and the number
    // on its back say which is which.
    const drawn = [...element.querySelectorAll("use")].map((one) => one.getAttribute("href")).join(" ");
    note(`piece ${element.dataset["piece"]}`, element, `${scene} ${element.getAttribute("aria-label") ?? ""} ${drawn} ${element.textContent} ${readIn(around)}`);
  }
  return found;
}

/** Places are counted in whole pixels. */
const GRAIN = 1;

/** What lies elsewhere than before, though no fact has changed what it holds. */
export function moved(before: Record<string, Place>, now: Record<string, Place>): string[] {
  return Object.entries(now).flatMap(([name, place]) => {
    const was = before[name];
    if (was === undefined || was.holds !== place.holds || was.box.every((one, at) => Math.abs(one - place.box[at]!) <= GRAIN)) return [];
    return [`${name} moved from ${was.box.join(" ")} to ${place.box.join(" ")}`];
  });
}
