/** Printed values as somebody reads and writes them; what is written must be of the printed kind. */

export function printedText(value: unknown): string {
  return Array.isArray(value) ? value.join(", ") : String(value);
}

/** What was written, in the kind of what is printed; nothing if it is of another kind. */
export function readPrinted(printed: unknown, written: string): unknown {
  const text = written.trim();
  if (typeof printed === "boolean") return text === "true" ? true : text === "false" ? false : undefined;
  if (typeof printed === "number") return /^[-−]?\d{1,12}$/.test(text) ? Number(text.replace("−", "-")) : undefined;
  if (!Array.isArray(printed)) return text === "" ? undefined : text;
  const parts = text.split(",").map((part) => part.trim());
  const isNumbers = printed.every((one) => typeof one === "number");
  const read = parts.map((part) => (isNumbers ? readPrinted(0, part) : part));
  return read.includes(undefined) || parts.includes("") ? undefined : read;
}
