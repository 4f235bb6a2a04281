/** Keys of the table: see LOOK.md, section 9. Single letters act only outside of text fields. */

import { GROUPS, PIECES } from "$lib/pieces/stops";

export type KeyAct =
  | "confirm" | "clear" | "pass" | "undo" | "orders" | "log" | "chat" | "rules" | "hand" | "table" | "seats" | "large" | "why" | "skip" | "mute"
  | { offer: number };

const LETTERS: Record<string, KeyAct> = {
  p: "pass", n: "pass", u: "undo", o: "orders", g: "log", c: "chat", r: "rules", h: "hand", t: "table", s: "seats",
  i: "large", "?": "why", j: "skip", m: "mute",
};

/** What is told about the keys, in the order of an evening. */
export const HELP: readonly { keys: readonly string[]; name: string }[] = [
  { keys: ["arrows"], name: "arrows" },
  { keys: ["space"], name: "space" },
  { keys: ["enter"], name: "enter" },
  { keys: ["1", "9"], name: "offers" },
  { keys: ["P", "N"], name: "pass" },
  { keys: ["esc"], name: "clear" },
  { keys: ["U"], name: "undo" },
  { keys: ["?"], name: "why" },
  { keys: ["I"], name: "large" },
  { keys: ["H", "T", "S"], name: "places" },
  { keys: ["G", "C", "R"], name: "panels" },
  { keys: ["O"], name: "orders" },
  { keys: ["F"], name: "floor" },
  { keys: ["J"], name: "skip" },
  { keys: ["M"], name: "mute" },
];

const OTHER_SCRIPT = /^(?!\p{Script=Latin})\p{L}$/u;

/** The letter of a key as the table knows it: on a keyboard of another script the one that stands at the same place. */
export function letterOf({ key, code }: Pick<KeyboardEvent, "key" | "code">): string {
  const place = OTHER_SCRIPT.test(key) ? /^Key([A-Z])$/.exec(code)?.[1] : undefined;
  return (place ?? key).toLowerCase();
}

/** What a key does; nothing while somebody writes, or where the key has a meaning of its own. */
export function actOf(event: KeyboardEvent, letters: boolean): KeyAct | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  const target = event.target instanceof HTMLElement ? event.target : null;
  if (target?.closest("input, textarea, select, dialog, [contenteditable]")) return null;
  if (event.key === "Escape") return "clear";
  if (event.key === "Enter") return target?.closest("a, summary, button:not([data-spot])") ? null : "confirm";
  if (/^[1-9]$/.test(event.key)) return { offer: Number(event.key) - 1 };
  return letters ? (LETTERS[letterOf(event)] ?? null) : null;
}

/** The piece that has the focus, as its element says. */
export function focusedSpot(): { zone: number; place: number } | null {
  const said = document.activeElement instanceof HTMLElement ? document.activeElement.dataset["spot"] : undefined;
  if (said === undefined) return null;
  const [zone = 0, place = 0] = said.split(".").map(Number);
  return { zone, place };
}

/** Arrows move among the pieces of the table. */
export function moveFocus(event: KeyboardEvent): void {
  const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
  const from = event.target instanceof HTMLElement ? event.target.closest(GROUPS) : null;
  if (by === undefined || from === null || event.defaultPrevented) return;
  const all = [...from.querySelectorAll<HTMLElement>(PIECES)].filter((one) => one.getClientRects().length > 0);
  const at = all.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return;
  event.preventDefault();
  all[(at + by + all.length) % all.length]?.focus();
}
