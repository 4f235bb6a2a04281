/** A composer at a table of three cards, and a house that says what a test wants it to. */

import { Composer } from "../src/lib/table/compose/composer.svelte";
import type { Choice, Decision, Scene, Spot } from "../src/lib/table/kinds";
import { Refused, type Answer, type HouseSocket, type Stream } from "../src/lib/wire/socket";
import type { View } from "../src/lib/wire/view";

export const spot = (place: number): Spot => ({ zone: 0, place });
export const choice = (move: string, ...on: Spot[]): Choice => ({ move, label: { key: move, args: {} }, on, then: [] });
export const asks = (...choices: Choice[]): Decision => ({ question: { key: "q", args: {} }, choices, forced: false });
export const settled = () => new Promise((resolve) => setTimeout(resolve));

export function sceneWith(decision: Decision | null): Scene {
  const piece = (face: string) => ({ kind: "card", face, marks: [], node: "", numbers: [], title: "" });
  const hand = { name: "hand", shape: "hand", owner: 0, pieces: [piece("bat"), piece("wolf"), piece("mist")] };
  return { game: "g", seat: 0, asked: [0], seats: [], zones: [hand], notices: [], counters: {}, decision, window: null, outcome: null, standing: [] };
}

export function streamWith(decision: Decision | null, more: Partial<View> = {}): Stream {
  const view = { seat: 0, phase: "playing" as const, question: 1, scene: sceneWith(decision), window: null, ...more };
  return { table: "a-b-c", seat: 0, number: 1, view, log: [], length: 0, talk: [], ahead: 0, lag: 0 };
}

/** A house that writes down what it is asked and answers as it is told to. */
export class Told {
  asked: Record<string, unknown>[] = [];
  constructor(readonly answers: Record<string, unknown | Error>) {}
  async ask(message: Record<string, unknown>): Promise<Answer> {
    this.asked.push(message);
    const key = String(message["prefix"] ?? message["line"] ?? message["type"]);
    const answer = this.answers[`${message["type"]} ${key}`] ?? { decision: null };
    if (answer instanceof Error) throw answer;
    return answer as Answer;
  }
  get types(): string[] {
    return this.asked.map((one) => `${one["type"]} ${one["prefix"] ?? one["line"]}`);
  }
}

export const refused = (key: string, clause = "") => new Refused({ type: "refused", id: "1", key, clause });
export const composerAt = (stream: Stream, house: Told) => {
  const composer = new Composer(stream, house as unknown as HouseSocket);
  composer.follow(stream, house as unknown as HouseSocket);
  return composer;
};
