import { DAY_MS } from '../../../../contract/marketTime.ts';
import type { Promised } from '../awards.ts';
import type { PaidGift } from './depositHistory.ts';

/** A part of a gift that is given as its deposit is staked; amounts are minor units. */
export interface StakedPart {
  /** From 1 on. */
  part: number;
  amount: bigint;
  toStake: bigint;
  earned: boolean;
}

/** When an unclaimed gift expires, ms. */
export const giftEnds = ({ paidAt, days }: Pick<PaidGift, 'paidAt' | 'days'>): number =>
  paidAt + days * DAY_MS;

/**
 * The parts of a gift: equal, the last one includes the remainder. @param stakes the multiple of the deposit to stake for each
 */
export function partsOf(
  { amount, bonus, staked }: Pick<PaidGift, 'amount' | 'bonus' | 'staked'>,
  stakes: readonly number[],
): StakedPart[] {
  const count = BigInt(stakes.length);
  const equal = bonus / count;
  return stakes.map((times, i) => {
    const toStake = BigInt(times) * amount;
    const last = i === stakes.length - 1;
    return {
      part: i + 1,
      amount: last ? bonus - equal * (count - 1n) : equal,
      toStake,
      earned: staked >= toStake,
    };
  });
}

/** The award key of a part: a gift of one part uses its own award key. */
export function awardKeyOf({ awardKey }: Pick<PaidGift, 'awardKey'>, part: number, parts: number): string {
  return parts === 1 ? awardKey : `${awardKey} ${part}`;
}

/** The awards of the parts earned by now, as long as they can be claimed. */
export function promisedParts(
  gift: PaidGift,
  stakes: readonly number[],
  { code, once, now }: { code: string; once: boolean; now: number },
): Promised[] {
  const expiresAt = giftEnds(gift);
  if (expiresAt <= now) return [];
  return partsOf(gift, stakes)
    .filter(({ earned, amount }) => earned && amount > 0n)
    .map(({ part, amount }) => ({
      ...{ promotion: code, awardKey: awardKeyOf(gift, part, stakes.length), kind: 'cash' as const, amount },
      ...{ version: gift.version, multiple: gift.turnover, wageringDays: gift.days },
      ...{ detail: { order: gift.id.toString(), part }, claimableAt: now, expiresAt },
      ...(once && { oncePerPerson: true as const }),
    }));
}
