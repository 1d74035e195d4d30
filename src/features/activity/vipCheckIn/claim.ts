import { checkInVipCollect } from '../../../../contract/http/offers/checkInVip.ts';
import { http } from '../../../net/backend.ts';
import type { Claim } from '../../../shared/promotions/promotionDefinition.ts';

export const claim: Claim = ({ id }, options) => http.send(checkInVipCollect, { id }, options);
