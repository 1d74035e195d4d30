import { sentRewardClaim } from '../../../../contract/http/offers/rewardSend.ts';
import { http } from '../../../net/backend.ts';
import type { Claim } from '../../../shared/promotions/promotionDefinition.ts';

export const claim: Claim = ({ id }, options) => http.send(sentRewardClaim, { id }, options);
