import { lazyWithRetry } from '../../../ui/loading/lazyWithRetry.ts';

/** What only shows when asked for: fetched after the table stands, so that the first flight comes sooner. */
export const SHEETS = {
  auto: lazyWithRetry(async () => ({ default: (await import('./CrashAutoSheet.tsx')).CrashAutoSheet })),
  round: lazyWithRetry(async () => ({ default: (await import('./RoundSheet.tsx')).RoundSheet })),
  tabs: lazyWithRetry(async () => ({ default: (await import('./CrashTabs.tsx')).CrashTabs })),
};
