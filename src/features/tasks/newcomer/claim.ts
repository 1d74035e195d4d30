import { NEWCOMER_MISSIONS } from '../../../../contract/http/offers/missions.ts';
import { newcomerBonusClaim, newcomerMissionClaim } from '../../../../contract/http/offers/newcomerTasks.ts';
import { http } from '../../../net/backend.ts';
import type { Claim } from '../../../shared/promotions/promotionDefinition.ts';

/** An award is for one mission or for all missions together; its award key says which. */
export const claim: Claim = ({ awardKey }, options) => {
  const mission = NEWCOMER_MISSIONS.find((one) => one === awardKey.split(' ')[1]);
  return mission
    ? http.send(newcomerMissionClaim, { mission }, options)
    : http.send(newcomerBonusClaim, undefined, options);
};
