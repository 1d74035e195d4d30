import { type RefObject, useEffect, useRef, useState } from 'react';
import { secondsUntil } from '../../i18n/format.ts';
import { serverNow } from '../../net/house.ts';

/** Ten times a second is as fast as a number can be read; more would only cost battery. */
const TICK_MS = 100;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  if (document.hidden) return;
  for (const listener of listeners) listener();
}

/** Calls back ten times a second while the page is visible: all that follow the clock at once, by one timer. */
export function onTick(listener: () => void): () => void {
  // One of its own for each call: a function may follow twice.
  const own = () => listener();
  listeners.add(own);
  timer ??= setInterval(tick, TICK_MS);
  return () => {
    listeners.delete(own);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/**
 * An element whose text follows the clock without rendering: it must have no children of React's. Each text that is
 * written has the browser lay out and paint anew: `every` so many ticks where that is seen well enough.
 */
export function useLiveText<E extends HTMLElement>(text: () => string, every = 1): RefObject<E | null> {
  const element = useRef<E>(null);
  const write = useRef(text);
  useEffect(() => {
    write.current = text;
    show(element.current, text());
  });
  useEffect(() => {
    let ticks = 0;
    return onTick(() => {
      ticks += 1;
      if (ticks % every === 0) show(element.current, write.current());
    });
  }, [every]);
  return element;
}

function show(element: HTMLElement | null, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}

/** Whole seconds until a time of the house's clock (ms since 1970), 0 once it has come. */
export function useSecondsUntil(at: number): number {
  const [left, setLeft] = useState(() => secondsUntil(at, serverNow()));
  useEffect(() => {
    const tell = () => setLeft(secondsUntil(at, serverNow()));
    tell();
    const timer = setInterval(tell, 1_000);
    return () => clearInterval(timer);
  }, [at]);
  return left;
}
