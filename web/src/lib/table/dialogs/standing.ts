/** Standing orders as the house knows them: see src/gruft/table/standing_orders.py. */

import type { OrderShown } from "$lib/house/rest";

/** The house's own orders, the same in every game. */
export const PRESETS: readonly OrderShown[] = ["ask", "concerns", "pass"].map((name) => ({ name, names_seats: false }));
export const UNTIL = ["window", "turn", "own", "recalled"] as const;
