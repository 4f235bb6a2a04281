/** An offer in the making: partner, what is given, what is wanted, chosen in any order. The house sorts and judges it. */

import type { Choice, Scene, Spot } from "$lib/table/kinds";
import { zoneAt } from "./estates";

export interface Bargain {
  /** How the partner is written; of a counter-offer it is known already. */
  partner: string;
  give: readonly Spot[];
  want: readonly string[];
}

const OFFER = "offer ";

export interface Partner {
  seat: number;
  /** How the house writes the partner. */
  name: string;
}

export function isOffer(choice: Choice): boolean {
  return choice.move.startsWith(OFFER);
}

/** Those whom an offer may be made to, as the house listed them. */
export function partnersOf(scene: Scene): Partner[] {
  return (scene.decision?.choices ?? []).filter(isOffer).map((choice) => ({ seat: seatOf(choice), name: choice.move.slice(OFFER.length) }));
}

function seatOf(choice: Choice): number {
  const player = choice.label.args["player"];
  return typeof player === "object" && player !== null && "seat" in player ? Number(player.seat) : -1;
}

/** What a half-made line has begun: an offer to whom, or a counter-offer; null: nothing of the kind. */
export function begunBy(parts: readonly string[]): string | null {
  const [first = ""] = parts;
  return first.startsWith(OFFER) ? first.slice(OFFER.length) : first === "counter" ? "" : null;
}

/** The cards that a line names which was laid by somebody else: a hint. */
export function laidIn(parts: readonly string[]): { give: string[]; want: string[] } {
  const said = (verb: string) => parts.filter((part) => part.startsWith(`${verb} `)).map((part) => part.slice(verb.length + 1));
  return { give: said("give"), want: said("want") };
}

/** Where cards with these faces lie in a hand, each of them once. */
export function spotsOf(scene: Scene, zone: number, faces: readonly string[]): Spot[] {
  const places = [...(scene.zones[zone]?.pieces ?? []).keys()];
  return faces.flatMap((face) => {
    const at = places.findIndex((place) => faceAt(scene, { zone, place }) === face);
    return at < 0 ? [] : [{ zone, place: places.splice(at, 1)[0] as number }];
  });
}

export function faceAt(scene: Scene, spot: Spot): string {
  return scene.zones[spot.zone]?.pieces[spot.place]?.face ?? "";
}

/** The whole offer as one written line; the house puts the cards into its own order. */
export function lineOf(scene: Scene, { partner, give, want }: Bargain): string {
  const sides = `${give.map((spot) => faceAt(scene, spot)).join("+")} <-> ${want.join("+")}`;
  return partner === "" ? `counter ${sides}` : `trade ${partner}: ${sides}`;
}

/** One more chosen, or let go; beyond the most the oldest makes room. */
export function toggled<T>(chosen: readonly T[], one: T, most: number, isSame: (one: T, other: T) => boolean = Object.is): T[] {
  const at = chosen.findIndex((other) => isSame(one, other));
  if (at >= 0) return chosen.filter((_, place) => place !== at);
  return [...chosen, one].slice(-most);
}

/** The kinds of cards that there are. */
export function marketOf(scene: Scene) {
  return zoneAt(scene, "market");
}
