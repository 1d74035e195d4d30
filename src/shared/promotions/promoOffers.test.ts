import { expect, it } from 'vitest';
import type { PromotionCard } from '../../../contract/http/offers/promotions.ts';
import { promoOffer } from './promoOffers.ts';

const OFFERS = ['first', 'second', 'third'].map((promotion) => ({
  join: promotion.toUpperCase(),
  promotion,
}));
const card = (code: string): PromotionCard => ({
  code,
  terms: { leastDeposit: null, turnover: 0, games: 'all', amounts: {}, counts: {} },
  from: null,
  until: null,
  spent: false,
  claimable: 0,
});
const promotions = ['third', 'second', 'other', 'first'].map(card);

it("is the first joinable one in the order of the flow, whatever the server's order", () => {
  const offer = (...canJoin: string[]) => promoOffer({ promotions, canJoin }, OFFERS)?.code ?? null;
  expect(offer('THIRD', 'SECOND')).toBe('second');
  expect(offer('THIRD', 'SECOND', 'FIRST')).toBe('first');
  expect(offer('THIRD', 'UNKNOWN')).toBe('third');
  expect(offer('OTHER')).toBeNull();
  expect(offer()).toBeNull();
});

it('skips inactive promotions', () => {
  const offer = promoOffer({ promotions: [card('third')], canJoin: ['FIRST', 'THIRD'] }, OFFERS);
  expect(offer?.code).toBe('third');
});
