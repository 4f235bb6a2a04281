/** Finding clauses: by what somebody types, and by what is asked at this moment. */

export interface Clause {
  id: string;
  chapter: string;
  text: string;
}

const SHORTEST = 4;
const STEM = 6;

/** The beginnings of the longer words of a text; that is enough to compare five languages by. */
export function stems(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.filter((word) => word.length >= SHORTEST).map((word) => word.slice(0, STEM)));
}

/** Clauses that contain every word that is typed, or whose number is. */
export function searched(clauses: readonly Clause[], typed: string): Clause[] {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [...clauses];
  return clauses.filter((clause) => {
    const text = `${clause.id} ${clause.chapter} ${clause.text}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

/** The few clauses that share most with what is asked; rare words count more than common ones. */
export function atThisMoment(clauses: readonly Clause[], asked: string, most = 4): Clause[] {
  const wanted = stems(asked);
  if (wanted.size === 0 || clauses.length === 0) return [];
  const stemmed = clauses.map((clause) => stems(clause.text));
  const weight = new Map<string, number>();
  for (const word of wanted) {
    const count = stemmed.filter((one) => one.has(word)).length;
    if (count > 0) weight.set(word, Math.log(1 + clauses.length / count));
  }
  const scored = clauses.map((clause, number) => {
    let score = 0;
    for (const [word, heavy] of weight) if (stemmed[number]!.has(word)) score += heavy;
    return { clause, score: score / Math.sqrt(8 + stemmed[number]!.size) };
  });
  const best = scored.filter((one) => one.score > 0).sort((one, other) => other.score - one.score);
  return best.slice(0, most).map((one) => one.clause);
}

/** The text of a clause without its Markdown, paragraph by paragraph. */
export function paragraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((one) => one.replace(/\s*\n\s*/g, " ").replace(/[*_`]+/g, "").trim())
    .filter(Boolean);
}
