/** Pixels drawn ahead of what is seen, so that a flick of the thumb meets covers and not gaps. */
const AHEAD = 320;

export interface RowWindow {
  /** The first row to draw, and the one after the last. */
  from: number;
  to: number;
}

/**
 * Tells which rows of a long list are to be drawn, all `count` rows being `rowHeight` high: at once, and whenever a
 * row comes near or is left behind. The list scrolls with the window or with the nearest box around it that scrolls.
 * Answers the way to stop it.
 */
export function watchRows(
  list: HTMLElement,
  count: number,
  rowHeight: number,
  show: (rows: RowWindow) => void,
): () => void {
  const box = scrollBoxOf(list);
  let now: RowWindow | null = null;
  const look = () => {
    const top = box ? box.getBoundingClientRect().top : 0;
    const seen = top - list.getBoundingClientRect().top;
    const next = rowsAt(seen, box ? box.clientHeight : window.innerHeight, count, rowHeight);
    if (now && next.from === now.from && next.to === now.to) return;
    now = next;
    show(next);
  };
  look();
  const target = box ?? window;
  target.addEventListener('scroll', look, { passive: true });
  window.addEventListener('resize', look);
  return () => {
    target.removeEventListener('scroll', look);
    window.removeEventListener('resize', look);
  };
}

/**
 * The rows around what is seen: `height` px of the list, from `seen` px below its top on. Above they are kept half a
 * row longer, so that rows do not come and go in the same frame.
 */
export function rowsAt(seen: number, height: number, count: number, rowHeight: number): RowWindow {
  const within = (row: number) => Math.max(0, Math.min(count, row));
  return {
    from: within(Math.floor((seen - AHEAD - rowHeight / 2) / rowHeight)),
    to: within(Math.ceil((seen + height + AHEAD) / rowHeight)),
  };
}

function scrollBoxOf(element: HTMLElement): HTMLElement | null {
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (around === document.body) return null;
    if (/auto|scroll/.test(getComputedStyle(around).overflowY)) return around;
  }
  return null;
}
