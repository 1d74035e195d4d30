import { rescueBonusClaim } from '../../../../contract/http/offers/rescueBonus.ts';
import { http } from '../../../net/backend.ts';
import type { Claim } from '../../../shared/promotions/promotionDefinition.ts';

export const claim: Claim = ({ id }, options) => http.send(rescueBonusClaim, { id }, options);
