import { championOrderClaim } from '../../../../contract/http/offers/champion.ts';
import { http } from '../../../net/backend.ts';
import type { Claim } from '../../../shared/promotions/promotionDefinition.ts';

export const claim: Claim = ({ id }, options) => http.send(championOrderClaim, { id }, options);
