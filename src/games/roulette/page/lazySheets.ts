import { lazyWithRetry } from '../../../ui/loading/lazyWithRetry.ts';

/** What only shows when asked for: fetched after the table stands, so that the first spin comes sooner. */
export const SHEETS = {
  auto: lazyWithRetry(() => import('../../pools/page/PoolAutoSheet.tsx')),
  round: lazyWithRetry(async () => ({
    default: (await import('./RouletteRoundSheet.tsx')).RouletteRoundSheet,
  })),
  tabs: lazyWithRetry(async () => ({ default: (await import('./RouletteTabs.tsx')).RouletteTabs })),
};
