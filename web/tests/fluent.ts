/** Reading `.ftl` files in tests: which messages there are, and which variables each of them needs. */
import { FluentResource } from "@fluent/bundle";

function variables(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) value.forEach((one) => variables(one, found));
  else if (value !== null && typeof value === "object") {
    const one = value as Record<string, unknown>;
    if (one["type"] === "var") found.add(String(one["name"]));
    Object.values(one).forEach((inner) => variables(inner, found));
  }
  return found;
}

/** The variables of each message, by its id. */
export function messagesIn(text: string): Record<string, string[]> {
  const body = new FluentResource(text).body;
  return Object.fromEntries(body.map((one) => [one.id, [...variables(one.value)].sort()]));
}
