/** Time at the table; all of it is the house's, `ahead` is how far its clock is before ours. */

import type { View } from "$lib/wire/view";
import type { ClockNow } from "$lib/table/kinds";

const LOW = 10_000;

export function clockOf(view: Partial<View>, seat: number, now: number): ClockNow | null {
  const clock = view.clocks?.[seat];
  if (clock === undefined) return null;
  const runs = clock.since !== null;
  const left = Math.max(0, runs ? clock.left - Math.max(0, now - (clock.since as number)) : clock.left);
  return { left, runs, low: runs && left < LOW };
}

/** 8:42, 1:02:00; days only where there are any. */
export function timeText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const [days, hours, minutes] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60];
  const two = (value: number) => String(value).padStart(2, "0");
  if (days > 0) return `${days} d ${hours} h`;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

export interface Fuse {
  /** How much of it is left, from 1 to 0. */
  part: number;
  seconds: number;
  /** The least time is over: the window closes as soon as all have answered. */
  mayClose: boolean;
  /** Nobody counts the seconds of a window that stays open as long as somebody thinks. */
  isTimed: boolean;
}

/** From this length on a window is not meant to run out while people sit at it. */
const NO_HURRY = 30 * 60_000;

/** The fuse of a window burns to its latest end; whether it closes sooner depends on what nobody may know. */
export function fuseOf(window: { opened: number; earliest: number; latest: number }, now: number): Fuse {
  const length = Math.max(1, window.latest - window.opened);
  const left = Math.min(length, Math.max(0, window.latest - now));
  return { part: left / length, seconds: Math.ceil(left / 1000), mayClose: now >= window.earliest, isTimed: length < NO_HURRY };
}
