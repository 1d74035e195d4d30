import { lazyWithRetry } from '../../ui/lazyWithRetry.ts';

/** What only shows when asked for: fetched after the table stands, so that the first flight comes sooner. */
export const autoSheet = lazyWithRetry(async () => ({
  default: (await import('./AutoSheet.tsx')).AutoSheet,
}));
export const roundSheet = lazyWithRetry(async () => ({
  default: (await import('./RoundSheet.tsx')).RoundSheet,
}));
export const tableSheet = lazyWithRetry(async () => ({
  default: (await import('./TableSheet.tsx')).TableSheet,
}));
export const tableTabs = lazyWithRetry(async () => ({
  default: (await import('./TableTabs.tsx')).TableTabs,
}));

export const playStretch = lazyWithRetry(() => import('../../ui/PlayStretch.tsx'));

/** Fetches the sheets ahead, so that they open at once and without a connection; a failed fetch comes again on use. */
export function preloadSheets(): void {
  for (const { preload } of [autoSheet, roundSheet, tableSheet]) preload();
}
