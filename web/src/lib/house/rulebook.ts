/** Clauses of a rulebook, found by a word or a number and laid together by chapter. */

import type { Clause } from "./rest";

export function found(clauses: readonly Clause[], wanted: string): Clause[] {
  const words = wanted.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return clauses.filter((clause) => {
    const text = `${clause.id} ${clause.text}`.toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
}

export function byChapter(clauses: readonly Clause[]): { chapter: string; clauses: Clause[] }[] {
  const chapters = new Map<string, Clause[]>();
  for (const clause of clauses) chapters.set(clause.chapter, [...(chapters.get(clause.chapter) ?? []), clause]);
  return [...chapters].map(([chapter, part]) => ({ chapter, clauses: part }));
}

/** A text whose lines were broken to fit a file, as it flows on a page; its paragraphs and lists stay. */
export function flowing(text: string): string {
  return text.replace(/([^\n])\n(?![\n\-*|])/g, "$1 ").replace(/ {2,}/g, " ");
}
