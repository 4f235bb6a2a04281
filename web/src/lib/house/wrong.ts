/** Why a field of a new table is not taken, in the unit in which it was asked for. */

import { Refused } from "$lib/wire/socket";
import type { Words } from "$lib/words/words";
import { fieldOf, settledClock, type Draft } from "./setting";
import { whyOf } from "./why";

const SECOND = 1000;
const UNITS = { none: SECOND, move: SECOND, bank: 60 * SECOND, days: 24 * 60 * 60 * SECOND } as const;

export function wrongAt(field: string, failure: unknown, draft: Draft, words: Words): string {
  if (fieldOf(failure) !== field) return "";
  const { key, args = {} } = (failure as Refused).refusal;
  if (key !== "setting-out-of-range") return whyOf(failure, words).text;
  const unit = field === "clock.time" ? UNITS[settledClock(draft)] : SECOND;
  return words.say("web-set-range", { low: Math.ceil(Number(args["low"]) / unit), high: Math.floor(Number(args["high"]) / unit) });
}
