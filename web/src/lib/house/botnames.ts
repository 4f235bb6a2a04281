/** Bots have names of their own; here they are said in the language of the page. */

import type { Stream } from "$lib/wire/socket";
import type { SeatShown } from "$lib/wire/view";
import type { Words } from "$lib/words/words";
import { keepPortraits } from "./portraits";

const known = new WeakMap<readonly SeatShown[], { words: Words; seats: SeatShown[] }>();

/** What a bot is called here; somebody who is not a bot keeps the name. */
export function nameOf(name: string, bot: string, words: Words): string {
  if (bot === "") return name;
  // The same name twice at a table has a number behind it.
  const [own = "", number = ""] = name.split(/ (?=\d+$)/);
  const key = `bot-called-${own.toLowerCase()}`;
  if (!/^[a-z]+$/i.test(own) || !words.has(key)) return name;
  return words.say(key) + (number && `\u00a0${number}`);
}

export function botName(shown: SeatShown, words: Words): string {
  return nameOf(shown.name, shown.plays === "bot" ? shown.bot : "", words);
}

/** The same seats give the same object, so that nothing is drawn anew without need. */
function seatsIn(seats: readonly SeatShown[], words: Words): SeatShown[] {
  const before = known.get(seats);
  if (before?.words === words) return before.seats;
  const named = seats.map((one) => ({ ...one, name: botName(one, words) }));
  keepPortraits(named, seats);
  known.set(seats, { words, seats: named });
  return named;
}

export function withBotNames(stream: Stream | undefined, words: Words): Stream | undefined {
  if (stream?.view.seats === undefined) return stream;
  return { ...stream, view: { ...stream.view, seats: seatsIn(stream.view.seats, words) } };
}
