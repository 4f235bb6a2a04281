/** How fast what happens is told; "skip" shows the table at once and tells it in one line. */

export const SPEEDS = ["slow", "normal", "fast", "skip"] as const;
export type Speed = (typeof SPEEDS)[number];
