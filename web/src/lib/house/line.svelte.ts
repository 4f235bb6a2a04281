/** The line to the house as a person meets it: whether it stands, since when it does not, and why. */

import { Refused, type HouseSocket, type Loss, type State } from "$lib/wire/socket";
import * as rest from "./rest";

/** How long a reason is shown after the line stands again. */
const READING = 8000;
/** A house that opens its doors this moment may answer before it takes lines. */
const ENOUGH = 2;

export class Line {
  state = $state<State>("closed");
  /** Since when the house is silent, by our clock; 0 while it is not. */
  silentSince = $state(0);
  /** The message key of why the house has closed the line, or does not take it; "" if nobody knows. */
  reason = $state("");
  /** The house has let this page go because of what it sent; only loading it again helps. */
  isShut = $state(false);
  /** The house speaks another version than this page: it has to be loaded again. */
  isOutdated = $state(false);

  #isWanted = false;
  #refusals = 0;

  constructor(
    private readonly socket: HouseSocket,
    /** The house does not know us any more, and must be told a name again. */
    private readonly forgotten: () => void,
  ) {
    socket.onState = (state) => this.#become(state);
    socket.onLost = (loss) => this.#lost(loss);
    socket.onOutdated = () => (this.isOutdated = true);
  }

  open(): void {
    if (this.#isWanted) return;
    this.#isWanted = true;
    this.socket.open();
  }

  /** Do not wait for the next attempt. */
  async tryNow(): Promise<void> {
    this.socket.open();
    await this.#wonder();
  }

  #become(state: State): void {
    this.state = state;
    if (state === "open") this.#stands();
    else if (this.silentSince === 0) this.silentSince = Date.now();
  }

  #stands(): void {
    this.silentSince = 0;
    this.#refusals = 0;
    const told = this.reason;
    setTimeout(() => this.reason === told && this.state === "open" && (this.reason = ""), READING);
  }

  #lost({ wasOpen, reason, isFinal }: Loss): void {
    this.isShut = isFinal;
    this.reason = reason || (wasOpen ? "" : this.reason);
    if (!wasOpen && reason === "" && this.#isWanted) void this.#wonder();
  }

  /** A browser is not told why its line was not taken; asked for something else, the house says it. */
  async #wonder(): Promise<void> {
    this.#refusals += 1;
    try {
      const name = await rest.guest();
      if (name === "") this.#end();
      else if (this.state !== "open" && this.#refusals > ENOUGH) this.reason = "web-line-not-taken";
    } catch (why) {
      if (this.state !== "open") this.reason = why instanceof Refused ? why.refusal.key : "";
    }
  }

  #end(): void {
    this.socket.close();
    this.#isWanted = false;
    this.silentSince = 0;
    this.reason = "";
    this.forgotten();
  }
}
