/** A view of a table, laid together from the parts that the house sends. */

import type * as wire from "./messages";
import { wholeDecision, wholeSeats, wholeZone } from "./whole";

export type { Promise as Promised, ResultShown, Said, SeatShown, Setting, StandingShown as Standing, Told, VoteShown, WindowShown } from "./messages";
export type Plays = wire.SeatShown["plays"];

/** The view also tells who is here, though that isn't part of the match. */
export interface View extends wire.View {
  present: boolean[];
}

export type Parts = Record<string, unknown>;

/** Lay parts over a view. What has not changed stays the same object, so that it is not drawn anew. */
export function withParts(view: Partial<View>, parts: Parts): Partial<View> {
  const next: Record<string, unknown> = { ...view };
  const scene: Record<string, unknown> = { ...(view.scene ?? { zones: [] }) };
  let zones = [...((scene["zones"] as unknown[]) ?? [])];
  let sceneChanged = false;
  for (const [path, value] of Object.entries(parts)) {
    const [head, name, place] = path.split(".");
    if (head !== "scene") {
      next[path] = value;
      continue;
    }
    sceneChanged = true;
    if (name === "zones" && place === undefined) zones = (value as wire.ZoneSent[]).map(wholeZone);
    else if (name === "zones") zones[Number(place)] = wholeZone(value as wire.ZoneSent);
    else if (name === "seats") scene[name] = wholeSeats(value as wire.SeatsSent);
    else if (name === "decision") scene[name] = wholeDecision(value as wire.DecisionSent | null);
    else scene[name as string] = value;
  }
  if (sceneChanged) next["scene"] = { ...scene, zones };
  return next as Partial<View>;
}
