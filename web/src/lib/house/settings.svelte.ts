/** What somebody has chosen for themselves; kept in this browser only. */

import { SPEEDS, type Speed } from "$lib/motion/speeds";
import { languageAmong } from "$lib/words/load";
import { LANGUAGES, type Language } from "$lib/words/words";

export const THEMES = ["night", "dawn", "contrast"] as const;
export type Theme = (typeof THEMES)[number];
export const MOTIONS = ["system", "full", "none"] as const;
export type Motion = (typeof MOTIONS)[number];
/** Until somebody has chosen, phones are silent: nobody wants to be heard on a train. */
export const SOUNDS = ["auto", "on", "off"] as const;
export type Sound = (typeof SOUNDS)[number];
export const LOUDEST = 10;
/** The standing order that is given at the beginning of every match; "" gives none. */
export const FIRST_ORDERS = ["", "concerns", "pass"] as const;
export type FirstOrder = (typeof FIRST_ORDERS)[number];

interface Chosen {
  language: Language | "";
  theme: Theme | "";
  motion: Motion;
  speed: Speed;
  sound: Sound;
  /** From 1 to `LOUDEST`. */
  volume: number;
  order: FirstOrder;
  letters: boolean;
  /** Whether the house says unasked what it would play, in a first match. */
  hints: boolean;
}

const KEPT = "gruft.settings";
const AT_FIRST: Chosen = { language: "", theme: "", motion: "system", speed: "normal", sound: "auto", volume: 5, order: "", letters: true, hints: true };

const VOLUMES: readonly number[] = Array.from({ length: LOUDEST }, (_, number) => number + 1);

/** What was kept, as far as it makes sense. */
export function readChosen(kept: string | null): Chosen {
  let found: Partial<Chosen> = {};
  try {
    found = (JSON.parse(kept ?? "{}") ?? {}) as Partial<Chosen>;
  } catch {
    // Somebody has changed what was kept; then nothing was.
  }
  const one = <T>(of: readonly T[], value: unknown, otherwise: T) => of.find((known) => known === value) ?? otherwise;
  return {
    language: one<Language | "">(LANGUAGES, found.language, ""),
    theme: one<Theme | "">(THEMES, found.theme, ""),
    motion: one(MOTIONS, found.motion, "system"),
    speed: one(SPEEDS, found.speed, "normal"),
    sound: one(SOUNDS, found.sound, "auto"),
    volume: one(VOLUMES, found.volume, AT_FIRST.volume),
    order: one(FIRST_ORDERS, found.order, ""),
    letters: found.letters !== false,
    hints: found.hints !== false,
  };
}

class Settings {
  #chosen = $state<Chosen>({ ...AT_FIRST });

  /** Read what was kept; from now on the page looks as chosen. */
  begin(): void {
    this.#read();
    matchMedia("(prefers-contrast: more)").addEventListener("change", () => this.#apply());
    // What is chosen in one tab holds in all of them.
    addEventListener("storage", ({ key }) => key === KEPT && this.#read());
  }

  get language(): Language {
    return this.#chosen.language || languageAmong(navigator.languages);
  }

  get theme(): Theme {
    if (this.#chosen.theme !== "") return this.#chosen.theme;
    return matchMedia("(prefers-contrast: more)").matches ? "contrast" : "night";
  }

  get motion(): Motion {
    return this.#chosen.motion;
  }

  /** Nothing may move: it was chosen so, here or for the whole machine. */
  get isStill(): boolean {
    if (this.#chosen.motion !== "system") return this.#chosen.motion === "none";
    return matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  get speed(): Speed {
    return this.#chosen.speed;
  }

  get isHeard(): boolean {
    if (this.#chosen.sound !== "auto") return this.#chosen.sound === "on";
    return !matchMedia("(pointer: coarse)").matches;
  }

  get volume(): number {
    return this.#chosen.volume;
  }

  get order(): FirstOrder {
    return this.#chosen.order;
  }

  /** Whether single letters act as keys. */
  get letters(): boolean {
    return this.#chosen.letters;
  }

  get hints(): boolean {
    return this.#chosen.hints;
  }

  choose(change: Partial<Chosen>): void {
    // A tab that slept has not heard what another has kept, and must not keep the old in its place.
    const kept = fromStore();
    Object.assign(this.#chosen, kept === null ? {} : readChosen(kept), change);
    try {
      localStorage.setItem(KEPT, JSON.stringify(this.#chosen));
    } catch {
      // A browser that keeps nothing; the choice holds until the page is closed.
    }
    this.#apply();
  }

  #read(): void {
    this.#chosen = readChosen(fromStore());
    this.#apply();
  }

  #apply(): void {
    const root = document.documentElement;
    root.lang = this.language;
    root.dataset["theme"] = this.theme;
    root.dataset["motion"] = this.motion;
  }
}

function fromStore(): string | null {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

export const settings = new Settings();
