import { appDepositClaim } from '../../../contract/http/offers/appDeposit.ts';
import { http } from '../../net/backend.ts';
import type { Claim } from '../../shared/promotions/promotionDefinition.ts';

export const claim: Claim = (_award, options) => http.send(appDepositClaim, undefined, options);
