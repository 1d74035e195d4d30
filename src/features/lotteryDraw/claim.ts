import { lotteryPrizeClaim } from '../../../contract/http/offers/weekLottery.ts';
import { http } from '../../net/backend.ts';
import type { Claim } from '../../shared/promotions/promotionDefinition.ts';

export const claim: Claim = ({ id }, options) => http.send(lotteryPrizeClaim, { id }, options);
