import { type RefObject, useEffect, useRef, useState } from 'react';
import { secondsUntil } from '../../i18n/format.ts';
import { serverNow } from '../../net/backend.ts';

/** Ten times a second is as fast as a number can be read; more would only cost battery. */
const TICK_MS = 100;

interface Pace {
  readonly listeners: Set<() => void>;
  readonly timer: ReturnType<typeof setInterval>;
}

/** The active timers, by their intervals (ms). */
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

/**
 * Calls back ten times a second, or every `interval` ms, while the page is visible; all listeners with the same interval share
 * one timer.
 */
export function onTick(listener: () => void, interval: number = TICK_MS): () => void {
  // A separate function per call, so that a function may subscribe twice.
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
 * An element whose text follows the clock without rendering; React must not render children in it. Every written text causes
 * layout and paint: use a slower `interval` (ms) where that is sufficient.
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
 * Writes an element's text, its only child. Reuses the existing text node: a new one would make the browser recalculate the
 * element's style.
 */
export function writeText(element: HTMLElement | null, text: string): void {
  const node = element?.firstChild;
  if (!node) element?.append(text);
  else if (node.nodeValue !== text) node.nodeValue = text;
}

/** Whole seconds until a server time (ms since 1970), 0 once it has passed. */
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
