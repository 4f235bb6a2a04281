/** What nobody but its holder may know, found in what a browser was sent. */

import type { Told, Zone, ZoneSent } from "../../src/lib/wire/messages";
import { wholeLog, wholeZone } from "../../src/lib/wire/whole";
import type { Person } from "./people";

interface Frame {
  type: string;
  parts?: Record<string, unknown>;
  log?: (Told | unknown[])[];
}

/** Log lines that are told to one seat alone. */
const WHISPERED = /^fact-your-|-you$/;

function zonesOf(frame: Frame): Zone[] {
  return Object.entries(frame.parts ?? {}).flatMap(([path, value]) => {
    if (path === "scene.zones") return (value as ZoneSent[]).map(wholeZone);
    return path.startsWith("scene.zones.") ? [wholeZone(value as ZoneSent)] : [];
  });
}

/** Slayers show the same picture on both sides, and whoever has picked up a card openly is known to hold it. */
function facesIn(zone: Zone): string[] {
  const secret = zone.pieces.filter(({ face, kind, marks }) => face !== "" && kind !== "slayer" && !marks.includes("known"));
  return secret.map((piece) => piece.face);
}

/** Faces of hands, questions and whispered lines in everything that this browser was sent. */
export function secretsSentTo(person: Person): string[] {
  const frames = person.frames.map((frame) => JSON.parse(frame) as Frame);
  const faces = frames.flatMap(zonesOf).filter((zone) => zone.shape === "hand").flatMap(facesIn);
  const asked = frames.filter((frame) => (frame.parts?.["scene.decision"] ?? null) !== null).map(() => "a question");
  const told = frames.flatMap((frame) => wholeLog(frame.log ?? [])).filter(({ key }) => WHISPERED.test(key)).map(({ key }) => key);
  return [...faces, ...asked, ...told];
}

/** The names of all cards that this page shows, hidden text included. */
export async function cardsShownTo(person: Person): Promise<string[]> {
  return person.page.locator(".card:not(.back)").evaluateAll((cards) => cards.map((card) => (card.getAttribute("aria-label") ?? "").split(",")[0] as string));
}

/** The names of the cards in this person's hand. */
export async function handOf(person: Person): Promise<string[]> {
  const cards = person.page.getByRole("listbox", { name: person.words.like("table-hand") }).getByRole("option");
  return cards.evaluateAll((all) => all.map((card) => (card.getAttribute("aria-label") ?? "").split(",")[0] as string));
}
