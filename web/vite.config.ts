import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** Where `gruft serve` runs while the page is being written. */
const house = process.env["GRUFT_HOUSE"] ?? "http://127.0.0.1:8666";

/** Scripts of the five languages and of the authors' names. */
const SCRIPTS = /-(latin|latin-ext|cyrillic|cyrillic-ext)-\d+-/;

/** Fonts in the scripts we write and the one format that every browser of today reads, with their licences. */
const fonts: Plugin = {
  name: "gruft-fonts",
  enforce: "pre",
  transform(css, id) {
    if (!/@fontsource.*\.css$/.test(id)) return null;
    const faces = (css.match(/@font-face \{[^}]*\}/g) ?? []).filter((face) => SCRIPTS.test(face));
    return { code: faces.join("\n").replaceAll(/,\s*url\([^)]*\.woff\) format\('woff'\)/g, ""), map: null };
  },
  generateBundle() {
    for (const family of ["alegreya", "alegreya-sans"]) {
      const source = readFileSync(here(`node_modules/@fontsource/${family}/LICENSE`), "utf8");
      this.emitFile({ type: "asset", fileName: `assets/${family}.OFL.txt`, source });
    }
  },
};

export default defineConfig({
  plugins: [fonts, svelte()],
  resolve: { alias: { $lib: here("src/lib"), $games: here("src/games") } },
  build: {
    outDir: here("../src/gruft/server/web"),
    emptyOutDir: true,
    // The page allows no inline styles and no data in scripts.
    assetsInlineLimit: 0,
    sourcemap: false,
    // check-size.mjs reads which files the first load needs.
    manifest: true,
  },
  server: {
    proxy: {
      "/api": { target: house },
      "/ws": { target: house, ws: true },
    },
  },
  test: { include: ["tests/**/*.test.ts"] },
});
