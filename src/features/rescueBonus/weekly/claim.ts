import { rescueOrderClaim } from '../../../../contract/http/offers/specialRescue.ts';
import { http } from '../../../net/backend.ts';
import type { Claim } from '../../../shared/promotions/promotionDefinition.ts';

export const claim: Claim = ({ id }, options) => http.send(rescueOrderClaim, { id }, options);
