// Generated from the definitions of promotions by scripts/registries/promotions.ts (npm run codegen): not to be edited.

import { claim as fortune } from '../../features/activity/birthdayGift/claim.ts';
import { claim as phoneCredit } from '../../features/activity/phoneCredit/claim.ts';
import { claim as rewardSend } from '../../features/activity/sentRewards/claim.ts';
import { claim as checkInVip } from '../../features/activity/vipCheckIn/claim.ts';
import { claim as champion } from '../../features/battle/championships/claim.ts';
import { claim as battle } from '../../features/battle/claim.ts';
import { claim as dailyDeposit } from '../../features/dailyDeposit/claim.ts';
import { claim as continuousDeposit } from '../../features/depositGifts/continuous/claim.ts';
import { claim as firstDeposit } from '../../features/depositGifts/first/claim.ts';
import { claim as secondDeposit } from '../../features/depositGifts/second/claim.ts';
import { claim as thirdDeposit } from '../../features/depositGifts/third/claim.ts';
import { claim as appDeposit } from '../../features/install/claim.ts';
import { claim as weekLottery } from '../../features/lotteryDraw/claim.ts';
import { claim as rescueBonus } from '../../features/rescueBonus/daily/claim.ts';
import { claim as specialRescue } from '../../features/rescueBonus/weekly/claim.ts';
import { claim as comebackTasks } from '../../features/tasks/comeback/claim.ts';
import { claim as newcomerTasks } from '../../features/tasks/newcomer/claim.ts';
import { claim as vip } from '../../features/vip/claim.ts';
import type { Claim } from './promotionDefinition.ts';
import type { ClaimedByCall } from './promotionTable.ts';

/** How each promotion's awards are claimed. */
export const CLAIMS: Readonly<Record<ClaimedByCall, Claim>> = {
  appDeposit,
  battle,
  champion,
  checkInVip,
  comebackTasks,
  continuousDeposit,
  dailyDeposit,
  firstDeposit,
  fortune,
  newcomerTasks,
  phoneCredit,
  rescueBonus,
  rewardSend,
  secondDeposit,
  specialRescue,
  thirdDeposit,
  vip,
  weekLottery,
};
