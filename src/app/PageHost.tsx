import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { setRequirement, useRequirement } from '../shared/account/requirement.ts';
import type { PageKey } from '../shared/navigation/pageKeys.ts';
import { usePages } from '../shared/navigation/usePages.ts';
import { QueryScope } from '../shared/site/QueryScope.tsx';
import { lazyWithRetry } from '../ui/loading/lazyWithRetry.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { PAGES } from './pageRegistry.ts';

/** Shows the popup pages of the address over whatever route there is. */
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
    // Once for each history entry: going back is not done when `navigate` returns.
    if (!pages.done || left.current === key) return;
    left.current = key;
    pages.signedIn();
  }, [pages, key]);

  return <Layers above={pages.shown} onLeave={pages.close} />;
}

/** Stands for every page that has no component yet. Lazy as they are: it would bring the sheets' code to the lobby. */
const NOT_AVAILABLE = lazyWithRetry(() => import('./NotAvailablePage.tsx'));

interface Above {
  above: readonly PageKey[];
  onLeave: () => void;
}

function Layers({ above: [page, ...rest], onLeave }: Above) {
  return page === undefined ? null : <Layer key={page} page={page} above={rest} onLeave={onLeave} />;
}

/**
 * A page, and those over it once it is there: in the order of the address, whichever is fetched first. One by one also
 * because a sheet hides all others from screen readers as it opens: two that open at once would hide each other.
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

/** Tells when what stands beside it is on the screen. */
function WhenThere({ onShown }: { onShown: (there: boolean) => void }) {
  useEffect(() => onShown(true), [onShown]);
  return null;
}
