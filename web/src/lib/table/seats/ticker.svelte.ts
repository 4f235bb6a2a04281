/** The time of this page, in steps; it stands still while nothing on the table depends on it. */

const SMOOTH = 100;
const WHOLE = 1000;

export class Ticker {
  now = $state(Date.now());

  get isStill(): boolean {
    if (document.documentElement.dataset["motion"] === "none") return true;
    return matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  /** Tick from now on, if anything needs it; the answer stops it again. */
  run(isNeeded: boolean): (() => void) | undefined {
    this.now = Date.now();
    if (!isNeeded) return undefined;
    const timer = setInterval(() => (this.now = Date.now()), this.isStill ? WHOLE : SMOOTH);
    return () => clearInterval(timer);
  }
}
