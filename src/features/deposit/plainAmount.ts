import type { Minor } from '../../../contract/money.ts';

/** An amount as banks' fields take it when pasted: no grouping, decimals only where there are some. */
export function plainAmount(amount: Minor): string {
  const cents = amount % 100n;
  return `${amount / 100n}${cents === 0n ? '' : `.${cents.toString().padStart(2, '0')}`}`;
}
