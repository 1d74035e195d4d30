import { Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { usePages } from '../state/usePages.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { onSignInWanted } from './errorPolicy.ts';
import { PAGES } from './pageRegistry.ts';

/** Shows the popup pages of the address over whatever route there is. */
export function PageHost() {
  const pages = usePages();
  const { key } = useLocation();
  const left = useRef<string | null>(null);

  useEffect(() => onSignInWanted(() => pages.open('login')), [pages]);

  useEffect(() => {
    // Once for each history entry: going back is not done when `navigate` returns.
    if (!pages.done || left.current === key) return;
    left.current = key;
    pages.signedIn();
  }, [pages, key]);

  return pages.shown.map((page) => {
    const { Component } = PAGES[page];
    return (
      <ErrorBoundary key={page}>
        <Suspense fallback={null}>
          <Component />
        </Suspense>
      </ErrorBoundary>
    );
  });
}
