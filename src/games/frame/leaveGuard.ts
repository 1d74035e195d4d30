import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLayers } from '../../shared/navigation/useLayers.ts';
import { entriesBelow } from '../../ui/layout/historyEntries.ts';

/** Marks a leave question triggered by the back button; otherwise it holds the target address. */
export const BACK = 'back';

/** Whether no overlay is open at this history entry, and whether the entry is only a guard entry. */
function useBareEntry(): { bare: boolean; guarding: boolean } {
  const { search } = useLocation();
  const { guard, dialog, pushed } = useLayers().entry.state ?? {};
  const query = new URLSearchParams(search);
  const bare = dialog === undefined && pushed === undefined && !query.has('sheet') && !query.has('z');
  return { bare, guarding: guard === true && bare };
}

/**
 * Whether the history is at a guard entry. A guard entry that is not wanted is being removed, and an overlay opened on it would
 * be removed with it.
 */
export function useGuarding(): boolean {
  return useBareEntry().guarding;
}

/**
 * While wanted, keeps an extra history entry above the page's own, so that the phone's back button stays on the page and asks
 * first. Removed automatically when no longer wanted.
 */
export function useGuardEntry(wanted: boolean, onBack: () => void): void {
  const { pathname, search, hash, key } = useLocation();
  const { entry } = useLayers();
  const navigate = useNavigate();
  /** The entry's position in the history. */
  const at = useRef<number | null>(null);
  const depth = entry.state?.depth;
  const { bare, guarding } = useBareEntry();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per visited history entry
  useEffect(() => {
    const place = entriesBelow();
    if (!wanted) {
      at.current = null;
      if (guarding) navigate(-1);
    } else if (guarding) at.current = place;
    else if (at.current !== null && place < at.current) {
      at.current = null;
      onBack();
    } else if (at.current === null && bare)
      navigate({ pathname, search, hash }, { state: { depth, guard: true } });
  }, [wanted, key]);
}

/** While wanted, a press on a link that leaves this page asks first. */
export function useLinkGuard(wanted: boolean, confirmLeave: (to: string) => void): void {
  useEffect(() => {
    if (!wanted) return;
    const press = (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || link.target === '_blank' || link.hasAttribute('download')) return;
      const to = new URL(link.href, location.href);
      if (to.origin !== location.origin || to.pathname === location.pathname) return;
      event.preventDefault();
      event.stopPropagation();
      confirmLeave(to.pathname + to.search);
    };
    document.addEventListener('click', press, true);
    return () => document.removeEventListener('click', press, true);
  }, [wanted, confirmLeave]);
}
