import { thirdDepositCollect } from '../../../../contract/http/offers/depositGifts.ts';
import { http } from '../../../net/backend.ts';
import type { Claim } from '../../../shared/promotions/promotionDefinition.ts';

export const claim: Claim = ({ id }, options) => http.send(thirdDepositCollect, { id }, options);
