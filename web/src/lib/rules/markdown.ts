/** The little Markdown that rulebooks are written in, taken apart into what a page draws. No HTML ever comes out of it. */

export interface Inline {
  kind: "" | "strong" | "em" | "code" | "clause";
  text: string;
}

export type Block =
  | { kind: "p"; parts: Inline[]; isRuling: boolean }
  | { kind: "list"; isOrdered: boolean; items: Inline[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] }
  | { kind: "code"; text: string };

const INLINE = /\*\*(.+?)\*\*|\*([^*\s][^*]*?)\*|`([^`]+)`|\b([A-Z]{2}-\d+)\b/g;
const ITEM = /^(?:[-*]|(\d+)\.)\s+(.*)$/;
/** A ruling begins a line of its own: one word and a colon. */
const RULING = /^\*?\p{L}+\*?\s?:\*?\s/u;

export function inline(text: string): Inline[] {
  const parts: Inline[] = [];
  let at = 0;
  for (const found of text.matchAll(INLINE)) {
    if (found.index > at) parts.push({ kind: "", text: text.slice(at, found.index) });
    const [whole, strong, em, code, clause] = found;
    if (strong !== undefined) parts.push({ kind: "strong", text: strong });
    else if (em !== undefined) parts.push({ kind: "em", text: em });
    else if (code !== undefined) parts.push({ kind: "code", text: code });
    else parts.push({ kind: "clause", text: clause ?? whole });
    at = found.index + whole.length;
  }
  if (at < text.length) parts.push({ kind: "", text: text.slice(at) });
  return parts;
}

export function blocks(text: string): Block[] {
  const found: Block[] = [];
  const lines = text.split("\n");
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] as string;
    const taken =
      line.trim() === "" ? 1
      : line.startsWith("```") ? takeCode(lines, at, found)
      : line.startsWith("|") ? takeTable(lines, at, found)
      : ITEM.test(line) ? takeList(lines, at, found)
      : takeParagraph(lines, at, found);
    at += taken;
  }
  return found;
}

function takeCode(lines: readonly string[], from: number, found: Block[]): number {
  let to = from + 1;
  while (to < lines.length && !(lines[to] as string).startsWith("```")) to += 1;
  found.push({ kind: "code", text: lines.slice(from + 1, to).join("\n") });
  return to - from + 1;
}

function takeTable(lines: readonly string[], from: number, found: Block[]): number {
  const rows = runOf(lines, from, (line) => line.startsWith("|"));
  const cells = rows.map((row) => row.replace(/^\||\|\s*$/g, "").split("|").map((cell) => cell.trim()));
  const isRule = (row: readonly string[] | undefined) => row !== undefined && row.every((cell) => /^:?-+:?$/.test(cell));
  const head = isRule(cells[1]) ? (cells[0] as string[]) : [];
  const body = isRule(cells[1]) ? cells.slice(2) : cells;
  found.push({ kind: "table", head: head.map(inline), rows: body.map((row) => row.map(inline)) });
  return rows.length;
}

function takeList(lines: readonly string[], from: number, found: Block[]): number {
  // A line that is not an item goes on with the one before.
  const run = runOf(lines, from, (line) => line.trim() !== "" && !line.startsWith("|"));
  const items: string[] = [];
  for (const line of run) {
    const item = ITEM.exec(line);
    if (item) items.push(item[2] as string);
    else items[items.length - 1] += ` ${line.trim()}`;
  }
  found.push({ kind: "list", isOrdered: /^\d/.test(run[0] as string), items: items.map(inline) });
  return run.length;
}

function takeParagraph(lines: readonly string[], from: number, found: Block[]): number {
  const isOther = (line: string) => line.trim() === "" || line.startsWith("|") || line.startsWith("```") || ITEM.test(line);
  const run = [lines[from] as string];
  while (from + run.length < lines.length) {
    const line = lines[from + run.length] as string;
    if (isOther(line) || RULING.test(line)) break;
    run.push(line);
  }
  const text = run.map((line) => line.trim()).join(" ");
  found.push({ kind: "p", parts: inline(text), isRuling: RULING.test(text) });
  return run.length;
}

function runOf(lines: readonly string[], from: number, goesOn: (line: string) => boolean): string[] {
  const end = lines.findIndex((line, at) => at >= from && !goesOn(line));
  return lines.slice(from, end < 0 ? undefined : end);
}

/** A text in pieces, so that what was searched for can be marked. */
export function hits(text: string, words: readonly string[]): { text: string; isHit: boolean }[] {
  if (words.length === 0) return [{ text, isHit: false }];
  const any = new RegExp(`(${words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|")})`, "giu");
  return text.split(any).map((part, at) => ({ text: part, isHit: at % 2 === 1 })).filter((part) => part.text !== "");
}
