// Generated from the definitions of promotions by scripts/registries/promotions.ts (npm run codegen): not to be edited.

import appDeposit from './appDeposit/promotion.ts';
import battle from './battle/promotion.ts';
import champion from './champion/promotion.ts';
import checkIn from './checkIn/promotion.ts';
import checkInVip from './checkInVip/promotion.ts';
import comebackTasks from './comebackTasks/promotion.ts';
import continuousDeposit from './continuousDeposit/promotion.ts';
import dailyDeposit from './dailyDeposit/promotion.ts';
import dailyWheel from './dailyWheel/promotion.ts';
import type { AnyPromotion } from './engine/promotion.ts';
import firstDeposit from './firstDeposit/promotion.ts';
import fortune from './fortune/promotion.ts';
import freeSpin from './freeSpin/promotion.ts';
import holidaySign from './holidaySign/promotion.ts';
import inviteDeposit from './inviteDeposit/promotion.ts';
import newcomerTasks from './newcomerTasks/promotion.ts';
import newUserDeposit from './newUserDeposit/promotion.ts';
import phoneCredit from './phoneCredit/promotion.ts';
import props from './props/promotion.ts';
import redPocket from './redPocket/promotion.ts';
import rescueBonus from './rescueBonus/promotion.ts';
import rewardSend from './rewardSend/promotion.ts';
import secondDeposit from './secondDeposit/promotion.ts';
import specialDeposit from './specialDeposit/promotion.ts';
import specialRescue from './specialRescue/promotion.ts';
import spreadRebate from './spread/rebate/promotion.ts';
import spreadRecharge from './spread/recharge/promotion.ts';
import thirdDeposit from './thirdDeposit/promotion.ts';
import vipCashback from './vip/cashback/promotion.ts';
import vip from './vip/promotion.ts';
import weekLottery from './weekLottery/promotion.ts';

/** Every promotion, in the order in which they are listed. */
export const PROMOTIONS: readonly AnyPromotion[] = [
  appDeposit,
  battle,
  champion,
  checkIn,
  checkInVip,
  comebackTasks,
  continuousDeposit,
  dailyDeposit,
  dailyWheel,
  firstDeposit,
  fortune,
  freeSpin,
  holidaySign,
  inviteDeposit,
  newUserDeposit,
  newcomerTasks,
  phoneCredit,
  props,
  redPocket,
  rescueBonus,
  rewardSend,
  secondDeposit,
  specialDeposit,
  specialRescue,
  spreadRebate,
  spreadRecharge,
  thirdDeposit,
  vipCashback,
  vip,
  weekLottery,
].toSorted((a, b) => a.listed - b.listed);
