/** The round of Vampire Queen as a procession: who stands where, what lies before them, what is highest. Pure. */

import type { Piece, Scene, SeatViewShown, Zone } from "$lib/table/kinds";

export type Situation = "lead" | "raise" | "slayer" | "over";

/** What a seat has done in this round, or when its turn comes. */
export type Deed = "led" | "raised" | "played" | "passed" | "acts" | "next" | "later" | "last";

export interface Column {
  seat: SeatViewShown;
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
}

export interface ZoneAt {
  zone: Zone;
  index: number;
}

const NOTHING: Zone = { name: "", shape: "row", owner: -1, pieces: [] };

export function zoneOf(scene: Scene, name: string, owner = -1): ZoneAt {
  const index = scene.zones.findIndex((zone) => zone.name === name && zone.owner === owner);
  return { zone: scene.zones[index] ?? NOTHING, index };
}

export function situationOf(scene: Scene): Situation {
  if (scene.outcome !== null) return "over";
  if (scene.notices.some((notice) => notice.key === "notice-slayer-round")) return "slayer";
  return "to-beat" in scene.counters ? "raise" : "lead";
}

/** VQ-60, VQ-63: what a card counts in a slayer round. */
export function slayerValue(piece: Piece): number {
  if (piece.kind === "slayer") return 0;
  return piece.face === "Q" ? 1 : Number(piece.face);
}

/** The seats from the leader on: the order in which this round is played. */
export function fromLeader(scene: Scene, seats: readonly SeatViewShown[]): SeatViewShown[] {
  const leader = Math.max(0, seats.findIndex((seat) => seat.marks.includes("leader")));
  return scene.outcome === null ? [...seats.slice(leader), ...seats.slice(0, leader)] : [...seats];
}

/** Who is ahead: told by the house while sets are raised, read from the cards in a slayer round. */
function highestSeat(scene: Scene, order: readonly SeatViewShown[], situation: Situation): number {
  if (situation === "raise") {
    const told = scene.notices.find((notice) => notice.key === "notice-to-beat")?.args["player"] as { seat?: number } | undefined;
    return told?.seat ?? -1;
  }
  if (situation !== "slayer") return -1;
  let [highest, most] = [-1, 0];
  for (const { seat } of order) {
    const card = zoneOf(scene, "laid", seat).zone.pieces[0];
    // VQ-73: of equal cards the later one.
    if (card !== undefined && slayerValue(card) >= most && slayerValue(card) > 0) [highest, most] = [seat, slayerValue(card)];
  }
  return highest;
}

/** The figure in the disc: what must be beaten, or the highest vampire so far. */
export function discOf(scene: Scene, columns: readonly Column[]): string {
  const highest = columns.find((column) => column.isHighest)?.laid.zone.pieces[0];
  const situation = situationOf(scene);
  if (situation === "raise") return String(scene.counters["to-beat"]);
  return situation === "slayer" ? String(highest === undefined ? 0 : slayerValue(highest)) : "";
}

export function columnsOf(scene: Scene, seats: readonly SeatViewShown[]): Column[] {
  const order = fromLeader(scene, seats);
  const situation = situationOf(scene);
  const highest = highestSeat(scene, order, situation);
  // VQ-70: whoever had to pass takes the cards, before the highest one.
  const passed = situation === "slayer" ? (order.find((seat) => seat.marks.includes("passed"))?.seat ?? -1) : -1;
  const acting = order.findIndex((seat) => scene.asked.includes(seat.seat));
  return order.map((seat, place) => {
    const hand = zoneOf(scene, "hand", seat.seat);
    const laid = zoneOf(scene, "laid", seat.seat);
    const isOpen = seat.isYou || scene.outcome !== null;
    return {
      seat,
      deed: deedOf(seat, laid.zone, place, acting, order.length, situation),
      laid,
      hand,
      slayers: hand.zone.pieces.filter((piece) => piece.kind === "slayer"),
      known: isOpen ? [] : hand.zone.pieces.filter((piece) => piece.kind !== "slayer" && piece.face !== ""),
      isHighest: seat.seat === highest,
      takes: situation === "slayer" && seat.seat === (passed >= 0 ? passed : highest),
    };
  });
}

function deedOf(seat: SeatViewShown, laid: Zone, place: number, acting: number, count: number, situation: Situation): Deed {
  if (seat.marks.includes("passed")) return "passed";
  if (laid.pieces.length > 0) return place === 0 ? "led" : situation === "slayer" ? "played" : "raised";
  if (place === acting) return "acts";
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
