/** The words of the arrangements: fetched with the page's own files, one game and one language at a time. */

import { Words, type Language } from "$lib/words/words";

const found = import.meta.glob<string>("./*/text/*.ftl", { query: "?raw", import: "default" });
const fetched = new Map<string, Promise<string>>();

/** What only the arrangement of this game says; all else is in the words of the game and of the frame. `names` are the seats’. */
export async function arrangementWords(slug: string, language: Language, names: readonly string[] = []): Promise<Words> {
  const path = `./${slug}/text/${language}.ftl`;
  const load = found[path];
  const text = fetched.get(path) ?? (load === undefined ? Promise.resolve("") : load());
  fetched.set(path, text);
  // After a failure it is asked for again.
  text.catch(() => fetched.delete(path));
  return new Words(language, [await text], names);
}
