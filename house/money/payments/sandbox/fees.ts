import type { MarketId } from '../../../../contract/markets.ts';

/** A sandbox fee: hundredths of a percent of the amount, plus minor units. */
interface SandboxFee {
  basisPoints: bigint;
  fixed: bigint;
}

/** By the port's code; 'payout' and 'chargeback' for those. Missing ones are free. */
export type SandboxFees = ReadonlyMap<string, SandboxFee>;

/** Typical fees of the two markets' providers. */
const USUAL: Record<MarketId, string> = {
  id: 'qris:0.7%,va:4000,transfer:2500,ewallet:1.5%,spay:1.5%,usdt:0.5%,payout:2500,chargeback:50000',
  mx: 'spei:8,oxxo:2.9%+4,usdt:0.5%,payout:5,chargeback:150',
};

const ENTRY = /^([a-z]{1,20}):(?:(\d{1,2}(?:\.\d{1,2})?)%)?(?:(?:^|\+|(?<=:))(\d{1,9}(?:\.\d{1,2})?))?$/;

/** Parses 'qris:0.7%,oxxo:2.9%+4,payout:2500', amounts in whole units; null if malformed. */
export function parseFees(text: string): SandboxFees | null {
  const fees = new Map<string, SandboxFee>();
  for (const entry of text.split(',')) {
    const [, name, percent, fixed] = ENTRY.exec(entry.trim()) ?? [];
    if (name === undefined || (percent === undefined && fixed === undefined)) return null;
    fees.set(name, { basisPoints: hundredths(percent), fixed: hundredths(fixed) });
  }
  return fees;
}

/** The typical fees of a market's providers. */
export function usualFees(market: MarketId): SandboxFees {
  return parseFees(USUAL[market]) ?? new Map();
}

/** The fee of an amount: at most half of it, which matters for the smallest ones. */
export function feeOf(fees: SandboxFees, name: string, amount: bigint): bigint {
  const { basisPoints, fixed } = fees.get(name) ?? { basisPoints: 0n, fixed: 0n };
  const fee = (amount * basisPoints) / 10_000n + fixed;
  return fee > amount / 2n ? amount / 2n : fee;
}

/** '0.7' as 70. */
function hundredths(text = '0'): bigint {
  const [whole = '0', part = ''] = text.split('.');
  return BigInt(whole) * 100n + BigInt(part.padEnd(2, '0'));
}
