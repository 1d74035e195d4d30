import { comebackBonusClaim } from '../../../../contract/http/offers/comebackTasks.ts';
import { COMEBACK_MISSIONS } from '../../../../contract/http/offers/missions.ts';
import { http } from '../../../net/backend.ts';
import type { Claim } from '../../../shared/promotions/promotionDefinition.ts';

/** An award is for one mission or for all missions together; its award key says which. */
export const claim: Claim = ({ awardKey }, options) => {
  const mission = COMEBACK_MISSIONS.find((one) => one === awardKey.split(' ')[1]);
  return http.send(comebackBonusClaim, mission ? { mission } : {}, options);
};
