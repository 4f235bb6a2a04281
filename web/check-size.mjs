/** Fail when the first load of the page, or what a game's table adds to it, has more JavaScript than we allow ourselves. */

import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const MOST = 150 * 1000;
/** What a game's table may add: its arrangement, its choreography and its words in the longest language. */
const MOST_MORE = 40 * 1000;
const built = join(dirname(fileURLToPath(import.meta.url)), "../src/gruft/server/web");
const manifest = JSON.parse(readFileSync(join(built, ".vite/manifest.json"), "utf8"));

/** A chunk and everything that is loaded with it, without what is only loaded when it is wanted. */
function loaded(name, seen = new Set()) {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const imported of manifest[name].imports ?? []) loaded(imported, seen);
  return seen;
}

function sizeOf(name) {
  return gzipSync(readFileSync(join(built, manifest[name].file)), { level: 9 }).length;
}

function sum(sizes) {
  return sizes.reduce((all, size) => all + size, 0);
}

const entry = Object.keys(manifest).find((name) => manifest[name].isEntry);
const first = loaded(entry);
const atFirst = sum([...first].map(sizeOf));
console.log(`first load of JavaScript: ${atFirst} of at most ${MOST} bytes gzip`);

/** What is loaded for a game and not before. */
function moreFor(game) {
  const [own, words] = [[], []];
  for (const name of Object.keys(manifest).filter((one) => one.startsWith(`src/games/${game}/`))) (name.includes("/text/") ? words : own).push(name);
  const chunks = new Set(own.flatMap((name) => [...loaded(name)]).filter((name) => !first.has(name)));
  return sum([...chunks].map(sizeOf)) + Math.max(0, ...words.map(sizeOf));
}

const games = new Set(Object.keys(manifest).flatMap((name) => /^src\/games\/(\w+)\/Arrangement\.svelte$/.exec(name)?.[1] ?? []));
if (games.size === 0) throw new Error("no game has a table of its own: has the place of the arrangements changed?");
const more = [...games].map((game) => [game, moreFor(game)]);
for (const [game, size] of more) console.log(`the table of ${game}: ${size} of at most ${MOST_MORE} bytes gzip more`);
if (atFirst > MOST || more.some(([, size]) => size > MOST_MORE)) process.exit(1);
