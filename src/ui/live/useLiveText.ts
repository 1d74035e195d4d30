import { type RefObject, useEffect, useRef, useState } from 'react';
import { secondsUntil } from '../../i18n/format.ts';
import { serverNow } from '../../net/backend.ts';

/** Ten times a second is as fast as a number can be read; more would only cost battery. */
const TICK_MS = 100;

interface Pace {
  readonly listeners: Set<() => void>;
  readonly timer: ReturnType<typeof setInterval>;
}

/** The timers that run, by their intervals (ms). */
const paces = new Map<number, Pace>();

function startPace(interval: number): Pace {
  const listeners = new Set<() => void>();
  const tick = () => {
    if (document.hidden) return;
    for (const listener of listeners) listener();
  };
  const pace = { listeners, timer: setInterval(tick, interval) };
  paces.set(interval, pace);
  return pace;
}

/** Calls back ten times a second, or every `interval` ms, while the page is visible: all that follow one pace at once, by one timer. */
export function onTick(listener: () => void, interval: number = TICK_MS): () => void {
  // One of its own for each call: a function may follow twice.
  const own = () => listener();
  const { listeners, timer } = paces.get(interval) ?? startPace(interval);
  listeners.add(own);
  return () => {
    listeners.delete(own);
    if (listeners.size > 0 || paces.get(interval)?.timer !== timer) return;
    clearInterval(timer);
    paces.delete(interval);
  };
}

/**
 * An element whose text follows the clock without rendering: it must have no children of React's. Each text that is
 * written has the browser lay out and paint anew: a slower `interval` (ms) where that is seen well enough.
 */
export function useLiveText<E extends HTMLElement>(
  text: () => string,
  interval?: number,
): RefObject<E | null> {
  const element = useRef<E>(null);
  const write = useRef(text);
  useEffect(() => {
    write.current = text;
    writeText(element.current, text());
  });
  useEffect(() => onTick(() => writeText(element.current, write.current()), interval), [interval]);
  return element;
}

/**
 * Writes an element's text, which is its one child. It goes into the node that is there: a new one would have the browser
 * work out the element's style again.
 */
export function writeText(element: HTMLElement | null, text: string): void {
  const node = element?.firstChild;
  if (!node) element?.append(text);
  else if (node.nodeValue !== text) node.nodeValue = text;
}

/** Whole seconds until a time of the house's clock (ms since 1970), 0 once it has come. */
export function useSecondsUntil(at: number): number {
  const [left, setLeft] = useState(() => secondsUntil(at, serverNow()));
  useEffect(() => {
    const update = () => setLeft(secondsUntil(at, serverNow()));
    update();
    const timer = setInterval(update, 1_000);
    return () => clearInterval(timer);
  }, [at]);
  return left;
}
