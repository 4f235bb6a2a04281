/** Notices a line on which nothing comes any more, though nobody has said that it is cut. */

/** The house beats every 15 seconds; two beats and some patience. */
export const SILENCE = 40_000;
/** How long a handshake may take. */
export const HANDSHAKE = 12_000;

export class Watchdog {
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly bark: () => void) {}

  /** Something was heard: wait anew. */
  wait(patience: number): void {
    this.rest();
    this.#timer = setTimeout(this.bark, patience);
  }

  rest(): void {
    clearTimeout(this.#timer);
  }
}
