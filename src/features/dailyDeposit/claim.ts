import { dailyDepositCollect } from '../../../contract/http/offers/dailyDeposit.ts';
import { http } from '../../net/backend.ts';
import type { Claim } from '../../shared/promotions/promotionDefinition.ts';

export const claim: Claim = ({ id }, options) => http.send(dailyDepositCollect, { id }, options);
