import { type RefObject, useEffect, useState } from 'react';

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
