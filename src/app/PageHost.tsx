import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { setRequirement, useRequirement } from '../shared/account/requirement.ts';
import type { PageKey } from '../shared/navigation/pageKeys.ts';
import { usePages } from '../shared/navigation/usePages.ts';
import { QueryScope } from '../shared/site/QueryScope.tsx';
import { lazyWithRetry } from '../ui/loading/lazyWithRetry.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { PAGES } from './pageRegistry.ts';

/** Shows the popup pages of the address over any route. */
export function PageHost() {
  const pages = usePages();
  const { key } = useLocation();
  const wanted = useRequirement() === 'signIn';
  const left = useRef<string | null>(null);

  useEffect(() => {
    if (!wanted) return;
    setRequirement(null);
    pages.open('login');
  }, [wanted, pages]);

  useEffect(() => {
    // Once per history entry: going back is not finished when `navigate` returns.
    if (!pages.done || left.current === key) return;
    left.current = key;
    pages.signedIn();
  }, [pages, key]);

  return <Layers above={pages.shown} onLeave={pages.close} />;
}

/** Replaces pages that have no component yet. Lazy too: it would add the sheets' code to the lobby. */
const NOT_AVAILABLE = lazyWithRetry(() => import('./NotAvailablePage.tsx'));

interface Above {
  above: readonly PageKey[];
  onLeave: () => void;
}

function Layers({ above: [page, ...rest], onLeave }: Above) {
  return page === undefined ? null : <Layer key={page} page={page} above={rest} onLeave={onLeave} />;
}

/**
 * A page, and those over it once it is mounted: in the order of the address, whichever loads first. One by one also because a
 * sheet hides everything else from screen readers as it opens: two that open at once would hide each other.
 */
function Layer({ page, above, onLeave }: Above & { page: PageKey }) {
  const lazy = PAGES[page] ?? NOT_AVAILABLE;
  const [there, setThere] = useState(false);
  return (
    <Suspense fallback={null}>
      <ErrorBoundary onLeave={onLeave}>
        <QueryScope ahead={lazy}>
          <lazy.Component />
        </QueryScope>
      </ErrorBoundary>
      <WhenThere onShown={setThere} />
      {there && <Layers above={above} onLeave={onLeave} />}
    </Suspense>
  );
}

/** Reports whether its siblings are on the screen. */
function WhenThere({ onShown }: { onShown: (there: boolean) => void }) {
  useEffect(() => onShown(true), [onShown]);
  return null;
}
