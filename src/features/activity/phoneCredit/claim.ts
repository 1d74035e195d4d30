import { phoneCreditClaim } from '../../../../contract/http/offers/phoneCredit.ts';
import { http } from '../../../net/backend.ts';
import type { Claim } from '../../../shared/promotions/promotionDefinition.ts';

export const claim: Claim = ({ id }, options) => http.send(phoneCreditClaim, { id }, options);
