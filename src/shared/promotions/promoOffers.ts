import type { PromotionCard, PromotionsAll } from '../../../contract/http/offers/promotions.ts';
import { POP_UPS } from './promotionTable.ts';

/** The first joinable promotion with a pop-up, in the order of their definitions; null where there is none. */
export function promoOffer(
  { promotions, canJoin }: Pick<PromotionsAll, 'promotions' | 'canJoin'>,
  offers = POP_UPS,
): PromotionCard | null {
  const first = offers.find(
    ({ join, promotion }) => canJoin.includes(join) && promotions.some(({ code }) => code === promotion),
  );
  return promotions.find(({ code }) => code === first?.promotion) ?? null;
}
