import type { ReactNode } from 'react';
import { lazyWithRetry } from '../../ui/loading/lazyWithRetry.ts';

const provider = lazyWithRetry(() => import('./QueryProvider.tsx'));

/**
 * Enables queries in its children. Every popup page and route has one, except routes with `queriesInside`: their first render
 * does not wait for TanStack Query, and parts loaded later have their own scope. All scopes share one client. `ahead`: the lazy
 * component inside, whose chunk is then loaded in parallel with the library.
 */
export function QueryScope({ ahead, children }: { ahead?: Preloadable; children: ReactNode }) {
  void ahead?.preload();
  return <provider.Component>{children}</provider.Component>;
}

interface Preloadable {
  preload(): Promise<void>;
}

/** Preloads the library before the first scope. */
export const preloadQueries = provider.preload;
