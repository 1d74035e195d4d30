import { type RefObject, useLayoutEffect, useState } from 'react';

/** How a grid of covers is laid out in the width it has; all in whole CSS pixels. */
export interface GridShape {
  columns: number;
  /** Of one row with the gap below it. */
  rowHeight: number;
  gap: number;
}

/** From so much width on, so many covers stand in a row. */
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

/** The shape for a width. The height of a row is known before anything is drawn, so nothing ever shifts. */
export function gridShape(width: number): GridShape {
  const columns = COLUMNS.filter(([least]) => width >= least).at(-1)?.[1] ?? 3;
  const gap = width < WIDE ? GAP_NARROW : GAP_WIDE;
  const cover = ((width - gap * (columns - 1)) / columns) * (4 / 3);
  return { columns, gap, rowHeight: Math.ceil(cover) + gap };
}

/** The shape of the grid an element holds; null before the first layout. */
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
