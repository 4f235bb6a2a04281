/** Things that are drawn for an act alone and belong to no scene: dice, blows, a figure's likeness on its way. */

import { markOf } from "$lib/table/zones/pictures";
import type { Strike } from "./score";

const SVG = "http://www.w3.org/2000/svg";

const MARKS: Record<Strike, string> = {
  bite: "fang", stake: "stake", blow: "sword", shot: "bullets", blast: "dynamite",
  heal: "kit", blood: "drop", rest: "coffin", poison: "poison", rats: "rats", dread: "crypt",
};

/** Which of nine fields have a pip. */
const PIPS: Record<number, readonly number[]> = { 1: [4], 2: [0, 8], 3: [0, 4, 8], 4: [0, 2, 6, 8], 5: [0, 2, 4, 6, 8], 6: [0, 2, 3, 5, 6, 8] };

function box(name: string): HTMLElement {
  const element = document.createElement("div");
  element.className = name;
  return element;
}

export function strikeOf(how: Strike, points = 0): HTMLElement {
  const element = box(`strike ${how}`);
  const { id, box: view } = markOf(MARKS[how]);
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", view);
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `/art.svg#${id}`);
  svg.append(use);
  element.append(svg);
  if (points !== 0) {
    const count = box("points num");
    count.textContent = points > 0 ? `+${points}` : `\u2212${-points}`;
    element.append(count);
  }
  return element;
}

export function dieOf(value: number): HTMLElement {
  const die = box("die");
  const pips = PIPS[value];
  if (pips === undefined) die.textContent = String(value);
  else for (let field = 0; field < 9; field++) die.append(box(pips.includes(field) ? "pip" : "none"));
  return die;
}

/** A dotted line from one point of the page to another. */
export function wayOf(from: { x: number; y: number }, to: { x: number; y: number }): HTMLElement {
  const way = box("way");
  const svg = document.createElementNS(SVG, "svg");
  const line = document.createElementNS(SVG, "line");
  for (const [name, value] of Object.entries({ x1: from.x, y1: from.y, x2: to.x, y2: to.y })) line.setAttribute(name, String(value));
  svg.append(line);
  way.append(svg);
  return way;
}

/** A light of this size, for a figure that the table does not draw. */
export function lightOf(size: number): HTMLElement {
  const light = box("spark");
  Object.assign(light.style, { width: `${size}px`, height: `${size}px` });
  return light;
}

/** The same to look at, and free to move: a part of a drawing gets a drawing of its own. */
export function likenessOf(element: HTMLElement | SVGElement): HTMLElement {
  const { width, height } = element.getBoundingClientRect();
  const holder = box("likeness");
  Object.assign(holder.style, { width: `${width}px`, height: `${height}px` });
  holder.append(element instanceof SVGGraphicsElement && element.ownerSVGElement ? drawing(element) : copied(element));
  return holder;
}

function drawing(element: SVGGraphicsElement): SVGElement {
  const { x, y, width, height } = element.getBBox();
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  const copy = copied(element);
  // Where it stands in its drawing is the drawing's business.
  copy.removeAttribute("transform");
  svg.append(copy);
  return svg;
}

function copied<T extends Element>(element: T): T {
  const copy = element.cloneNode(true) as T;
  for (const one of [copy, ...copy.querySelectorAll("*")]) for (const name of ["id", "data-piece", "data-spot", "data-node", "data-seat", "data-zone", "tabindex"]) one.removeAttribute(name);
  return copy;
}
