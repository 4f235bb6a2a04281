/** Bots are called by the name of their kind; here it is said in the language of the page. */

import type { Stream } from "$lib/wire/socket";
import type { SeatShown } from "$lib/wire/view";
import type { Words } from "$lib/words/words";

const known = new WeakMap<readonly SeatShown[], { words: Words; seats: SeatShown[] }>();

/** What a bot of this kind is called here; somebody who is no bot keeps the name. */
export function nameOf(name: string, bot: string, words: Words): string {
  const kind = bot.charAt(0).toUpperCase() + bot.slice(1);
  const rest = name.slice(kind.length);
  const isOwn = bot !== "" && name.startsWith(kind) && (rest === "" || /^ \d+$/.test(rest));
  return isOwn && words.has(`bot-${bot}`) ? words.say(`bot-${bot}`) + rest.replace(" ", "\u00a0") : name;
}

export function botName(shown: SeatShown, words: Words): string {
  return nameOf(shown.name, shown.plays === "bot" ? shown.bot : "", words);
}

/** The same seats give the same object, so that nothing is drawn anew without need. */
function seatsIn(seats: readonly SeatShown[], words: Words): SeatShown[] {
  const before = known.get(seats);
  if (before?.words === words) return before.seats;
  const named = seats.map((one) => ({ ...one, name: botName(one, words) }));
  known.set(seats, { words, seats: named });
  return named;
}

export function withBotNames(stream: Stream | undefined, words: Words): Stream | undefined {
  if (stream?.view.seats === undefined) return stream;
  return { ...stream, view: { ...stream.view, seats: seatsIn(stream.view.seats, words) } };
}
