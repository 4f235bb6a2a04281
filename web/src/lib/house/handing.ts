/** One screen for several people: whose turn it is to look at it. */

import type { View } from "$lib/wire/view";

/** What is needed of a seat's view to know whether it still has something to say. */
export type Asked = Pick<View, "scene" | "window" | "phase"> & { vote?: View["vote"]; seats?: Sitters };

type Sitters = readonly Pick<View["seats"][number], "plays">[];

/** Whether a bot plays for the person who sat there, for a while or to the end: nothing is asked of that person. */
export function isPlayedByBot(view: { seats?: Sitters } | undefined, seat: number): boolean {
  return ["minded", "lost"].includes(view?.seats?.[seat]?.plays ?? "");
}

/** Whether a seat of this screen has a question before it that it has not answered. */
export function isWaitedFor(view: Partial<Asked> | undefined, seat: number): boolean {
  if (view?.phase !== "playing" || view.scene == null || isPlayedByBot(view, seat)) return false;
  if (view.vote?.missing.includes(seat)) return true;
  if (view.window != null) return view.scene.decision !== null && view.window.answer === "";
  return view.scene.asked.includes(seat);
}

/**
 * The seat to which the screen is to be handed now; -1 if it stays where it is.
 *
 * `now` is the seat whose person has said that they sit there; as long as nobody has, nothing is shown. A seat
 * that was given up waits for nobody.
 */
export function handedTo(seats: readonly number[], now: number, viewOf: (seat: number) => Partial<Asked> | undefined): number {
  if (isWaitedFor(viewOf(now), now)) return -1;
  const order = [...seats.filter((seat) => seat > now), ...seats.filter((seat) => seat < now)];
  const waits = order.find((seat) => isWaitedFor(viewOf(seat), seat));
  if (waits !== undefined || seats.includes(now)) return waits ?? -1;
  return seats.find((seat) => viewOf(seat)?.seats?.[seat]?.plays !== "lost") ?? -1;
}
