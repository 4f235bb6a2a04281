/** Pieces that are not choices are one stop of the Tab key together; arrows go from one to the next. */

/** Where pieces lie together. */
export const GROUPS = "main.table, dialog";
/** Everything on the table that arrows lead to. */
export const PIECES = "[data-spot], [data-card][role=button]";
const QUIET = "[data-card][role=button]:not([data-spot])";

/** Keep one stop in each table and dialog, whatever is drawn anew. */
export function keepOneStop(): () => void {
  let due = 0;
  const tend = () => {
    due = 0;
    for (const table of document.querySelectorAll(GROUPS)) oneStop([...table.querySelectorAll<HTMLElement>(QUIET)]);
  };
  const observer = new MutationObserver(() => (due ||= requestAnimationFrame(tend)));
  const follow = (event: FocusEvent) => {
    const at = event.target instanceof HTMLElement && event.target.matches(QUIET) ? event.target : null;
    const table = at?.closest(GROUPS);
    if (at && table) for (const one of table.querySelectorAll<HTMLElement>(QUIET)) one.tabIndex = one === at ? 0 : -1;
  };
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener("focusin", follow);
  tend();
  return () => {
    cancelAnimationFrame(due);
    observer.disconnect();
    document.removeEventListener("focusin", follow);
  };
}

function oneStop(pieces: readonly HTMLElement[]): void {
  const kept = pieces.filter((one) => one.tabIndex === 0);
  for (const one of kept.slice(1)) one.tabIndex = -1;
  if (kept.length === 0 && pieces[0]) pieces[0].tabIndex = 0;
}
