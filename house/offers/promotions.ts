import battle from './battle/promotion.ts';
import champion from './champion/promotion.ts';
import checkIn from './checkIn/promotion.ts';
import type { AnyPromotion } from './engine/promotion.ts';
import props from './props/promotion.ts';

/** Every promotion there is, in the order in which they are shown. A new one is its folder and its line here. */
export const PROMOTIONS: readonly AnyPromotion[] = [checkIn, champion, battle, props];
