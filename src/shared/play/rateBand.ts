import type { Rate } from '../../../contract/money.ts';

/** High from 10x, good from 2x; used wherever rounds are shown. */
export function rateBand(rate: Rate): 'high' | 'good' | 'low' {
  if (rate >= 100_000n) return 'high';
  return rate >= 20_000n ? 'good' : 'low';
}
