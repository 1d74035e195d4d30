import checkIn from './checkIn/promotion.ts';
import type { AnyPromotion } from './engine/promotion.ts';
import redPocket from './redPocket/promotion.ts';
import weekLottery from './weekLottery/promotion.ts';

/** Every promotion there is, in the order in which they are shown. A new one is its folder and its line here. */
export const PROMOTIONS: readonly AnyPromotion[] = [checkIn, redPocket, weekLottery];
