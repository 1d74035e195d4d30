import checkIn from './checkIn/promotion.ts';
import checkInVip from './checkInVip/promotion.ts';
import type { AnyPromotion } from './engine/promotion.ts';
import fortune from './fortune/promotion.ts';
import holidaySign from './holidaySign/promotion.ts';
import rewardSend from './rewardSend/promotion.ts';

/** Every promotion there is, in the order in which they are shown. A new one is its folder and its line here. */
export const PROMOTIONS: readonly AnyPromotion[] = [checkIn, holidaySign, checkInVip, fortune, rewardSend];
