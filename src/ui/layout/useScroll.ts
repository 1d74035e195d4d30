import { type RefObject, useEffect, useState } from 'react';

/** What `read` tells of a scrolled list, now and after each scroll, change of its width or of what it holds. */
export function useScroll<Told extends string | number>(
  ref: RefObject<HTMLElement | null>,
  read: (element: HTMLElement) => Told,
  first: Told,
): Told {
  const [told, setTold] = useState<Told>(first);

  // After each render: the list may hold other things now.
  useEffect(() => {
    if (ref.current) setTold(read(ref.current));
  });

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const tell = () => setTold(read(element));
    const widths = new ResizeObserver(tell);
    widths.observe(element);
    element.addEventListener('scroll', tell, { passive: true });
    return () => {
      widths.disconnect();
      element.removeEventListener('scroll', tell);
    };
  }, [ref, read]);
  return told;
}
