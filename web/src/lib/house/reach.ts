/** Where others find the house: an address of this machine alone is of no use to them. */

import * as rest from "./rest";

export interface Reach {
  /** What a link to be sent begins with. */
  origin: string;
  /** Nobody else can reach the house: the link works on this machine only. */
  isHereOnly: boolean;
}

/** Whether an address means the machine on which it is read. */
export function isLoopback(origin: string): boolean {
  const name = new URL(origin).hostname;
  return name === "localhost" || name.endsWith(".localhost") || name === "[::1]" || /^127(\.\d+){3}$/.test(name);
}

/** Under which address people may be invited; where the house does not tell, under the one that was found here. */
export async function reachOf(origin: string): Promise<Reach> {
  if (!isLoopback(origin)) return { origin, isHereOnly: false };
  const network = await rest.network().catch(() => null);
  return { origin: network || origin, isHereOnly: network === "" };
}
