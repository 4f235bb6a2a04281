/** Arrangements by game; a game without one is drawn by the plain table. */

import type { ArrangementModule } from "$lib/table/arrangement";

// Vite finds the files when the page is built, so a new arrangement needs no line here.
const found = import.meta.glob<ArrangementModule>("./*/Arrangement.svelte");

/** The arrangement of a game, loaded when its first table is entered. */
export async function arrangementOf(slug: string): Promise<ArrangementModule | null> {
  const load = found[`./${slug}/Arrangement.svelte`];
  return load === undefined ? null : load();
}
