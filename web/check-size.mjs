/** Fail when the first load of the page has more JavaScript than we allow ourselves. */

import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const MOST = 150 * 1000;
const built = join(dirname(fileURLToPath(import.meta.url)), "../src/gruft/server/web");
const manifest = JSON.parse(readFileSync(join(built, ".vite/manifest.json"), "utf8"));

/** A chunk and everything that is loaded with it, without what is only loaded when it is wanted. */
function loaded(name, seen = new Set()) {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const imported of manifest[name].imports ?? []) loaded(imported, seen);
  return seen;
}

const entry = Object.keys(manifest).find((name) => manifest[name].isEntry);
let sum = 0;
for (const name of loaded(entry)) {
  const size = gzipSync(readFileSync(join(built, manifest[name].file)), { level: 9 }).length;
  console.log(`${manifest[name].file}: ${size} bytes gzip`);
  sum += size;
}
console.log(`first load of JavaScript: ${sum} of at most ${MOST} bytes gzip`);
if (sum > MOST) process.exit(1);
