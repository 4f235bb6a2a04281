/** When a file of the page cannot be had: the house may have a newer page by now, or the line was cut. */

import { text } from "./rest";

const DONE = "gruft.anew";

/** Where the house does not answer, this page says so better than the browser would. */
async function isThere(): Promise<boolean> {
  return text("/").then(
    () => true,
    () => false,
  );
}

/** Load the page again; if it cannot be had, do something else about it. */
export async function loadAnew(otherwise: () => void): Promise<void> {
  if (await isThere()) location.reload();
  else otherwise();
}

/** Load the page again unless this very build was loaded again before: what lacks a file for good must not go round in circles. */
export async function loadAnewOnce(build: string, store: Storage = sessionStorage): Promise<void> {
  try {
    if (store.getItem(DONE) === build || !(await isThere())) return;
    store.setItem(DONE, build);
  } catch {
    // A browser that keeps nothing would load for ever.
    return;
  }
  location.reload();
}
