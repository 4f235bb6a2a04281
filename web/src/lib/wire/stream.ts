/** What a seat has been shown so far, and how it grows: at its end with the match, at its beginning when somebody reads back. */

import type { Changed, LogPage, Shown } from "./messages";
import { withParts, type Said, type Told, type View } from "./view";
import { wholeLog } from "./whole";

export interface Stream {
  table: string;
  seat: number;
  number: number;
  view: Partial<View>;
  log: Told[];
  /** How long the whole log is; only its end is sent. */
  length: number;
  talk: Said[];
  /** Server time minus ours, in milliseconds. */
  ahead: number;
  /** How long the house last took to answer something, in milliseconds. */
  lag: number;
}

/** The stream after a message; of what is shown anew nothing older is kept. */
export function goneOn(before: Stream | undefined, message: Shown | Changed, lag: number): Stream {
  const known = message.type === "shown" ? undefined : before;
  const told = wholeLog(message.log ?? []);
  return {
    table: message.table,
    seat: message.seat,
    number: message.number,
    view: withParts(known?.view ?? {}, message.parts ?? {}),
    log: [...(known?.log ?? []), ...told],
    length: message.type === "shown" ? message.log_length : (known?.length ?? 0) + told.length,
    talk: [...(known?.talk ?? []), ...(message.talk ?? [])],
    ahead: message.now - Date.now(),
    lag,
  };
}

/** How many lines at the beginning of the log this page does not have. */
export function unread(stream: Pick<Stream, "log" | "length">): number {
  return Math.max(0, stream.length - stream.log.length);
}

/** The stream with lines from `first` on laid before its own; the same one if they do not reach as far. */
export function withEarlier(stream: Stream, first: number, lines: readonly Told[]): Stream {
  const missing = unread(stream);
  if (first >= missing || first + lines.length < missing) return stream;
  return { ...stream, log: [...lines.slice(0, missing - first), ...stream.log] };
}

/** Lines of a log from `first` up to `end`, page by page; fewer if the house has no more. */
export async function readLines(first: number, end: number, page: (first: number) => Promise<LogPage>): Promise<Told[]> {
  const lines: Told[] = [];
  while (first + lines.length < end) {
    const log = wholeLog((await page(first + lines.length)).log);
    if (log.length === 0) break;
    lines.push(...log);
  }
  return lines;
}
