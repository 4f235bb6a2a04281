/** The fair deal, checked step by step in this browser: nothing here asks the house whether it is true. */

import { commitmentTo, drawAgain, readRecord, seedFrom } from "./luck";
import type { Witness } from "./witness";

export type StepName = "file" | "fingerprint" | "seen" | "grain" | "seed" | "draws";

/** A step of the check; `fits` is null where this browser cannot know. */
export interface Step {
  name: StepName;
  fits: boolean | null;
  count: number;
  figures: readonly { label: "fingerprint" | "secret" | "salts" | "seed" | "draw"; value: string }[];
}

function strings(json: string | undefined): string[] {
  try {
    const read: unknown = JSON.parse(json ?? "[]");
    return Array.isArray(read) ? read.map(String) : [];
  } catch {
    return [];
  }
}

export function checkRecord(record: string, shown: string, seen: Witness): Step[] {
  const { header, draws, isWhole } = readRecord(record);
  const secret = header["secret"] ?? "";
  const salts = strings(header["salts"]);
  const commitment = header["commitment"] ?? "";
  const seed = seedFrom(secret, salts);
  const made = drawAgain(seed, draws);
  const step = (name: StepName, fits: boolean | null, count = 0, figures: Step["figures"] = []): Step => ({ name, fits, count, figures });
  return [
    step("file", isWhole),
    step("fingerprint", secret !== "" && commitment === shown && commitmentTo(secret) === commitment, 0, [
      { label: "fingerprint", value: commitment },
      { label: "secret", value: secret },
    ]),
    step("seen", seen.commitment === "" ? null : seen.commitment === commitment),
    step("grain", seen.salts.length === 0 ? null : seen.salts.some((salt) => salts.includes(salt)), seen.salts.length),
    step("seed", salts.length === Number(header["seats"]), salts.length, [
      { label: "salts", value: salts.join(" ") },
      { label: "seed", value: seed },
    ]),
    step("draws", made.wrong === "" && made.count > 0, made.count, made.wrong === "" ? [] : [{ label: "draw", value: made.wrong }]),
  ];
}

/** All that can be known fits. */
export function isFair(steps: readonly Step[]): boolean {
  return steps.length > 0 && steps.every((step) => step.fits !== false);
}
