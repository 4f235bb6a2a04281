/** What pieces of a kind look like: a card unless the game says otherwise. */

import { getContext, setContext } from "svelte";

export type Shape = "card" | "die" | "token" | "text";
export type ShapeOf = (kind: string) => Shape;

const KEY = Symbol("shapes");
const SHAPES: readonly string[] = ["die", "token", "text"];

export function shapeAmong(shapes: Record<string, string>, kind: string): Shape {
  const found = shapes[kind] ?? "card";
  return SHAPES.includes(found) ? (found as Shape) : "card";
}

/** Let every piece below this component look as its game says. */
export function shaping(shapes: () => Record<string, string>): void {
  setContext<ShapeOf>(KEY, (kind) => shapeAmong(shapes(), kind));
}

/** How pieces look where this component is drawn. */
export function shaper(): ShapeOf {
  return getContext<ShapeOf | undefined>(KEY) ?? (() => "card");
}

/** Where the pips of a die lie in a square of 100; nothing for a face that is no number from 1 to 6. */
export function pipsOf(face: string): [number, number][] {
  const [near, mid, far] = [24, 50, 76] as const;
  const corners: [number, number][] = [[near, near], [far, far], [far, near], [near, far]];
  const sides: [number, number][] = [[near, mid], [far, mid]];
  const number = /^[1-6]$/.test(face) ? Number(face) : 0;
  const around = number === 6 ? [...corners, ...sides] : corners.slice(0, number - (number % 2));
  return number % 2 === 1 ? [...around, [mid, mid]] : around;
}
