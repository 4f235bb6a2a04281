/** Where something lies on the screen: anchors of the DOM (`data-zone`, `data-seat`, `data-node`, `data-piece`) as boxes. */

import type { Piece, Scene } from "$lib/wire/scene";
import type { Actor, Anchor } from "./score";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

export function centre(box: Box): { x: number; y: number } {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** What names an anchor: two that are written alike are the same place. */
export function anchorName(anchor: Anchor): string {
  if (anchor === "middle") return "middle";
  if ("zone" in anchor) return `zone ${anchor.zone}:${anchor.owner ?? -1}`;
  return "seat" in anchor ? `seat ${anchor.seat}` : `node ${anchor.node}`;
}

/** Whether it can be seen: what a board larger than its window has scrolled away is as little on the screen as another floor. */
function isShown(element: Element): boolean {
  const box = boxOf(element);
  const around = element.closest("[data-window]")?.getBoundingClientRect();
  const { y } = centre(box);
  return box.width > 0 && box.height > 0 && (around === undefined || (y >= around.top && y <= around.bottom));
}

/** The first that is on the screen: a table may draw a place twice, one of them for another size. */
function firstShown(root: ParentNode, selector: string): Element | null {
  for (const element of root.querySelectorAll(selector)) if (isShown(element)) return element;
  return null;
}

/** The element of a place; a zone that is not drawn lies with its owner. */
export function elementAt(root: ParentNode, anchor: Anchor): Element | null {
  if (anchor === "middle") return root.querySelector("main.table");
  if ("node" in anchor) {
    // A square that is not on the screen is seen by who stands on it: their plaque says so.
    const node = CSS.escape(anchor.node);
    return firstShown(root, `[data-node="${node}"]`) ?? firstShown(root, `[data-stands="${node}"]`);
  }
  if ("seat" in anchor) return firstShown(root, `[data-seat="${anchor.seat}"]`);
  const owner = anchor.owner ?? -1;
  const zone = firstShown(root, `[data-zone="${CSS.escape(anchor.zone)}:${owner}"]`);
  return zone ?? (owner >= 0 ? firstShown(root, `[data-seat="${owner}"]`) : null);
}

export function isLike(piece: Actor, other: Actor): boolean {
  return piece.kind === other.kind && (piece.face ?? "") === (other.face ?? "");
}

/** A piece as its element says where it lies in the scene that is drawn. */
export function pieceOf(element: Element, scene: Scene): Piece | null {
  const said = (element as HTMLElement | SVGElement).dataset["piece"] ?? (element as HTMLElement | SVGElement).dataset["spot"];
  const [zone = -1, place = -1] = (said ?? "").split(".").map(Number);
  return scene.zones[zone]?.pieces[place] ?? null;
}

/** The elements of pieces in a zone, in their order, each with what it shows. */
export function piecesIn(element: Element, scene: Scene): { element: HTMLElement | SVGElement; piece: Piece }[] {
  const seen = [...element.querySelectorAll<HTMLElement | SVGElement>("[data-piece], [data-spot]")];
  return seen.flatMap((one) => {
    const piece = pieceOf(one, scene);
    return piece === null || !isShown(one) || one.parentElement?.closest("[data-piece], [data-spot]") ? [] : [{ element: one, piece }];
  });
}

/** The figure on a board that looks like this. */
export function figureOf(root: ParentNode, scene: Scene, figure: Actor): HTMLElement | SVGElement | null {
  let plaque: HTMLElement | null = null;
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>("[data-piece], [data-spot]")) {
    const [zone = -1, place = -1] = (element.dataset["piece"] ?? element.dataset["spot"] ?? "").split(".").map(Number);
    const lies = scene.zones[zone];
    const piece = lies?.pieces[place];
    if (piece === undefined || lies?.shape !== "board" || !isLike(piece, figure) || !isShown(element)) continue;
    // A plaque beside the board shows the figure as well, but it is the one on the board that walks.
    if (element instanceof SVGElement) return element;
    plaque ??= element;
  }
  return plaque;
}
