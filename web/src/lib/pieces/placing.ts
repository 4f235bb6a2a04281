/** Where something lies that tells about an element: beside it, inside the page, never over it if there is room. */

const GAP = 12;

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Above, else below, else at a side; where nothing fits, in the middle of the page. */
export function beside(at: Box, size: { width: number; height: number }, page: { width: number; height: number }): { left: number; top: number } {
  const inside = (value: number, length: number, room: number) => Math.max(GAP, Math.min(room - length - GAP, value));
  const left = inside(at.left + at.width / 2 - size.width / 2, size.width, page.width);
  const top = inside(at.top + at.height / 2 - size.height / 2, size.height, page.height);
  if (at.top - size.height - GAP >= GAP) return { left, top: at.top - size.height - GAP };
  if (at.top + at.height + GAP + size.height <= page.height - GAP) return { left, top: at.top + at.height + GAP };
  if (at.left + at.width + GAP + size.width <= page.width - GAP) return { left: at.left + at.width + GAP, top };
  if (at.left - size.width - GAP >= GAP) return { left: at.left - size.width - GAP, top };
  return { left: inside((page.width - size.width) / 2, size.width, page.width), top: inside((page.height - size.height) / 2, size.height, page.height) };
}

export function placeBeside(element: HTMLElement, anchor: Element | null): void {
  const page = { width: document.documentElement.clientWidth, height: document.documentElement.clientHeight };
  const middle = { left: page.width / 2, top: page.height / 2, width: 0, height: 0 };
  const { left, top } = beside(anchor?.isConnected ? anchor.getBoundingClientRect() : middle, element.getBoundingClientRect(), page);
  element.style.left = `${left}px`;
  element.style.top = `${top}px`;
}
