import { call } from '../call.ts';
import type { GameCard } from '../play/catalogue.ts';

/** Games on which bonus money cannot be staked: 701 there if the wallet alone does not cover the stake (promotions.md). */
export interface BonusLimits {
  games: readonly GameCard[];
}

/** By title. */
export const promoGameLimit = call<BonusLimits>({
  method: 'GET',
  path: '/main/promo/game/limit',
  auth: 'token',
});
