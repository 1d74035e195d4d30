import { type RefObject, useCallback, useEffect, useState, useSyncExternalStore } from 'react';

const subscribe = (changed: () => void) => {
  window.addEventListener('load', changed);
  return () => window.removeEventListener('load', changed);
};

/** Whether everything that the first picture asked for is here. What nobody sees yet should not be fetched before. */
export function usePageLoaded(): boolean {
  return useSyncExternalStore(subscribe, () => document.readyState === 'complete');
}

/** How far outside of the screen counts as in view already, so that what is asked for then is there in time. */
const AHEAD = '240px';

/** Whether the element has come into view, or nearly; it stays true from then on. */
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

/** Whether a media query fits now. */
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

/** Whether the window is at least so wide, in CSS pixels; 900 is where pages get a second column. */
export function useWide(minWidth = 900): boolean {
  return useMedia(`(min-width: ${minWidth}px)`);
}

/** What `read` tells of a scrolled list, now and after each scroll, change of its width or of what it holds. */
export function useScroll<Value extends string | number>(
  ref: RefObject<HTMLElement | null>,
  read: (element: HTMLElement) => Value,
  first: Value,
): Value {
  const [value, setValue] = useState<Value>(first);

  // After each render: the list may hold other things now. In the frame that lays them out, not once more before it.
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
