import type { PromotionCard, PromotionsAll } from '../../../contract/http/promotions.ts';

/**
 * The pop-ups of promotions in the order of spec/promotions.md, each by the key of `canJoin` that says the promotion has something for
 * the player. Behind all of them comes what waits to be claimed. A new one is its line here: the rest is the promotion's card.
 */
const PROMO_OFFERS: readonly { join: string; promotion: string }[] = [
  { join: 'NEWCOMER_TASKS', promotion: 'newcomerTasks' },
  { join: 'COMEBACK_TASKS', promotion: 'comebackTasks' },
];

/** The first promotion that has something for the player, null where none has. */
export function promoOffer(
  { promotions, canJoin }: Pick<PromotionsAll, 'promotions' | 'canJoin'>,
  offers = PROMO_OFFERS,
): PromotionCard | null {
  const first = offers.find(
    ({ join, promotion }) => canJoin.includes(join) && promotions.some(({ code }) => code === promotion),
  );
  return promotions.find(({ code }) => code === first?.promotion) ?? null;
}
