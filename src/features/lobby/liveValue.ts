import { type RefObject, useEffect, useRef } from 'react';
import { onTick } from '../../ui/live/useLiveText.ts';
import { liveNow } from './liveNow.ts';

/** How often (ms) the lobby's figures are looked at: they are read past, and often stand for long. */
const PACE = 500;

/**
 * Whole seconds until `closeTime`, at least 1. They change as the house's clock comes to a whole second and not as each
 * table does: the figures of all tables are written, laid out and painted as one.
 */
export function secondsLeft(closeTime: number, now: number): number {
  return Math.max(1, Math.round((closeTime - Math.floor(now / 1_000) * 1_000) / 1_000));
}

interface Live {
  readonly node: HTMLElement;
  /** As it was rendered last: its value at a time of the house, how it is written, and the value that stands there. */
  readonly rendered: RefObject<{
    value: (now: number) => number;
    write: (node: HTMLElement, value: number) => void;
    written: number;
  }>;
}

const all = new Set<Live>();
let stop: (() => void) | undefined;
/** What is done with the next look. */
const waiting: (() => void)[] = [];

/**
 * Does it as the figures are looked at next, so that all is laid out and painted as one; at once where no figure is followed or
 * nobody looks. It must not matter what comes first.
 */
export function withFigures(act: () => void): void {
  if (!stop || document.hidden) act();
  else waiting.push(act);
}

function tellWaiting(): void {
  for (const act of waiting.splice(0)) act();
}

/**
 * Writes what is another value now, of those on the screen. Not by an IntersectionObserver: beside a running animation it
 * costs sixty frames a second.
 */
function look(): void {
  tellWaiting();
  const now = liveNow();
  // All are measured before the first is written, or each measure would have the page laid out.
  const due = [...all].filter(
    ({ node, rendered: { current } }) =>
      current.value(now) !== current.written && isOnScreen(node.getBoundingClientRect()),
  );
  for (const { node, rendered } of due) {
    const { current } = rendered;
    current.written = current.value(now);
    current.write(node, current.written);
  }
}

const isOnScreen = ({ top, bottom }: DOMRect) => bottom > 0 && top < innerHeight;

/**
 * An element that follows the house's clock while it is on the screen: written as it is rendered, and whenever `value` is another.
 * With `contain: strict` nothing else is laid out for its text, unless it is itself an item of a grid or a flexible box.
 */
export function useLiveValue(
  value: (now: number) => number,
  write: (node: HTMLElement, value: number) => void,
): RefObject<HTMLSpanElement | null> {
  const element = useRef<HTMLSpanElement>(null);
  const current = useRef({ value, write, written: Number.NaN });
  useEffect(() => {
    const written = value(liveNow());
    current.current = { value, write, written };
    if (element.current) write(element.current, written);
  });
  useEffect(() => {
    const node = element.current;
    if (!node) return;
    const live: Live = { node, rendered: current };
    all.add(live);
    stop ??= onTick(look, PACE);
    return () => {
      all.delete(live);
      if (all.size > 0) return;
      stop?.();
      stop = undefined;
      tellWaiting();
    };
  }, []);
  return element;
}
