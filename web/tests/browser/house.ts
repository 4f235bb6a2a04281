/** A real house for the browsers: `gruft serve` in a process of its own, on a folder and a port that it keeps. */

import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const PYTHON = process.env["GRUFT_PYTHON"] ?? join(ROOT, ".venv/bin/python");

export class House {
  readonly folder = mkdtempSync(join(tmpdir(), "gruft-browser-"));
  #process: ChildProcess | null = null;
  #said = "";

  private constructor(readonly port: number) {}

  static async open(): Promise<House> {
    const house = new House(await freePort());
    await house.openAgain();
    return house;
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Open on the same folder and port; returns when it can be reached. */
  async openAgain(): Promise<void> {
    const wishes = ["serve", "--host", "127.0.0.1", "--port", String(this.port), "--data", this.folder, "--no-browser"];
    const started = spawn(PYTHON, ["-m", "tests.server.house_for_browsers", ...wishes], {
      cwd: ROOT,
      env: { ...process.env, PYTHONPATH: join(ROOT, "src"), GRUFT_LOG: "warning", GRUFT_LANG: "en" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.#process = started;
    this.#said = "";
    started.stderr.on("data", (said) => (this.#said += String(said)));
    await Promise.race([once(started.stdout, "data"), once(started, "exit")]);
    if (started.exitCode !== null) throw new Error(`The house did not open. ${this.#said}`);
  }

  /** From now on the house draws its luck by this name: the same test meets the same deals and bots every time. */
  luckOf(test: string): void {
    writeFileSync(join(this.folder, "test"), test);
  }

  /** What it has logged that is worth a warning; nothing, if all is well. */
  get complaints(): string {
    return this.#said.trim();
  }

  /** Ask it to stop, as Ctrl-C does. */
  close(): Promise<void> {
    return this.#end("SIGTERM");
  }

  /** As a power cut would: without a word. */
  kill(): Promise<void> {
    return this.#end("SIGKILL");
  }

  async remove(): Promise<void> {
    await this.close();
    rmSync(this.folder, { recursive: true, force: true });
  }

  async #end(how: NodeJS.Signals): Promise<void> {
    const running = this.#process;
    if (running === null || running.exitCode !== null || running.signalCode !== null) return;
    const gone = once(running, "exit");
    running.kill(how);
    await gone;
  }
}

async function freePort(): Promise<number> {
  const asking = createServer().listen(0, "127.0.0.1");
  await once(asking, "listening");
  const { port } = asking.address() as AddressInfo;
  asking.close();
  await once(asking, "close");
  return port;
}
