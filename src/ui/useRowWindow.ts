import { type RefObject, startTransition, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Pixels drawn ahead of what is seen, so that a flick of the thumb meets covers and not gaps. */
const AHEAD = 320;

export interface RowWindow {
  /** The first row to draw, and the one after the last. */
  from: number;
  to: number;
}

/**
 * Which rows of a long list are to be drawn, all rows being `rowHeight` high. The list scrolls with the window or with
 * the nearest box around it that scrolls. It renders when another row comes near and not with every scroll. virtua,
 * which measures its rows, renders in each frame of a scroll and again for every row measured: twice the script.
 */
export function useRowWindow(
  list: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
): RowWindow {
  const [shown, setShown] = useState<RowWindow>({ from: 0, to: 0 });
  useLayoutEffect(() => {
    const element = list.current;
    if (!element || count === 0) return;
    const box = scrollBoxOf(element);
    const rows = () => {
      const top = box ? box.getBoundingClientRect().top : 0;
      const seen = top - element.getBoundingClientRect().top;
      const height = box ? box.clientHeight : window.innerHeight;
      return rowsAt(seen, height, count, rowHeight);
    };
    let now = rows();
    setShown(now);
    const look = () => {
      const next = rows();
      if (next.from === now.from && next.to === now.to) return;
      const jumped = next.from >= now.to || next.to <= now.from;
      now = next;
      // After a jump nothing of what is drawn is in sight: the new rows must be there in this very frame.
      if (jumped) flushSync(() => setShown(next));
      // One row more or less, out of sight yet: it may take two frames.
      else startTransition(() => setShown(next));
    };
    const target = box ?? window;
    target.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      target.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [list, count, rowHeight]);
  return shown;
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
