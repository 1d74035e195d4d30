import checkIn from './checkIn/promotion.ts';
import dailyWheel from './dailyWheel/promotion.ts';
import type { AnyPromotion } from './engine/promotion.ts';

/** Every promotion there is, in the order in which they are shown. A new one is its folder and its line here. */
export const PROMOTIONS: readonly AnyPromotion[] = [checkIn, dailyWheel];
