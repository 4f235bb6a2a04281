/** Who shall sit where at a table that is being created, and who may take a kept seat. */

import type { OptionShown, SideShown } from "./rest";
import type { SeatShown } from "$lib/wire/view";

/** A seat for a guest who is still to come, and one for somebody at this very screen. */
export const FREE = "";
export const HERE = "here";

/** As many characters as the house takes for a name. */
export const LONGEST_NAME = 24;

export interface Planned {
  /** FREE, HERE, or the kind of a bot. */
  plays: string;
  name: string;
}

export function plannedSeats(count: number): Planned[] {
  return Array.from({ length: count }, () => ({ plays: "raven", name: "" }));
}

/** The seat of one of the others, where the host sits in `own`. */
export function seatOfOther(at: number, own: number): number {
  return at < own ? at : at + 1;
}

/** The side that whoever sits in `own` plays with these options. */
export function sideOf(sides: readonly SideShown[], own: number, options: readonly OptionShown[], chosen: Readonly<Record<string, unknown>>): SideShown | undefined {
  return sides.find((side) => side.seat === own && Object.entries(side.options).every(([name, values]) => values.map(String).includes(valueOf(name, options, chosen))));
}

/** What has to be chosen for a side; what fits it already stays. */
export function optionsOfSide(side: SideShown, options: readonly OptionShown[], chosen: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const others = Object.entries(side.options).filter(([name, values]) => !values.map(String).includes(valueOf(name, options, chosen)));
  return { ...chosen, ...Object.fromEntries(others.map(([name, values]) => [name, values[0]])) };
}

/** A field of the page holds words, the house numbers: they are compared as words. */
function valueOf(name: string, options: readonly OptionShown[], chosen: Readonly<Record<string, unknown>>): string {
  return String(chosen[name] ?? options.find((option) => option.name === name)?.offered);
}

/** An invitation as it stands in an address: a secret, and the seat it was written for. */
export interface Invitation {
  secret: string;
  seat: number;
}

export function readInvitation(text: string): Invitation {
  const [secret = "", seat = ""] = text.split(".");
  return { secret, seat: /^\d+$/.test(seat) ? Number(seat) - 1 : -1 };
}

/** The address of a kept seat, from the one that the house gives: it also names the seat, as people count. */
export function invitationLink(origin: string, link: string, seat: number): string {
  return `${origin}${link}.${seat + 1}`;
}

/** The seats that an invitation may be for, the most likely one first: seats can be swapped after it was sent. */
export function invitedSeats(seats: readonly SeatShown[], invitation: Invitation): number[] {
  if (invitation.secret === "") return [];
  const kept = seats.map((_, seat) => seat).filter((seat) => seats[seat]?.kept === true);
  return kept.sort((one, other) => Number(other === invitation.seat) - Number(one === invitation.seat));
}

export interface Missing {
  free: number;
  kept: number;
  /** Those of the kept ones that a link opens; the others are kept for somebody by name. */
  linked: number;
  /** Taken by somebody who is not here. */
  away: number;
}

/** What keeps a match from beginning. */
export function missing(seats: readonly SeatShown[], present: readonly boolean[]): Missing {
  const nobody = seats.filter((one) => one.plays === "nobody");
  const held = nobody.filter((one) => one.kept === true);
  const [kept, linked] = [held.length, held.filter((one) => one.name === "").length];
  const away = seats.filter((one, seat) => one.plays === "person" && present[seat] === false).length;
  return { free: nobody.length - kept, kept, linked, away };
}
