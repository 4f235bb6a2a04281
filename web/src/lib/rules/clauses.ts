/** Finding clauses: by what somebody types, by chapter, and by what is asked at this moment. */

import type { Clause } from "$lib/house/rest";

export type { Clause };

/** What is typed, word by word. */
export function wordsOf(typed: string): string[] {
  return typed.toLocaleLowerCase().split(/\s+/).filter(Boolean);
}

/** Clauses that contain every word that is typed, or whose number is. */
export function searched(clauses: readonly Clause[], typed: string): Clause[] {
  const wanted = wordsOf(typed);
  return clauses.filter((clause) => {
    const text = `${clause.id} ${clause.chapter} ${clause.text}`.toLocaleLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

export function byChapter(clauses: readonly Clause[]): { chapter: string; clauses: Clause[] }[] {
  const chapters = new Map<string, Clause[]>();
  for (const clause of clauses) chapters.set(clause.chapter, [...(chapters.get(clause.chapter) ?? []), clause]);
  return [...chapters].map(([chapter, part]) => ({ chapter, clauses: part }));
}

/** The clauses that the game names behind these messages, the weightiest first. */
export function behind(clauses: readonly Clause[], moments: Readonly<Record<string, readonly string[]>>, keys: readonly string[]): Clause[] {
  const ids = new Set(keys.flatMap((key) => moments[key] ?? []));
  return [...ids].flatMap((id) => clauses.find((clause) => clause.id === id) ?? []);
}
