import { formatRate } from '../../i18n/format.ts';

/** A stretch of time, with or without its sign, in seconds with one decimal, as the market writes numbers: '12,4'. */
export function tenths(ms: number): string {
  return formatRate(BigInt(Math.floor(Math.abs(ms) / 100)) * 1_000n).slice(0, -2);
}
