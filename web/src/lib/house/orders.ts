/** The standing order that somebody gives at the beginning of every match, once for each table. */

import type { FirstOrder } from "./settings.svelte";
import { house } from "./state.svelte";

const PREFIX = "gruft.ordered.";

export async function giveFirstOrders(table: string, seats: readonly number[], order: FirstOrder): Promise<void> {
  if (order === "" || !isFirst(table)) return;
  for (const seat of seats) {
    // A game without windows knows no orders; then there is nothing to be given.
    await house.ask(table, { type: "order", seat, order, until: "recalled" }).catch(() => {});
  }
}

function isFirst(table: string): boolean {
  try {
    if (localStorage.getItem(PREFIX + table) !== null) return false;
    localStorage.setItem(PREFIX + table, "1");
    return true;
  } catch {
    return false;
  }
}
