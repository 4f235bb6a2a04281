/** The tab of the page tells when somebody is waited for: in its title and in its sign. */

const SIGNS = { still: "/mark.svg", turn: "/mark-turn.svg" } as const;

/** Show whether it is one's turn; to be used as an effect, so that leaving a page takes the sign back. */
export function signOf(isTurn: boolean): () => void {
  const sign = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const set = (to: string) => sign?.setAttribute("href", to);
  set(isTurn ? SIGNS.turn : SIGNS.still);
  return () => set(SIGNS.still);
}
