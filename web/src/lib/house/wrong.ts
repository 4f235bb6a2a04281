/** Why a field of a new table is not taken, in the unit in which it was asked for. */

import { Refused } from "$lib/wire/socket";
import type { Words } from "$lib/words/words";
import { optionLabel } from "./options";
import { fieldOf, settledClock, type Draft } from "./setting";
import { whyOf } from "./why";

const SECOND = 1000;
const UNITS = { none: SECOND, move: SECOND, bank: 60 * SECOND, days: 24 * 60 * 60 * SECOND } as const;

/** The same refusal, which calls an option as its field does: its own name is for the command line. */
function asLabelled(failure: Refused, game: string, words: Words): Refused {
  const { refusal } = failure;
  const name = refusal.args?.["option"];
  if (typeof name !== "string") return failure;
  return new Refused({ ...refusal, args: { ...refusal.args, option: optionLabel(words, game, name) } });
}

export function wrongAt(field: string, failure: unknown, draft: Draft, game: string, words: Words): string {
  if (!(failure instanceof Refused) || fieldOf(failure) !== field) return "";
  const { key, args = {} } = failure.refusal;
  if (key !== "setting-out-of-range") return whyOf(asLabelled(failure, game, words), words).text;
  const unit = field === "clock.time" ? UNITS[settledClock(draft)] : SECOND;
  return words.say("web-set-range", { low: Math.ceil(Number(args["low"]) / unit), high: Math.floor(Number(args["high"]) / unit) });
}
