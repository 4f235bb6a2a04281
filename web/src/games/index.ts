/** Arrangements and choreographies by game; a game without one is drawn by the plain table and moves in the usual way. */

import type { Choreography, MotionModule } from "$lib/motion/score";
import type { ArrangementModule } from "$lib/table/arrangement";

// Vite finds the files when the page is built, so a new arrangement needs no line here.
const found = import.meta.glob<ArrangementModule>("./*/Arrangement.svelte");

/** The arrangement of a game, loaded when its first table is entered. */
export async function arrangementOf(slug: string): Promise<ArrangementModule | null> {
  const load = found[`./${slug}/Arrangement.svelte`];
  return load === undefined ? null : load();
}

const moving = import.meta.glob<MotionModule>("./*/motion.ts");

/** How a game tells what happens in movement; null if it has no way of its own. */
export async function choreographyOf(slug: string): Promise<Choreography | null> {
  const load = moving[`./${slug}/motion.ts`];
  return load === undefined ? null : (await load()).default;
}
