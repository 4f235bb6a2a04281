/** The ear of the page: sounds are fetched when the first one is to be heard, and never before. */

import { settings } from "$lib/house/settings.svelte";
import type { SoundName } from "$lib/motion/score";

export function hear(name: SoundName): void {
  if (!settings.isHeard) return;
  const loud = settings.volume;
  // Nobody misses a sound that could not be had.
  void import("./player").then(({ play }) => play(name, loud)).catch(() => {});
}
