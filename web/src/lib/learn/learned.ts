/** Which games somebody has been told the goal of; kept in this browser only. */

const GOALS = "gruft.goals";

function kept(name: string): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(name) ?? "[]");
    return Array.isArray(found) ? found.map(String) : [];
  } catch {
    // Nothing is kept here, or somebody has changed it.
    return [];
  }
}

function keep(name: string, game: string): void {
  try {
    localStorage.setItem(name, JSON.stringify([...new Set([...kept(name), game])]));
  } catch {
    // A browser that keeps nothing tells it again next time.
  }
}

export const knowsGoal = (game: string): boolean => kept(GOALS).includes(game);
export const learnGoal = (game: string): void => keep(GOALS, game);

const FIRSTS = "gruft.firsts";

/** The table at which each game was played for the first time. */
function firsts(): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(FIRSTS) ?? "{}");
    return typeof found === "object" && found !== null ? { ...found } : {};
  } catch {
    return {};
  }
}

/** Whether the match at this table is the first of its game here; the first one that asks is. */
export function isFirstMatch(game: string, table: string): boolean {
  const known = firsts();
  if (known[game] !== undefined) return known[game] === table;
  try {
    localStorage.setItem(FIRSTS, JSON.stringify({ ...known, [game]: table }));
  } catch {
    // A browser that keeps nothing plays every match as its first.
  }
  return true;
}
