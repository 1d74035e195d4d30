import { type RefObject, useLayoutEffect, useState } from 'react';

/** The layout of a grid of covers for its width; in whole CSS pixels. */
export interface GridShape {
  columns: number;
  /** Height of one row including the gap below it. */
  rowHeight: number;
  gap: number;
}

/** Number of columns from each width on. */
const COLUMNS = [
  [0, 3],
  [440, 4],
  [600, 5],
  [860, 6],
  [1040, 7],
] as const;

const GAP_NARROW = 12;
const GAP_WIDE = 14;
const WIDE = 600;

/** The layout for a width. A row's height is known before anything is rendered, so nothing shifts. */
export function gridShape(width: number): GridShape {
  const columns = COLUMNS.filter(([least]) => width >= least).at(-1)?.[1] ?? 3;
  const gap = width < WIDE ? GAP_NARROW : GAP_WIDE;
  const cover = ((width - gap * (columns - 1)) / columns) * (4 / 3);
  return { columns, gap, rowHeight: Math.ceil(cover) + gap };
}

/** The layout of the grid in an element; null before the first layout. */
export function useGridShape(ref: RefObject<HTMLElement | null>): GridShape | null {
  const [width, setWidth] = useState<number | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return width === null || width === 0 ? null : gridShape(width);
}

/** Pixels rendered beyond the visible part, so that fast scrolling shows covers instead of gaps. */
const AHEAD = 320;

export interface RowWindow {
  /** The first row to render, and the one after the last. */
  from: number;
  to: number;
}

/**
 * Reports which of `count` rows, each `rowHeight` high, have to be rendered: at once, and whenever that changes. The list
 * scrolls with the window or with its nearest scrolling container. Returns a function that stops it.
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
 * The rows around the visible part: `height` px of the list, beginning `seen` px below its top. Above it, rows are kept half a
 * row longer, so that rows are not added and removed in the same frame.
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
