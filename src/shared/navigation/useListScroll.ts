import { useLayoutEffect, useRef } from 'react';

/**
 * Where a list was left when one of its entries is shown in its place (`shown`, null for the list), and back to there.
 * The route stays the same between the two, so `ScrollRestoration` leaves it alone.
 */
export function useListScroll(shown: string | null): void {
  const left = useRef(0);
  const before = useRef(shown);
  // Listening, since the layout has changed by the time an effect could look.
  useLayoutEffect(() => {
    if (shown !== null) return;
    const note = () => {
      left.current = window.scrollY;
    };
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [shown]);
  useLayoutEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    window.scrollTo(0, shown === null ? left.current : 0);
  }, [shown]);
}
