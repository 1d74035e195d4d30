import { call } from '../call.ts';
import type { GameCard } from '../play/catalogue.ts';

/** Games on which no bonus money is staked: 701 there while the wallet alone does not hold the stake (promotions.md). */
export interface BonusLimits {
  games: readonly GameCard[];
}

/** By title. */
export const promoGameLimit = call<BonusLimits>()({
  method: 'GET',
  path: '/main/promo/game/limit',
  auth: 'token',
});
