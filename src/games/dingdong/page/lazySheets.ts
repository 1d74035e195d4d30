import { lazyWithRetry } from '../../../ui/loading/lazyWithRetry.ts';

/** What only shows when asked for: fetched after the table stands, so that the first picture comes sooner. */
export const SHEETS = {
  auto: lazyWithRetry(() => import('../../pools/page/PoolAutoSheet.tsx')),
  round: lazyWithRetry(async () => ({
    default: (await import('./DingdongRoundSheet.tsx')).DingdongRoundSheet,
  })),
  tabs: lazyWithRetry(async () => ({ default: (await import('./DingdongTabs.tsx')).DingdongTabs })),
};
