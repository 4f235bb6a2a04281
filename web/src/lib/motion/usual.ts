/** What the house shows of a change that a game has no choreography for: pieces that lie elsewhere fly, seats that are named glow. Pure. */

import type { Piece, Scene, Zone } from "$lib/wire/scene";
import { seatIn, type Act, type Anchor, type Fact, type Fly, type Moment, type Walk } from "./score";

/** Pieces of one zone that another scene has not, or the other way round. */
interface Loose {
  anchor: { zone: string; owner: number };
  piece: Piece;
}

export const MOST_AT_ONCE = 12;

function nameOf({ name, owner }: Zone): string {
  return `${name}:${owner}`;
}

function likeness({ kind, face }: Piece): string {
  return `${kind} ${face}`;
}

/** A list of what has not been seen yet: the cards themselves lie somewhere else, and nothing flies from or to it. */
const LISTED = "unseen";

/** The pieces that each zone of `scene` has more of than in `other`. Boards are left out: their pieces walk. */
function surplus(scene: Scene, other: Scene): Loose[] {
  const there = new Map(other.zones.map((zone) => [nameOf(zone), zone.pieces]));
  return scene.zones.filter((zone) => zone.shape !== "board" && zone.name !== LISTED).flatMap((zone) => {
    const counts = new Map<string, number>();
    for (const piece of there.get(nameOf(zone)) ?? []) counts.set(likeness(piece), (counts.get(likeness(piece)) ?? 0) + 1);
    const loose: Loose[] = [];
    for (const piece of zone.pieces) {
      const left = counts.get(likeness(piece)) ?? 0;
      if (left > 0) counts.set(likeness(piece), left - 1);
      else loose.push({ anchor: { zone: zone.name, owner: zone.owner }, piece });
    }
    return loose;
  });
}

/** Whether a piece that lies there now may be the one that lay here: the same, or the same sort turned over. */
const MATCHES: readonly ((gone: Piece, come: Piece) => boolean)[] = [
  (gone, come) => likeness(gone) === likeness(come),
  (gone, come) => gone.kind === come.kind && (gone.face === "") !== (come.face === ""),
];

function isSameZone(one: Loose, other: Loose): boolean {
  return one.anchor.zone === other.anchor.zone && one.anchor.owner === other.anchor.owner;
}

/** Pieces that left one zone and came into another. */
export function flights(before: Scene, after: Scene): Fly[] {
  const gone = surplus(before, after);
  const come = surplus(after, before);
  const flown: { from: Loose; to: Loose }[] = [];
  for (const matches of MATCHES) {
    for (const to of [...come]) {
      const at = gone.findIndex((from) => matches(from.piece, to.piece) && !isSameZone(from, to));
      if (at < 0) continue;
      flown.push({ from: gone.splice(at, 1)[0] as Loose, to });
      come.splice(come.indexOf(to), 1);
    }
  }
  return together(flown);
}

function together(flown: readonly { from: Loose; to: Loose }[]): Fly[] {
  const flies = new Map<string, Fly & { pieces: Piece[] }>();
  for (const { from, to } of flown) {
    const turned = from.piece.face !== to.piece.face;
    const name = JSON.stringify([from.anchor, to.anchor, turned]);
    const known = flies.get(name);
    if (known !== undefined) known.pieces.push(to.piece);
    else flies.set(name, { does: "fly", pieces: [to.piece], from: from.anchor, to: to.anchor, ...(turned ? { turned } : {}) });
  }
  return [...flies.values()].map((fly) => ({ ...fly, pieces: fly.pieces.slice(0, MOST_AT_ONCE) }));
}

/** Figures that stand on another square of a board; of figures that look alike nobody knows which one walked. */
export function walks(before: Scene, after: Scene): Walk[] {
  const stood = new Map<string, string[]>();
  for (const piece of onBoards(before)) stood.set(likeness(piece), [...(stood.get(likeness(piece)) ?? []), piece.node]);
  return onBoards(after).flatMap((piece) => {
    const nodes = stood.get(likeness(piece)) ?? [];
    if (nodes.length !== 1 || nodes[0] === piece.node || nodes[0] === "") return [];
    return [{ does: "walk" as const, figure: piece, way: [nodes[0] as string, piece.node] }];
  });
}

function onBoards(scene: Scene): Piece[] {
  return scene.zones.filter((zone) => zone.shape === "board").flatMap((zone) => zone.pieces).filter((piece) => piece.face !== "" && piece.node !== "");
}

/** The seats that a fact names, each once. */
export function named(fact: Fact): number[] {
  return [...new Set(Object.values(fact.args).map(seatIn).filter((seat) => seat >= 0))];
}

export function glows(fact: Fact): Act[] {
  return named(fact).slice(0, 2).map((seat): Act => ({ does: "glow", at: { seat } satisfies Anchor }));
}

/** All that has moved on the table, in the house's own way. */
export function moved(moment: Pick<Moment, "before" | "after">): Act[] {
  return [...flights(moment.before, moment.after), ...walks(moment.before, moment.after)];
}
