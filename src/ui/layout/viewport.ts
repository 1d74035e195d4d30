import { type RefObject, useCallback, useEffect, useState, useSyncExternalStore } from 'react';

const subscribe = (changed: () => void) => {
  window.addEventListener('load', changed);
  return () => window.removeEventListener('load', changed);
};

/** Whether everything requested by the first render is loaded. Content out of view should not be loaded before. */
export function usePageLoaded(): boolean {
  return useSyncExternalStore(subscribe, () => document.readyState === 'complete');
}

/** Distance outside the screen that already counts as in view, so that content loads in time. */
const AHEAD = '240px';

/** Whether the element is or was in view, or nearly. */
export function useInView(ref: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || seen) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setSeen(true),
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, seen]);
  return seen;
}

/** Whether a media query matches. */
function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

/** Whether the window has at least this width, in CSS pixels; 900 is where pages get a second column. */
export function useWide(minWidth = 900): boolean {
  return useMedia(`(min-width: ${minWidth}px)`);
}

/** The value of `read` for a scrolled list, updated after each scroll and each change of its width or content. */
export function useScroll<Value extends string | number>(
  ref: RefObject<HTMLElement | null>,
  read: (element: HTMLElement) => Value,
  first: Value,
): Value {
  const [value, setValue] = useState<Value>(first);

  // After each render, because the content may have changed. In the next frame, to avoid an additional layout.
  useEffect(() => {
    const frame = requestAnimationFrame(() => ref.current && setValue(read(ref.current)));
    return () => cancelAnimationFrame(frame);
  });

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const update = () => setValue(read(element));
    const widths = new ResizeObserver(update);
    widths.observe(element);
    element.addEventListener('scroll', update, { passive: true });
    return () => {
      widths.disconnect();
      element.removeEventListener('scroll', update);
    };
  }, [ref, read]);
  return value;
}
