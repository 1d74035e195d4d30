import type { CashbackNumbers } from './settings.ts';

/** Cashback on stakes, in basis points. */
export interface Rates {
  originalBackRate: number;
  slotsBackRate: number;
}

/** The rates of a level. */
export function ratesOf(
  { originalBackRates, slotsBackRates }: Pick<CashbackNumbers, 'originalBackRates' | 'slotsBackRates'>,
  level: number,
): Rates {
  return { originalBackRate: originalBackRates[level] ?? 0, slotsBackRate: slotsBackRates[level] ?? 0 };
}

/** The cashback for a day's stakes, in minor units: rounded down once. */
export function cashbackOf(
  { original, slots }: { original: bigint; slots: bigint },
  { originalBackRate, slotsBackRate }: Rates,
): bigint {
  return (original * BigInt(originalBackRate) + slots * BigInt(slotsBackRate)) / 10_000n;
}
