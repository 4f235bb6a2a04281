/** Tables in a list: in which order, and who sits there. */

import type { Words } from "$lib/words/words";
import { nameOf } from "./botnames";
import type { Tables, TableShown } from "./rest";

/** The names at a table as they are called in this language, without the one who reads them. */
export function othersAt(table: TableShown, guest: string, words: Words): string[] {
  const named = table.names.map((name, at) => ({ name, bot: table.bots[at] ?? "" }));
  const others = named.filter(({ name, bot }) => name !== "" && (bot !== "" || name !== guest));
  return others.map(({ name, bot }) => nameOf(name, bot, words));
}

/** Who is waited for at a table beside the one who reads it: they know whether it is their turn. */
export function askedAt(table: TableShown, guest: string, words: Words): string[] {
  const bot = (name: string) => table.bots[table.names.indexOf(name)] ?? "";
  return table.asked.filter((name) => name !== guest || bot(name) !== "").map((name) => nameOf(name, bot(name), words));
}

/** How one's own table stands: whose turn it is, and who plays there. */
export function standingOf(table: TableShown, guest: string, words: Words): string {
  if (table.your_turn) return words.say("web-your-turn");
  if (table.phase === "playing" && table.played_for_you) return words.say("web-mine-bot");
  const asked = askedAt(table, guest, words);
  if (asked.length === 0) return words.say(`web-mine-${table.phase}`, { free: table.free });
  const list = new Intl.ListFormat(words.language, { type: "conjunction" });
  return words.say("web-mine-asked", { names: list.format(asked) });
}

/** What somebody may do at a table in the list: sit down, watch, or nothing at all. */
export function doorOf(table: TableShown): "sit" | "watch" | "" {
  if (table.phase === "setting" && table.free > 0) return "sit";
  return table.watching === "everybody" ? "watch" : "";
}

/** The tables that one may still come to: neither one's own nor those behind whose door nothing may be done. */
export function openTables({ open, mine }: Tables): TableShown[] {
  return open.filter((one) => doorOf(one) !== "" && !mine.some((own) => own.table === one.table));
}

const PHASES = ["playing", "setting", "over"] as const;

/** Those that wait for oneself first. */
export function byUrgency(tables: readonly TableShown[]): TableShown[] {
  const weight = (table: TableShown) => (table.your_turn ? -1 : PHASES.indexOf(table.phase));
  return [...tables].sort((one, other) => weight(one) - weight(other) || other.at - one.at);
}
