import { firstDepositWithdraw } from '../../../../contract/http/offers/depositGifts.ts';
import { http } from '../../../net/backend.ts';
import type { Claim } from '../../../shared/promotions/promotionDefinition.ts';

export const claim: Claim = (_award, options) => http.send(firstDepositWithdraw, undefined, options);
