/** As much of Node as the tests in browsers use: its own types are no dependency of this project. */

declare const process: { env: Record<string, string | undefined> };

declare namespace NodeJS {
  type Signals = "SIGTERM" | "SIGKILL";
}

declare module "node:child_process" {
  interface Heard {
    on(event: "data", hear: (said: unknown) => void): void;
  }
  interface ChildProcess {
    readonly exitCode: number | null;
    readonly signalCode: string | null;
    readonly stdout: Heard;
    readonly stderr: Heard;
    kill(how: NodeJS.Signals): boolean;
  }
  interface Way {
    cwd?: string;
    env?: Record<string, string | undefined>;
    stdio?: readonly string[];
    encoding?: "utf8";
    maxBuffer?: number;
  }
  function spawn(command: string, args: readonly string[], way: Way): ChildProcess;
  function execFileSync(command: string, args: readonly string[], way: Way): string;
}

declare module "node:events" {
  function once(who: object, event: string): Promise<unknown[]>;
}

declare module "node:fs" {
  function appendFileSync(path: string, text: string): void;
  function existsSync(path: string): boolean;
  function writeFileSync(path: string, text: string | Uint8Array): void;
  function statSync(path: string): { size: number };
  function mkdirSync(path: string, way: { recursive: boolean }): void;
  function mkdtempSync(prefix: string): string;
  function readFileSync(path: string, encoding: "utf8"): string;
  function rmSync(path: string, way: { recursive: boolean; force: boolean }): void;
}

declare module "node:net" {
  interface AddressInfo {
    port: number;
  }
  interface Server {
    listen(port: number, host: string): Server;
    address(): AddressInfo | string | null;
    close(): void;
  }
  function createServer(): Server;
}

declare module "node:os" {
  function tmpdir(): string;
}

declare module "node:path" {
  function join(...parts: string[]): string;
}

declare module "node:url" {
  function fileURLToPath(url: URL): string;
}
