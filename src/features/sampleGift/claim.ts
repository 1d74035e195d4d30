import { sampleGiftClaim } from '../../../contract/http/offers/sampleGift.ts';
import { http } from '../../net/backend.ts';
import type { Claim } from '../../shared/promotions/promotionDefinition.ts';

export const claim: Claim = (_award, options) => http.send(sampleGiftClaim, undefined, options);
