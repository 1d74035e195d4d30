import { vipRewardClaim } from '../../../contract/http/offers/vip.ts';
import { http } from '../../net/backend.ts';
import type { Claim } from '../../shared/promotions/promotionDefinition.ts';

export const claim: Claim = ({ id }, options) => http.send(vipRewardClaim, { id }, options);
