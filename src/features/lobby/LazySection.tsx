import { type ReactNode, Suspense, useRef } from 'react';
import { useInView } from '../../ui/loading/useInView.ts';

/**
 * Draws what it holds when it comes near the screen; until then its place is kept at about its height (px). What waits
 * for texts waits in its place alone: the page around it would be gone meanwhile, and the scroll with it.
 */
export function LazySection({
  height,
  whole,
  children,
}: {
  height: number;
  /** Drawn at once: a page that is returned to has its full height from the start. */
  whole: boolean;
  children: ReactNode;
}) {
  const ref = useRef<HTMLDivElement>(null);
  const near = useInView(ref);
  const drawn = whole || near;
  return (
    <div ref={ref} style={drawn ? undefined : { minHeight: height }}>
      {drawn && <Suspense fallback={<div style={{ minHeight: height }} />}>{children}</Suspense>}
    </div>
  );
}
