import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import type { PayPromotion } from '../../../contract/http/money/deposits.ts';
import type { DepositRow, depositOrders } from './tables.ts';

/** A player's current terms for a deposit's gift; amounts are minor units. */
export interface GiftTerms {
  /** The promotion that gives it, its settings' version, and the award key for which it is given once. */
  promotion: string;
  version: number;
  awardKey: string;
  percent: number;
  /** The minimum deposit, and the maximum gift. */
  min: bigint;
  most: bigint;
  /** The wagering multiple, and the days for it; the gift can be claimed for the same time. */
  turnover: number;
  days: number;
  /** When it is given: when the deposit is credited, claimable from then on, or claimable as the deposit is staked. */
  gives: PayPromotion['gives'];
  /** Whether it is given once per person, across all accounts. */
  once: boolean;
  /** Until when it can be chosen, ms; null for no end. */
  until: number | null;
}

/** Source of deposits' gifts (house/offers): payments know no promotions. */
export interface DepositGifts {
  /** The terms that a player can choose now: none during a time-out or self-exclusion. */
  offered(userId: bigint): Promise<readonly GiftTerms[]>;
  /** The claimed amounts of these orders' gifts, by the order's id; missing ones gave nothing. */
  given(userId: bigint, orders: readonly DepositRow[]): Promise<ReadonlyMap<bigint, bigint>>;
}

/** The columns of an order that store its promised gift. */
export type PromisedGift = Pick<
  typeof depositOrders.$inferInsert,
  | 'promotion'
  | 'promoPercent'
  | 'promoMin'
  | 'promoMost'
  | 'promoSlot'
  | 'promoWagering'
  | 'promoDays'
  | 'promoVersion'
  | 'promoGives'
  | 'promoOnce'
  | 'bonus'
>;

/**
 * The gift that the terms promise for an order of `amount`; ledger_deposit ensures that it is given once per award key.
 * Refusals: 1028 there are no terms, 3021 the amount is below their minimum.
 */
export function promisedGift(terms: GiftTerms | null, amount: bigint): PromisedGift {
  if (terms === null) throw new Refusal(ErrorCode.promotionOver);
  const { promotion, percent, min, most, awardKey, turnover, days, version, gives, once } = terms;
  if (amount < min) throw new Refusal(ErrorCode.amountOutOfRange, 'promotion');
  const share = (amount * BigInt(percent)) / 100n;
  return {
    promotion,
    promoPercent: percent,
    promoMin: min,
    promoMost: most,
    promoSlot: awardKey,
    promoWagering: turnover,
    promoDays: days,
    promoVersion: version,
    promoGives: gives,
    promoOnce: once,
    bonus: share < most ? share : most,
  };
}

/** Terms in wire format. */
export function payPromotionOf({
  promotion,
  percent,
  min,
  most,
  turnover,
  days,
  gives,
  until,
}: GiftTerms): PayPromotion {
  return {
    ...{ code: promotion, percent, turnover, days, gives, until },
    ...{ min: min.toString(), most: most.toString() },
  };
}
