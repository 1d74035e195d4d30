import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import type { PayPromotion } from '../../../contract/http/money/deposits.ts';
import type { DepositRow, depositOrders } from './tables.ts';

/** What a deposit's gift is for a player now; amounts are minor units. */
export interface GiftTerms {
  /** The promotion that gives it, its settings' version, and the award key that it gives once for. */
  promotion: string;
  version: number;
  awardKey: string;
  percent: number;
  /** The least deposit it comes with, and the most it comes to. */
  min: bigint;
  most: bigint;
  /** How often it is to be staked, and within how many days; so long it can be claimed as well. */
  turnover: number;
  days: number;
  /** When it is given: as the deposit is credited, claimed from then on, or claimed as the deposit is staked. */
  gives: PayPromotion['gives'];
  /** One person gets it once, in however many accounts. */
  once: boolean;
  /** Until when it can be chosen, ms; null for always. */
  until: number | null;
}

/** Who gives gifts with deposits (house/offers): payments know no promotion. */
export interface DepositGifts {
  /** What a player may choose from now: nothing on a break. */
  offered(userId: bigint): Promise<readonly GiftTerms[]>;
  /** What of these orders' gifts was claimed, by the order's id; what is left out gave nothing. */
  given(userId: bigint, orders: readonly DepositRow[]): Promise<ReadonlyMap<bigint, bigint>>;
}

/** The columns of an order that keep what it was promised. */
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
 * What terms promise an order of `amount`; that it is given once for its award key holds in ledger_deposit. Refusals: 1028 there are
 * none, 3021 the amount is below their least.
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

/** Terms as the wire has them. */
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
