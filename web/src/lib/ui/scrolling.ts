/** What scrolls can be reached with the keyboard, and what does not is no stop of the Tab key. */
export function stopsIfScrolling(element: HTMLElement): () => void {
  const look = () => (element.tabIndex = element.scrollHeight > element.clientHeight ? 0 : -1);
  const size = new ResizeObserver(look);
  const text = new MutationObserver(look);
  size.observe(element);
  text.observe(element, { childList: true, subtree: true, characterData: true });
  look();
  return () => {
    size.disconnect();
    text.disconnect();
  };
}
