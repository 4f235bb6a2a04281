/** Records what a page shows as a small moving picture: frames of Chromium's own screencast, laid together by ffmpeg. */

import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CDPSession, Page } from "@playwright/test";

const FFMPEG = process.env["FFMPEG"] || "ffmpeg";
const WIDTH = 800;
/** What a reader of the README is willing to load. */
const LARGEST = 1_000_000;
/** From the best down: pictures a second, and how well each is drawn. */
const WAYS = [[14, 62], [12, 50], [10, 40], [10, 28], [8, 22]] as const;

interface Frame {
  file: string;
  /** Seconds. */
  at: number;
}

export class Recorder {
  readonly #folder = mkdtempSync(join(tmpdir(), "gruft-story-"));
  readonly #frames: Frame[] = [];
  #isSaved = false;

  private constructor(private readonly session: CDPSession) {}

  static async start(page: Page): Promise<Recorder> {
    const session = await page.context().newCDPSession(page);
    const recorder = new Recorder(session);
    session.on("Page.screencastFrame", ({ data, metadata, sessionId }) => {
      recorder.#keep(data, metadata.timestamp ?? 0);
      void session.send("Page.screencastFrameAck", { sessionId }).catch(() => {});
    });
    await session.send("Page.startScreencast", { format: "jpeg", quality: 92, everyNthFrame: 1 });
    return recorder;
  }

  /** How long the story is by now, in seconds. */
  get length(): number {
    return (this.#frames.at(-1)?.at ?? 0) - (this.#frames[0]?.at ?? 0);
  }

  #keep(data: string, at: number): void {
    // A picture may still be on its way when the recording has stopped.
    if (this.#isSaved) return;
    const file = join(this.#folder, `${String(this.#frames.length).padStart(5, "0")}.jpg`);
    writeFileSync(file, Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0)));
    this.#frames.push({ file, at });
  }

  /** Stop, and write the story as an animated WebP that is not too large; returns its size. */
  async save(path: string): Promise<number> {
    this.#isSaved = true;
    await this.session.send("Page.stopScreencast");
    const list = join(this.#folder, "list.txt");
    const lines = this.#frames.map(({ file, at }, number) => `file '${file}'\nduration ${Math.max(0.01, (this.#frames[number + 1]?.at ?? at + 1) - at).toFixed(3)}`);
    // The last picture is named twice, or ffmpeg forgets how long it stays.
    writeFileSync(list, [...lines, `file '${this.#frames.at(-1)?.file}'`].join("\n"));
    let size = Infinity;
    for (const [rate, quality] of WAYS) {
      if (size <= LARGEST) break;
      const filter = `fps=${rate},scale=${WIDTH}:-2:flags=lanczos`;
      execFileSync(FFMPEG, ["-v", "error", "-y", "-f", "concat", "-safe", "0", "-i", list, "-vf", filter, "-c:v", "libwebp_anim", "-quality", String(quality), "-compression_level", "6", "-loop", "0", path], { encoding: "utf8" });
      size = statSync(path).size;
    }
    rmSync(this.#folder, { recursive: true, force: true });
    if (size > LARGEST) throw new Error(`${path} has ${size} bytes however it is drawn.`);
    return size;
  }
}
