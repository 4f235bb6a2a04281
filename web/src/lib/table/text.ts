/** The words of the frame, fetched with the page's own files, one language at a time. */

import { Words, type Language } from "$lib/words/words";

const found = import.meta.glob<string>("./text/*.ftl", { query: "?raw", import: "default" });
const fetched = new Map<Language, Promise<string>>();

function text(language: Language): Promise<string> {
  const load = found[`./text/${language}.ftl`] ?? found["./text/en.ftl"];
  const known = fetched.get(language) ?? (load as () => Promise<string>)();
  fetched.set(language, known);
  // After a failure it is asked for again.
  known.catch(() => fetched.delete(language));
  return known;
}

export async function frameWords(language: Language, names: readonly string[]): Promise<Words> {
  return new Words(language, [await text(language)], names);
}
