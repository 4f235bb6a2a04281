/** The round of Vampire Queen as a procession: everybody keeps a place all match long; what lies before them, what is highest. Pure. */

import type { Piece, Scene, SeatViewShown, Zone } from "$lib/table/kinds";

export type Situation = "lead" | "raise" | "slayer" | "over";

/** What a seat has done in this round, or when its turn comes; "moves": it has answered, and its answer is on its way. */
export type Deed = "led" | "raised" | "played" | "passed" | "acts" | "moves" | "next" | "later" | "last" | "done";

export interface Column {
  seat: SeatViewShown;
  /** When its turn comes in this round: 1 leads. 0: nobody plays any more. */
  turn: number;
  deed: Deed;
  /** The zone of what it has put down. */
  laid: ZoneAt;
  hand: ZoneAt;
  slayers: Piece[];
  /** Cards of its hand that everybody saw being taken. */
  known: Piece[];
  isHighest: boolean;
  /** Would pick up everything if the slayer round ended now. */
  takes: boolean;
  /** The house says so in the line above the table. */
  isAhead: boolean;
}

export interface ZoneAt {
  zone: Zone;
  index: number;
}

/** How a seat is drawn, by the room that is left for it. */
export interface Shape {
  /** The phone: a row each, else a column. */
  row: boolean;
  /** The rows are so low that name and deed share a line. */
  flat: boolean;
  /** Lower still: what a seat holds is drawn as small as its set. */
  squat: boolean;
  dense: boolean;
  /** Columns in which a name has no room beside the points. */
  slender: boolean;
  /** Many seats on a low page: the set beside what a seat holds. */
  thin: boolean;
  /** Then its name is above that, rather than beside it: what is seen of a card is its number. */
  double: boolean;
  /** In two rows of columns on a low table the set lies beside the count. */
  pair: boolean;
}

const NOTHING: Zone = { name: "", shape: "row", owner: -1, pieces: [] };

export function zoneOf(scene: Scene, name: string, owner = -1): ZoneAt {
  const index = scene.zones.findIndex((zone) => zone.name === name && zone.owner === owner);
  return { zone: scene.zones[index] ?? NOTHING, index };
}

export function situationOf(scene: Scene): Situation {
  if (scene.outcome !== null) return "over";
  if (scene.notices.some((notice) => notice.key === "notice-slayer-round")) return "slayer";
  return "set-size" in scene.counters ? "raise" : "lead";
}

/** Who is ahead in the match, as the house tells it above the table. */
function aheadIn(scene: Scene): number[] {
  const told = scene.standing.find((one) => one.key === "ahead-fewest")?.args["players"] as { words?: { seat?: number }[] } | undefined;
  return (told?.words ?? []).map((one) => one.seat ?? -1);
}

/** The seats from the leader on: the order in which this round is played. */
export function fromLeader(scene: Scene, seats: readonly SeatViewShown[]): SeatViewShown[] {
  const leader = Math.max(0, seats.findIndex((seat) => seat.marks.includes("leader")));
  return scene.outcome === null ? [...seats.slice(leader), ...seats.slice(0, leader)] : [...seats];
}

/** The figure in the disc: what must be beaten, or the highest vampire so far; all of it is told by the house. */
export function discOf(scene: Scene): string {
  const situation = situationOf(scene);
  if (situation === "raise") return isUnbeatable(scene) ? "Q" : String(scene.counters["to-beat"]);
  return situation === "slayer" ? String(scene.counters["highest"] ?? 0) : "";
}

/** Nothing can be put on what lies there. */
export function isUnbeatable(scene: Scene): boolean {
  return scene.notices.some((notice) => notice.key === "notice-unbeatable");
}

/** `isEnded`: people have ended the match, perhaps in the middle of a round. */
export function columnsOf(scene: Scene, seats: readonly SeatViewShown[], isEnded = false): Column[] {
  const order = fromLeader(scene, seats);
  const situation = situationOf(scene);
  const acting = order.findIndex((seat) => !hasActed(scene, seat));
  const ahead = aheadIn(scene);
  return seats.map((seat) => {
    const place = order.indexOf(seat);
    const hand = zoneOf(scene, "hand", seat.seat);
    const laid = zoneOf(scene, "laid", seat.seat);
    const isOpen = seat.isYou || scene.outcome !== null;
    return {
      seat,
      turn: scene.outcome === null ? place + 1 : 0,
      deed: deedOf(seat, laid.zone, place, acting, order.length, situation, scene.asked.includes(seat.seat), isEnded),
      laid,
      hand,
      slayers: hand.zone.pieces.filter((piece) => piece.kind === "slayer"),
      known: isOpen ? [] : hand.zone.pieces.filter((piece) => piece.kind !== "slayer" && piece.face !== ""),
      isHighest: seat.marks.includes("highest"),
      takes: seat.marks.includes("takes"),
      isAhead: ahead.includes(seat.seat),
    };
  });
}

/** Whether it has had its turn in this round. */
export function hasDone({ laid, deed }: Column): boolean {
  return laid.zone.pieces.length > 0 || deed === "passed";
}

function hasActed(scene: Scene, seat: SeatViewShown): boolean {
  return seat.marks.includes("passed") || zoneOf(scene, "laid", seat.seat).zone.pieces.length > 0;
}

function deedOf(seat: SeatViewShown, laid: Zone, place: number, acting: number, count: number, situation: Situation, isAsked: boolean, isEnded: boolean): Deed {
  if (situation === "over") return "done";
  if (seat.marks.includes("passed")) return "passed";
  if (laid.pieces.length > 0) return place === 0 ? "led" : situation === "slayer" ? "played" : "raised";
  if (isEnded) return "done";
  if (place === acting) return isAsked ? "acts" : "moves";
  if (place === acting + 1) return "next";
  return place === count - 1 ? "last" : "later";
}

/** How wide the cards of a set are: narrower where so many would hide their figures. */
export function setWidth(count: number, width: number, room: number, seen: number): number {
  return Math.max(Math.min(width, 40), Math.min(width, Math.floor(room / (1 + seen * Math.max(0, count - 1)))));
}

/** How far apart the cards of a set lie: so much of each is seen, or less, so that the set fits its column. */
export function setStep(count: number, width: number, room: number, seen = 0.36): number {
  if (count < 2) return width;
  return Math.min(width * seen, Math.max(6, (room - width) / (count - 1)));
}
