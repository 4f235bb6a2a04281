/** Words come from the house, in Fluent: its own, the page's, and those of each game. */

import { text } from "$lib/house/rest";
import { LANGUAGES, Words, type Language } from "./words";

const unreached = import.meta.glob<string>("./unreached/*.ftl", { query: "?raw", import: "default", eager: true });

/** The few words that come with the page itself: that the house does not answer. */
export function wordsAtFirst(language: Language): Words {
  return new Words(language, [unreached[`./unreached/${language}.ftl`] ?? ""]);
}

const fetched = new Map<string, Promise<string>>();
const laid = new Map<string, Words>();
const MOST_LAID = 24;

/** A text, asked for once; after a failure it is asked for again. */
function once(path: string): Promise<string> {
  const known = fetched.get(path);
  if (known !== undefined) return known;
  const asked = text(path);
  fetched.set(path, asked);
  asked.catch(() => fetched.delete(path));
  return asked;
}

/** Every text a page needs, the most particular last. */
export function textsFor(language: Language, game = ""): Promise<string[]> {
  const paths = [`/api/text/${language}`, `/api/web-text/${language}`];
  if (game !== "") paths.push(`/api/games/${game}/text/${language}`);
  return Promise.all(paths.map(once));
}

/** The words of a page, or of a table whose seats are called so. */
export async function wordsFor(language: Language, game = "", seats: readonly string[] = []): Promise<Words> {
  const name = JSON.stringify([language, game, seats]);
  const known = laid.get(name);
  if (known !== undefined) return known;
  const words = new Words(language, await textsFor(language, game), seats);
  if (laid.size >= MOST_LAID) laid.clear();
  laid.set(name, words);
  return words;
}

/** The first language of this list that the house speaks. */
export function languageAmong(wanted: readonly string[]): Language {
  for (const one of wanted) {
    const known = LANGUAGES.find((language) => one.toLowerCase().split("-")[0] === language);
    if (known !== undefined) return known;
  }
  return "en";
}
