/** Plays the small files that tools/sounds.py makes. A browser that wants a touch first stays silent until there was one. */

import { LOUDEST } from "$lib/house/settings.svelte";
import type { SoundName } from "$lib/motion/score";

const files = import.meta.glob<string>("./files/*.wav", { query: "?url", import: "default" });
const fetched = new Map<SoundName, Promise<AudioBuffer>>();
let context: AudioContext | null = null;

async function load(name: SoundName, into: AudioContext): Promise<AudioBuffer> {
  const find = files[`./files/${name}.wav`];
  if (find === undefined) throw new Error(`no sound ${name}`);
  const file = await fetch(await find());
  return into.decodeAudioData(await file.arrayBuffer());
}

export async function play(name: SoundName, volume: number): Promise<void> {
  // Before the first touch no browser would play it, and some complain.
  if (navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  if (context.state === "suspended") await context.resume();
  const loading = fetched.get(name) ?? load(name, context);
  fetched.set(name, loading);
  loading.catch(() => fetched.delete(name));
  const gain = context.createGain();
  // Ears hear in powers: half the figure shall sound half as loud.
  gain.gain.value = (volume / LOUDEST) ** 2;
  const source = context.createBufferSource();
  source.buffer = await loading;
  source.connect(gain).connect(context.destination);
  source.start();
}
