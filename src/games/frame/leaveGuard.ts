import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLayers } from '../../shared/navigation/useLayers.ts';

/** What a question to leave is about when the back button asked it; else the address that was wanted. */
export const BACK = 'back';

/** Whether nothing stands over the table at this entry of the history, and whether the entry is there to guard it alone. */
function useBareEntry(): { bare: boolean; guarding: boolean } {
  const { search } = useLocation();
  const { guard, dialog, pushed } = useLayers().entry.state ?? {};
  const query = new URLSearchParams(search);
  const bare = dialog === undefined && pushed === undefined && !query.has('sheet') && !query.has('z');
  return { bare, guarding: guard === true && bare };
}

/**
 * Whether the history stands at a guard's entry. Where none is wanted it is on its way out, and what is shown over it meanwhile
 * would go with it.
 */
export function useGuarding(): boolean {
  return useBareEntry().guarding;
}

/**
 * Keeps an entry of its own over the table's in the history while it is wanted, so that the phone's back button comes to
 * the table once more and asks. When it is wanted no longer, it goes away by itself.
 */
export function useGuardEntry(wanted: boolean, onBack: () => void): void {
  const { pathname, search, hash, key } = useLocation();
  const { entry } = useLayers();
  const navigate = useNavigate();
  /** Where in the history the entry stands. */
  const at = useRef<number | null>(null);
  const depth = entry.state?.depth;
  const { bare, guarding } = useBareEntry();
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once for each entry that is come to
  useEffect(() => {
    const place = (history.state as { idx?: number } | null)?.idx ?? 0;
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

/** While it is wanted, a press on a link that leads from this page asks first. */
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
