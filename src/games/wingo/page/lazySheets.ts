import { lazyWithRetry } from '../../../ui/loading/lazyWithRetry.ts';

/** What only shows when asked for: fetched after the table stands, so that the first picture comes sooner. */
export const SHEETS = {
  auto: lazyWithRetry(async () => ({ default: (await import('./WingoAutoSheet.tsx')).WingoAutoSheet })),
  round: lazyWithRetry(async () => ({ default: (await import('./WingoRoundSheet.tsx')).WingoRoundSheet })),
  tabs: lazyWithRetry(async () => ({ default: (await import('./WingoTabs.tsx')).WingoTabs })),
};

export const amountSheet = lazyWithRetry(async () => ({
  default: (await import('./AmountSheet.tsx')).AmountSheet,
}));
