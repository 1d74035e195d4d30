import type { ReactNode } from 'react';
import { lazyWithRetry } from '../../ui/loading/lazyWithRetry.ts';

const provider = lazyWithRetry(() => import('./QueryProvider.tsx'));

/**
 * Where queries may be used: every popup page and route stands in one, except routes that say `queriesInside`. Their
 * first picture does not wait for TanStack Query; what they fetch later brings it by a scope of its own. All scopes
 * share one client. `ahead` is the lazy component inside: its chunk is fetched beside the library's, not after it.
 */
export function QueryScope({ ahead, children }: { ahead?: Preloadable; children: ReactNode }) {
  void ahead?.preload();
  return <provider.Component>{children}</provider.Component>;
}

interface Preloadable {
  preload(): Promise<void>;
}

/** Fetches the library ahead of the first scope. */
export const preloadQueries = provider.preload;
