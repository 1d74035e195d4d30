import { useLayoutEffect, useRef } from 'react';
import type { HomeTab } from '../../../contract/catalogue.ts';
import { rememberScroll, useTabMemory } from '../../shared/catalogue/tabMemory.ts';
import { scrollBefore } from '../../shared/navigation/scrollBefore.ts';

/**
 * Keeps how far down a tab was scrolled, and goes there again when the tab is shown: once its page has its height.
 * Says whether the tab is returned to, which means that it was left somewhere below its top.
 */
export function useKeptScroll(tab: HomeTab, ready: boolean): boolean {
  const kept = useRef<number | null>(null);
  kept.current ??= useTabMemory.getState()[tab].scroll;
  const done = useRef(false);

  useLayoutEffect(() => {
    const top = useTabMemory.getState()[tab].scroll;
    // The top is there before anything else is.
    if (done.current || (!ready && top > 0)) return;
    done.current = true;
    window.scrollTo({ top, behavior: 'instant' });
  }, [tab, ready]);

  useLayoutEffect(() => {
    const keep = () => done.current && rememberScroll(tab, scrollBefore());
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [tab]);

  return kept.current > 0;
}
