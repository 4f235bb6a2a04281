/** Which games this browser has played: a first match begins gently. */

const PLAYED = "gruft.played";

export function hasPlayed(game: string, store: Storage = localStorage): boolean {
  return played(store).includes(game);
}

export function keepPlayed(game: string, store: Storage = localStorage): void {
  try {
    store.setItem(PLAYED, JSON.stringify([...new Set([...played(store), game])]));
  } catch {
    // A browser that keeps nothing has always its first match.
  }
}

function played(store: Storage): string[] {
  try {
    const kept: unknown = JSON.parse(store.getItem(PLAYED) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}
