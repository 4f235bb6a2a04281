/**
 * Every drawn piece speaks: which pieces an element shows, and when they are told about.
 *
 * A table makes one `Speaking` (`hearing`) and lays `PieceTells.svelte` over itself; the listeners there serve every
 * element below it. `Card.svelte` reports its piece by itself. Whatever is drawn otherwise says which pieces of the
 * scene it shows: `data-piece="<zone>.<place>"`, `data-spot` where it may be touched, or `data-node` for a square
 * (`data-edges`: what lies on its edges is told with it to those who ask by key).
 */

import { getContext, setContext, tick } from "svelte";
import type { Choice, Piece, Scene } from "$lib/table/kinds";
import type { About } from "./abouts";
import { piecesNamed } from "./abouts";

const KEY = Symbol("speaking");

/** What shows pieces, in the words of the page's elements. */
export const SPEAKS = "[data-card], [data-piece], [data-spot], [data-names], [data-node]";
/** What does something of its own when it is pressed; there a piece is told about by rest, hold or key. */
const ACTS = "button, a, label, input, summary, [role=option], [data-spot]";

export interface Shown {
  pieces: Piece[];
  at: Element;
  /** Somebody asked for it: it stays until it is closed. */
  pinned: boolean;
}

export class Speaking {
  abouts = $state.raw<ReadonlyMap<string, About>>(new Map());
  shown = $state.raw<Shown | null>(null);
  /** The scene in which places are counted. */
  scene = $state.raw<Scene | null>(null);
  /** Whether squares are being chosen among, so that a tap on one is meant for the game. */
  asksSquares: () => boolean = () => false;
  readonly #laid = new WeakMap<Element, () => Piece[]>();

  /** For `Card.svelte`: this element shows that piece. */
  lay(element: Element, piece: Piece): void {
    this.#laid.set(element, () => [piece]);
  }

  /** For buttons: the pieces that a choice is made on, or whose names it says. */
  names(choice: () => Choice): (element: HTMLElement) => void {
    const named = () => piecesNamed(choice(), this.scene, this.abouts);
    return (element) => {
      element.dataset["names"] = `${named().length}`;
      this.#laid.set(element, named);
    };
  }

  /** The pieces that an element shows. */
  piecesOf(element: Element): Piece[] {
    const laid = this.#laid.get(element);
    if (laid !== undefined) return laid();
    const { piece, spot, node } = (element as HTMLElement).dataset;
    const place = piece ?? spot;
    const zones = this.scene?.zones ?? [];
    if (place !== undefined) {
      const [zone = -1, at = -1] = place.split(".").map(Number);
      const found = zones[zone]?.pieces[at];
      return found === undefined ? [] : [found];
    }
    return node === undefined ? [] : zones.flatMap((zone) => zone.pieces.filter((one) => one.node === node));
  }

  /** What speaks under the pointer; on a plan what stands on a square covers the square. */
  under(event: Pick<MouseEvent, "target" | "clientX" | "clientY">): Element | null {
    const target = event.target instanceof Element ? event.target : null;
    const plan = target?.closest("svg");
    const found = target?.closest(SPEAKS) ?? (plan && speakerWithin(plan, event)) ?? null;
    return found !== null && this.piecesOf(found).length > 0 ? found : null;
  }

  /** Whether pressing this means something else than "tell me about it". */
  acts(element: Element): boolean {
    if (element.matches("[data-node]") && !element.matches("[data-card], [data-piece]")) return this.asksSquares();
    return element.closest(ACTS) !== null;
  }

  /** The table goes on: what nobody asked for is taken away if something else lies there now. */
  follow(scene: Scene | null): void {
    this.scene = scene;
    const { shown } = this;
    if (shown === null || shown.pinned) return;
    // Drawn anew it is still the same piece, and somebody is reading.
    const at = again(shown.at);
    const lies = at !== null && JSON.stringify(this.piecesOf(at)) === JSON.stringify(shown.pieces);
    if (!lies) this.shown = null;
    else if (at !== shown.at) this.shown = { ...shown, at };
  }

  /** The pieces on the edges of a square; see `data-edges`. */
  #doorsOf(square: Element): Piece[] {
    const edges = (square as HTMLElement).dataset["edges"]?.split(" ") ?? [];
    return (this.scene?.zones ?? []).flatMap((zone) => zone.pieces.filter((one) => edges.includes(one.node)));
  }

  open(at: Element | null, pinned = true): void {
    const pieces = at === null ? [] : this.piecesOf(at);
    if (at !== null && pieces.length > 0) this.shown = { pieces, at, pinned };
  }

  close(): void {
    const was = this.shown;
    this.shown = null;
    // Only when the dialog is gone can anything behind it be focused again.
    if (was?.pinned) void tick().then(() => (again(was.at) as HTMLElement | null)?.focus({ preventScroll: true }));
  }

  /** What is being told about stays; else what has the focus, or lies under the mouse, tells about itself. */
  openFocused(): void {
    if (this.shown !== null) return this.open(this.shown.at);
    const focused = document.activeElement?.closest(SPEAKS) ?? null;
    const hovered = [...document.querySelectorAll(`:is(${SPEAKS}):hover`)].at(-1) ?? null;
    if (focused === null || this.piecesOf(focused).length + this.#doorsOf(focused).length === 0) return this.open(hovered);
    // What is drawn inside something that can be pressed has no focus of its own: it is told about together with it.
    const pieces = [...[focused, ...focused.querySelectorAll(SPEAKS)].flatMap((one) => this.piecesOf(one)), ...this.#doorsOf(focused)];
    this.shown = { pieces: [...new Map(pieces.map((piece) => [JSON.stringify(piece), piece])).values()], at: focused, pinned: true };
  }
}

function speakerWithin(plan: Element, event: Pick<MouseEvent, "clientX" | "clientY">): Element | null {
  const below = document.elementsFromPoint(event.clientX, event.clientY).filter((one) => plan.contains(one));
  for (const one of below) {
    const found = one.closest(SPEAKS);
    if (found !== null) return found;
  }
  return null;
}

/** The element that shows this place now: while somebody read, the table may have been drawn anew. */
export function again(element: Element): Element | null {
  if (element.isConnected) return element;
  const { piece, spot } = (element as HTMLElement).dataset;
  const place = piece ?? spot;
  return place === undefined ? null : document.querySelector(`[data-piece="${place}"], [data-spot="${place}"]`);
}

/** Let every card below this component speak. */
export function hearing(): Speaking {
  return setContext(KEY, new Speaking());
}

/** Who listens where this component is drawn; nobody on pages that only show cards. */
export function listener(): Speaking | undefined {
  return getContext(KEY);
}
