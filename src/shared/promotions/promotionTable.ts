// Generated from the definitions of promotions by scripts/registries/promotions.ts (npm run codegen): not to be edited.

import type { PromotionDefinition } from './promotionDefinition.ts';

/** What each promotion's card looks like, and where it leads. */
export const PROMOTIONS = {
  appDeposit: { icon: 'download', leadsTo: { page: 'install-apk' } },
  battle: { icon: 'bolt', leadsTo: { to: '/battle' } },
  cashback: { icon: 'wallet', leadsTo: { page: 'vip-cash-back' } },
  champion: { icon: 'trophy', leadsTo: { to: '/battle?tab=champions' } },
  checkIn: { icon: 'check', leadsTo: { to: '/activity' } },
  checkInVip: { icon: 'trophy', leadsTo: { to: '/activity' } },
  comebackTasks: { icon: 'heart', leadsTo: { page: 'comeback-task' } },
  continuousDeposit: { icon: 'wallet', leadsTo: { to: '/activity/deposit/continuous' } },
  dailyDeposit: { icon: 'wallet', leadsTo: { to: '/daily-recharge' } },
  dailyWheel: { icon: 'star', leadsTo: { page: 'daily-wheel' } },
  firstDeposit: { icon: 'gift', leadsTo: { to: '/activity/deposit/first' } },
  fortune: { icon: 'gift', leadsTo: { to: '/activity' } },
  freeSpin: { icon: 'slot', leadsTo: { page: 'free-spin' } },
  holidaySign: { icon: 'star', leadsTo: { to: '/activity' } },
  inviteDeposit: { icon: 'people', leadsTo: { to: '/activity/deposit/special-invite' } },
  newUserDeposit: { icon: 'star', leadsTo: { to: '/activity/deposit/new-user' } },
  newcomerTasks: { icon: 'star', leadsTo: { page: 'newbie-task' } },
  phoneCredit: { icon: 'phone', leadsTo: { to: '/activity' } },
  props: { icon: 'gift', leadsTo: { to: '/activity/active' } },
  redPocket: { icon: 'gift', leadsTo: { page: 'red-pocket' } },
  rescueBonus: { icon: 'heart', leadsTo: { page: 'rescue-bonus' } },
  rewardSend: { icon: 'mail', leadsTo: { to: '/activity/active' } },
  secondDeposit: { icon: 'gift', leadsTo: { to: '/activity/deposit/second' } },
  specialDeposit: { icon: 'bolt', leadsTo: { to: '/activity/deposit/special' } },
  specialRescue: { icon: 'shield', leadsTo: { page: 'rescue-bonus' } },
  spreadRebate: { icon: 'people', leadsTo: { to: '/referral/spread-bet' } },
  spreadRecharge: { icon: 'people', leadsTo: { to: '/referral/first-deposit' } },
  thirdDeposit: { icon: 'gift', leadsTo: { to: '/activity/deposit/third' } },
  vip: { icon: 'trophy', leadsTo: { to: '/vip' } },
  weekLottery: { icon: 'ticket', leadsTo: { to: '/lottery-jackpot' } },
} as const satisfies Readonly<Record<string, Pick<PromotionDefinition, 'icon' | 'leadsTo'>>>;

export type PromotionCode = keyof typeof PROMOTIONS;

/** The promotions whose awards are claimed by a call of their own wherever awards are listed. */
export type ClaimedByCall =
  | 'appDeposit'
  | 'battle'
  | 'champion'
  | 'checkInVip'
  | 'comebackTasks'
  | 'continuousDeposit'
  | 'dailyDeposit'
  | 'firstDeposit'
  | 'fortune'
  | 'newcomerTasks'
  | 'phoneCredit'
  | 'rescueBonus'
  | 'rewardSend'
  | 'secondDeposit'
  | 'specialRescue'
  | 'thirdDeposit'
  | 'vip'
  | 'weekLottery';

/** The pop-ups of promotions in the order in which they show, each with the key of `canJoin` that it is for. */
export const POP_UPS: readonly { join: string; promotion: string }[] = [
  { join: 'NEWCOMER_TASKS', promotion: 'newcomerTasks' },
  { join: 'DEPOSIT_REWARD_NEW_USER', promotion: 'newUserDeposit' },
  { join: 'DEPOSIT_REWARD_SPA_INVITE', promotion: 'inviteDeposit' },
  { join: 'COMEBACK_TASKS', promotion: 'comebackTasks' },
];
