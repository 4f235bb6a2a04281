/** Floor plans as they are printed: see src/gruft/kernel/plan.py. They belong to an edition and never change. */

import type { Telling } from "$lib/wire/scene";

export const OPEN = "";
export const WALL = "wall";

export interface Plan {
  name: string;
  title: Telling;
  columns: string[];
  rows: string[];
  /** One entry for each square, row by row; no name where the plan has no square. */
  squares: string[];
  labels: string[];
  kinds: string[];
  regions: string[];
  /** What is between a square and the next one: nothing, a wall, or the name of an edge. */
  right: string[];
  below: string[];
  titles: Record<string, Telling>;
}

export interface Place {
  column: number;
  row: number;
}

export function placeOf(plan: Plan, index: number): Place {
  return { column: index % plan.columns.length, row: Math.floor(index / plan.columns.length) };
}

/** Where a node is drawn: the middle of a square, or of the edge between two, in squares from the top left. */
export function middleOf(plan: Plan, node: string): { x: number; y: number } | null {
  const square = plan.squares.indexOf(node);
  if (square >= 0) return shifted(plan, square, 0.5, 0.5);
  const right = plan.right.indexOf(node);
  if (right >= 0) return shifted(plan, right, 1, 0.5);
  const below = plan.below.indexOf(node);
  return below >= 0 ? shifted(plan, below, 0.5, 1) : null;
}

function shifted(plan: Plan, index: number, dx: number, dy: number): { x: number; y: number } {
  const { column, row } = placeOf(plan, index);
  return { x: column + dx, y: row + dy };
}

export interface Side {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  /** The name of the edge; a wall has none. */
  edge: string;
}

/** Every line that is drawn between squares, the outer walls included. */
export function sidesOf(plan: Plan): Side[] {
  const wide = plan.columns.length;
  const sides: Side[] = [];
  const is = (column: number, row: number) =>
    column >= 0 && row >= 0 && column < wide && row < plan.rows.length && plan.squares[row * wide + column] !== "";
  for (let row = 0; row < plan.rows.length; row += 1) {
    for (let column = 0; column < wide; column += 1) {
      const index = row * wide + column;
      upright(sides, column + 1, row, between(plan.right[index], is(column, row), is(column + 1, row)));
      level(sides, column, row + 1, between(plan.below[index], is(column, row), is(column, row + 1)));
      if (column === 0 && is(column, row)) upright(sides, 0, row, WALL);
      if (row === 0 && is(column, row)) level(sides, column, 0, WALL);
    }
  }
  return sides;
}

/** Where a square ends at nothing there is a wall, whether the plan says so or not. */
function between(said: string | undefined, here: boolean, there: boolean): string {
  if (said !== undefined && said !== OPEN) return here || there ? said : OPEN;
  return here === there ? OPEN : WALL;
}

function upright(sides: Side[], x: number, y: number, what: string): void {
  if (what !== OPEN) sides.push({ x1: x, y1: y, x2: x, y2: y + 1, edge: what === WALL ? "" : what });
}

function level(sides: Side[], x: number, y: number, what: string): void {
  if (what !== OPEN) sides.push({ x1: x, y1: y, x2: x + 1, y2: y, edge: what === WALL ? "" : what });
}

/** The plans that a table is played on; most games have none. */
export async function fetchPlans(slug: string, table: string): Promise<Plan[]> {
  const answer = await fetch(`/api/games/${slug}/plans/${table}`);
  return answer.ok ? ((await answer.json()) as Plan[]) : [];
}

/** Everything on these plans that a choice or a piece may name. */
export function nodesOf(plans: readonly Plan[]): Set<string> {
  const nodes = new Set(plans.flatMap((plan) => [...plan.squares, ...plan.right, ...plan.below]));
  nodes.delete(OPEN);
  nodes.delete(WALL);
  return nodes;
}

/** Where the name of a region is written: the middle of its squares, if it has enough of them. */
export function titlesOf(plan: Plan, least = 4): { region: string; x: number; y: number; high: boolean }[] {
  return Object.keys(plan.titles).flatMap((region) => {
    const own = plan.regions.flatMap((one, index) => (one === region && plan.squares[index] !== "" ? [placeOf(plan, index)] : []));
    if (own.length < least) return [];
    const columns = own.map((place) => place.column);
    const rows = own.map((place) => place.row);
    const [left, right, top, bottom] = [Math.min(...columns), Math.max(...columns), Math.min(...rows), Math.max(...rows)];
    return [{ region, x: (left + right + 1) / 2, y: (top + bottom + 1) / 2, high: right - left < 1 && bottom - top > 1 }];
  });
}

/** The squares from one to another by the shortest way, over squares that may be stepped on; none if there is no way. */
export function pathOn(plan: Plan, from: string, to: string, may: (square: string) => boolean, passes: (edge: string) => boolean): string[] {
  const start = plan.squares.indexOf(from);
  const goal = plan.squares.indexOf(to);
  if (start < 0 || goal < 0) return [];
  const before = new Map<number, number>([[start, -1]]);
  const waiting = [start];
  for (let at = waiting.shift(); at !== undefined && at !== goal; at = waiting.shift()) {
    for (const next of neighbours(plan, at, passes)) {
      if (before.has(next) || (next !== goal && !may(plan.squares[next] as string))) continue;
      before.set(next, at);
      waiting.push(next);
    }
  }
  const path: string[] = [];
  for (let at = before.has(goal) ? goal : -1; at >= 0; at = before.get(at) as number) path.unshift(plan.squares[at] as string);
  return path;
}

function neighbours(plan: Plan, at: number, passes: (edge: string) => boolean): number[] {
  const wide = plan.columns.length;
  const open = (edge: string | undefined) => edge === OPEN || (edge !== undefined && edge !== WALL && passes(edge));
  const found: number[] = [];
  if (at % wide < wide - 1 && open(plan.right[at])) found.push(at + 1);
  if (at % wide > 0 && open(plan.right[at - 1])) found.push(at - 1);
  if (open(plan.below[at])) found.push(at + wide);
  if (at >= wide && open(plan.below[at - wide])) found.push(at - wide);
  return found.filter((next) => (plan.squares[next] ?? "") !== "");
}
