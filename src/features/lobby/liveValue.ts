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
  /** Whether another value than the one that stands there is right at a time of the house. */
  readonly isDue: (now: number) => boolean;
  /** Writes it where it is due. */
  readonly update: (now: number) => void;
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
  const now = liveNow();
  // All are measured before anything is written, or the measure would have the page laid out.
  const unseen = [...all].filter(
    ({ node, isDue }) => isDue(now) && !isOnScreen(node.getBoundingClientRect()),
  );
  tellWaiting();
  for (const live of all) if (!unseen.includes(live)) live.update(now);
}

const isOnScreen = ({ top, bottom }: DOMRect) => bottom > 0 && top < innerHeight;

/**
 * An element that follows the house's clock while it is on the screen: written as it is rendered, and whenever `value` is another.
 * With `contain: strict` nothing else is laid out for its text, unless it is itself an item of a grid or a flexible box.
 */
export function useLiveValue<T extends number | string>(
  value: (now: number) => T,
  write: (node: HTMLElement, value: T) => void,
): RefObject<HTMLSpanElement | null> {
  const element = useRef<HTMLSpanElement>(null);
  // As it was rendered last, and what stands there.
  const current = useRef<{ value: typeof value; write: typeof write; written?: T }>({ value, write });
  useEffect(() => {
    const written = value(liveNow());
    current.current = { value, write, written };
    if (element.current) write(element.current, written);
  });
  useEffect(() => {
    const node = element.current;
    if (!node) return;
    const live: Live = {
      node,
      isDue: (now) => current.current.value(now) !== current.current.written,
      update: (now) => {
        const shown = current.current;
        const next = shown.value(now);
        if (next === shown.written) return;
        shown.written = next;
        shown.write(node, next);
      },
    };
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

const SECONDS = '#';

/** A text with its seconds left open: looking it up takes longer than all else of a second's change. */
export function withSeconds(translate: (seconds: string) => string): (seconds: number) => string {
  const [before = '', after = ''] = translate(SECONDS).split(SECONDS);
  return (seconds) => `${before}${seconds}${after}`;
}
