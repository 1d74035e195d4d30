import { continuousCollect } from '../../../../contract/http/offers/continuousDeposit.ts';
import { http } from '../../../net/backend.ts';
import type { Claim } from '../../../shared/promotions/promotionDefinition.ts';

export const claim: Claim = ({ id }, options) => http.send(continuousCollect, { id }, options);
