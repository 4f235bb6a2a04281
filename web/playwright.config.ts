import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";

/** What a browser needs to be quiet and alone: nothing is fetched but what the page asks for. */
const ALONE = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
const KNOWN = ["/usr/bin/chromium", "/usr/bin/google-chrome"];
const chromium = process.env["CHROMIUM"] || KNOWN.find(existsSync);
if (chromium === undefined) throw new Error("There is no Chromium here; `make chromium` finds or installs one.");

export default defineConfig({
  testDir: "tests/browser",
  outputDir: "../build/browser",
  // Whole games are played: what hangs is found by the patience of each step, not of the whole.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  workers: Number(process.env["BROWSERS"] ?? 2),
  forbidOnly: true,
  reporter: [["list"]],
  use: {
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    screenshot: "only-on-failure",
    launchOptions: { executablePath: chromium, args: ALONE },
  },
  projects: [
    { name: "browser", testMatch: "*.spec.ts" },
    { name: "screenshots", testMatch: "*.shots.ts" },
    // One after the other: whoever is recorded has the machine alone.
    { name: "stories", testMatch: "*.story.ts", fullyParallel: false },
  ],
});
