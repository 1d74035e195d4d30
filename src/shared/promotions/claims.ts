import { appDepositClaim } from '../../../contract/http/appDeposit.ts';
import { championOrderClaim } from '../../../contract/http/champion.ts';
import { checkInVipCollect } from '../../../contract/http/checkInVip.ts';
import { comebackBonusClaim } from '../../../contract/http/comebackTasks.ts';
import { continuousCollect } from '../../../contract/http/continuousDeposit.ts';
import { dailyDepositCollect } from '../../../contract/http/dailyDeposit.ts';
import {
  firstDepositWithdraw,
  secondDepositCollect,
  thirdDepositCollect,
} from '../../../contract/http/depositGifts.ts';
import { birthdayGiftApply } from '../../../contract/http/fortune.ts';
import { COMEBACK_MISSIONS, NEWCOMER_MISSIONS } from '../../../contract/http/missions.ts';
import { newcomerBonusClaim, newcomerMissionClaim } from '../../../contract/http/newcomerTasks.ts';
import { phoneCreditClaim } from '../../../contract/http/phoneCredit.ts';
import type { Award, ClaimedAward } from '../../../contract/http/promotions.ts';
import { rescueBonusClaim } from '../../../contract/http/rescueBonus.ts';
import { sentRewardClaim } from '../../../contract/http/rewardSend.ts';
import { rescueOrderClaim } from '../../../contract/http/specialRescue.ts';
import { vipRewardClaim } from '../../../contract/http/vip.ts';
import { lotteryPrizeClaim } from '../../../contract/http/weekLottery.ts';
import { http } from '../../net/house.ts';

/** Claims one award, by its promotion's own call. */
type Claim = (award: Award, options: { key: string }) => Promise<ClaimedAward>;

/** Of a mission's award: the first day, and the mission ('all' for the bonus for every one). */
const missionOf = ({ occasion }: Award) => occasion.split(' ')[1];

/** How the bonus centre claims each promotion's awards; what is not here is claimed on its promotion's page. */
const CLAIMS: Readonly<Record<string, Claim>> = {
  firstDeposit: (_award, options) => http.send(firstDepositWithdraw, undefined, options),
  secondDeposit: (_award, options) => http.send(secondDepositCollect, undefined, options),
  thirdDeposit: ({ id }, options) => http.send(thirdDepositCollect, { id }, options),
  continuousDeposit: ({ id }, options) => http.send(continuousCollect, { id }, options),
  appDeposit: (_award, options) => http.send(appDepositClaim, undefined, options),
  newcomerTasks: (award, options) => {
    const mission = NEWCOMER_MISSIONS.find((one) => one === missionOf(award));
    return mission
      ? http.send(newcomerMissionClaim, { mission }, options)
      : http.send(newcomerBonusClaim, undefined, options);
  },
  comebackTasks: (award, options) => {
    const mission = COMEBACK_MISSIONS.find((one) => one === missionOf(award));
    return http.send(comebackBonusClaim, mission ? { mission } : {}, options);
  },
  phoneCredit: ({ id }, options) => http.send(phoneCreditClaim, { id }, options),
  dailyDeposit: ({ id }, options) => http.send(dailyDepositCollect, { id }, options),
  rescueBonus: ({ id }, options) => http.send(rescueBonusClaim, { id }, options),
  specialRescue: ({ id }, options) => http.send(rescueOrderClaim, { id }, options),
  checkInVip: ({ id }, options) => http.send(checkInVipCollect, { id }, options),
  vip: ({ id }, options) => http.send(vipRewardClaim, { id }, options),
  fortune: ({ id }, options) => claimBirthdayGift(id, options),
  rewardSend: ({ id }, options) => http.send(sentRewardClaim, { id }, options),
  champion: ({ id }, options) => http.send(championOrderClaim, { id }, options),
  battle: ({ id }, options) => http.send(championOrderClaim, { id }, options),
  weekLottery: ({ id }, options) => http.send(lotteryPrizeClaim, { id }, options),
};

/** How an award is claimed where all of them are shown; null where only its page can. */
export function claimOf(promotion: string): Claim | null {
  return CLAIMS[promotion] ?? null;
}

/** Claims a gift for a birthday that was approved: the same call applies for one. */
export async function claimBirthdayGift(award: string, options: { key: string }): Promise<ClaimedAward> {
  const { claimed } = await http.send(birthdayGiftApply, { award }, options);
  if (claimed === null) throw new Error('a claim was answered without what it gave');
  return claimed;
}
