import type { Market } from '../markets.ts';

/**
 * Converts hundredths of U to minor units. Promotions' amounts are whole hundredths of U, which are whole minor units in every
 * market: 15 is 0.15 U, Rp 150 or 15 centavos.
 * @returns minor units
 */
export function amountOf(hundredths: number, { unit }: Pick<Market, 'unit'>): bigint {
  return (BigInt(hundredths) * unit) / 100n;
}
