/** What went wrong, in words: a refusal by its key, silence as silence, all else as our mistake. */

import { Refused } from "$lib/wire/socket";
import type { Words } from "$lib/words/words";
import { Unreached } from "./rest";

export interface Why {
  text: string;
  clause: string;
}

export function whyOf(failure: unknown, words: Words): Why {
  if (failure instanceof Refused) {
    const { key, args, clause } = failure.refusal;
    return { text: words.say(words.has(key) ? key : "http-500", args), clause: clause ?? "" };
  }
  return { text: words.say(failure instanceof Unreached ? "web-unreached" : "http-500"), clause: "" };
}

/** What will not change by trying again. */
const LASTING = ["table-unknown", "table-kicked", "table-not-for-watching", "table-damaged", "table-game-gone", "table-newer"];

/** The key of a refusal that trying again will not change; "" for everything else. */
export function lastingOf(failure: unknown): string {
  return failure instanceof Refused && LASTING.includes(failure.refusal.key) ? failure.refusal.key : "";
}
