import { comebackBonusClaim } from '../../../../contract/http/offers/comebackTasks.ts';
import { COMEBACK_MISSIONS } from '../../../../contract/http/offers/missions.ts';
import { http } from '../../../net/backend.ts';
import type { Claim } from '../../../shared/promotions/promotionDefinition.ts';

/** An award belongs to one mission, or to all together; its award key (`occasion`) identifies which. */
export const claim: Claim = ({ occasion: awardKey }, options) => {
  const mission = COMEBACK_MISSIONS.find((one) => one === awardKey.split(' ')[1]);
  return http.send(comebackBonusClaim, mission ? { mission } : {}, options);
};
