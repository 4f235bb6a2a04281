/** Watches a page from the beginning: run inside it as an init script. */

export interface Watched {
  /** Facts that were shown while the one before was still moving. */
  early: string[];
  /** So many facts were told in movement or rest. */
  facts: number;
  /** Milliseconds of the longest piece of work that kept the page from hearing anybody. */
  longest: number;
  /** The same while something was being told. */
  longestTold: number;
  /** The most animations at one time over the table. */
  moves: number;
  /** What the house was asked and has not answered yet: a line, half a line, what it would play. */
  asked: string[];
}

/** What is told one after the other, and how long the page ever was deaf. */
export function watch(): void {
  const seen: Watched = { early: [], facts: 0, longest: 0, longestTold: 0, moves: 0, asked: [] };
  (window as unknown as { watched: Watched }).watched = seen;
  let [begun, ended] = [Infinity, -1];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      const isTold = startTime + duration >= begun || startTime <= ended;
      seen.longest = Math.max(seen.longest, Math.round(duration));
      if (isTold) seen.longestTold = Math.max(seen.longestTold, Math.round(duration));
    }
  }).observe({ type: "longtask" });

  const idOf = (message: unknown): string => (JSON.parse(String(message)) as { id?: string }).id ?? "";
  /** The answers to these name no question. */
  const unnamed = ["hello", "beat"];
  const send = WebSocket.prototype.send;
  const heard = new WeakSet<WebSocket>();
  WebSocket.prototype.send = function (message) {
    if (!heard.has(this)) this.addEventListener("message", ({ data }) => (seen.asked = seen.asked.filter((id) => id !== idOf(data))));
    heard.add(this);
    if (!unnamed.includes(idOf(message))) seen.asked.push(idOf(message));
    return send.call(this, message);
  };

  // The stage ends whatever still moves when the next fact comes, so a look at that moment finds nothing: what counts is
  // how long a movement was meant to last. A timer may be late and is never early, so a busy machine changes nothing.
  interface Begun {
    element: Element;
    fact: string;
    ends: number;
  }
  let running: Begun[] = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    const { delay = 0, duration = 0, iterations = 1 } = typeof options === "object" ? options : { duration: options };
    const fact = this.closest<HTMLElement>(".layer [data-fact]")?.dataset["fact"];
    if (fact !== undefined) running.push({ element: this, fact, ends: performance.now() + delay + Number(duration) * iterations });
    return animate.call(this, frames, options);
  };
  /** Timers count whole milliseconds. */
  const GRAIN = 2;
  let fact = "0";
  const look = () => {
    const over = document.querySelector<HTMLElement>("[data-stage]");
    const isTelling = over?.dataset["stage"] === "telling";
    if (isTelling && begun === Infinity) begun = performance.now();
    else if (!isTelling && begun !== Infinity) [begun, ended] = [Infinity, performance.now()];
    seen.moves = Math.max(seen.moves, document.querySelector(".layer")?.getAnimations({ subtree: true }).length ?? 0);
    const now = over?.dataset["fact"] ?? "0";
    if (now === fact) return;
    fact = now;
    seen.facts += 1;
    const time = performance.now();
    // What a player who answers has swept away is not on the page any more.
    for (const one of running.filter(({ element, fact }) => element.isConnected && fact !== now)) {
      if (one.ends > time + GRAIN) seen.early.push(`fact ${now} while ${one.element.className} of fact ${one.fact} has ${Math.round(one.ends - time)} ms to move`);
    }
    running = running.filter((one) => one.fact === now);
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
}
