import { lazyWithRetry } from '../../../ui/loading/lazyWithRetry.ts';

/** What only shows when asked for: fetched after the table stands, so that the first throw comes sooner. */
export const SHEETS = {
  auto: lazyWithRetry(() => import('../../pools/page/PoolAutoSheet.tsx')),
  round: lazyWithRetry(async () => ({ default: (await import('./DiceRoundSheet.tsx')).DiceRoundSheet })),
  tabs: lazyWithRetry(async () => ({ default: (await import('./DiceTabs.tsx')).DiceTabs })),
};
