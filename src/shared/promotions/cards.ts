import type { ParseKeys } from 'i18next';
import type { IconName } from '../../ui/signs/Icon.tsx';
import type { PageKey } from '../navigation/pageKeys.ts';

/** How lists show a promotion, and where it leads: a route, or a popup page. */
export interface PromotionLook {
  icon: IconName;
  title: ParseKeys<'promotionCards'>;
  text: ParseKeys<'promotionCards'>;
  example: ParseKeys<'promotionCards'>;
  way: { to: string } | { page: PageKey };
}

/** The promotions that have a page, by their code; a new one is its row here and its texts. */
const LOOKS: Readonly<Record<string, PromotionLook>> = {
  newcomerTasks: {
    icon: 'star',
    title: 'newcomerTasksTitle',
    text: 'newcomerTasksText',
    example: 'newcomerTasksExample',
    way: { page: 'newbie-task' },
  },
  comebackTasks: {
    icon: 'heart',
    title: 'comebackTasksTitle',
    text: 'comebackTasksText',
    example: 'comebackTasksExample',
    way: { page: 'comeback-task' },
  },
  phoneCredit: {
    icon: 'phone',
    title: 'phoneCreditTitle',
    text: 'phoneCreditText',
    example: 'phoneCreditExample',
    way: { to: '/activity' },
  },
  checkIn: {
    icon: 'check',
    title: 'checkInTitle',
    text: 'checkInText',
    example: 'checkInExample',
    way: { to: '/activity' },
  },
  freeSpin: {
    icon: 'slot',
    title: 'freeSpinTitle',
    text: 'freeSpinText',
    example: 'freeSpinExample',
    way: { page: 'free-spin' },
  },
  firstDeposit: {
    icon: 'gift',
    title: 'firstDepositTitle',
    text: 'firstDepositText',
    example: 'firstDepositExample',
    way: { to: '/activity/deposit/first' },
  },
  secondDeposit: {
    icon: 'gift',
    title: 'secondDepositTitle',
    text: 'secondDepositText',
    example: 'secondDepositExample',
    way: { to: '/activity/deposit/second' },
  },
  thirdDeposit: {
    icon: 'gift',
    title: 'thirdDepositTitle',
    text: 'thirdDepositText',
    example: 'thirdDepositExample',
    way: { to: '/activity/deposit/third' },
  },
  newUserDeposit: {
    icon: 'star',
    title: 'newUserDepositTitle',
    text: 'newUserDepositText',
    example: 'newUserDepositExample',
    way: { to: '/activity/deposit/new-user' },
  },
  inviteDeposit: {
    icon: 'people',
    title: 'inviteDepositTitle',
    text: 'inviteDepositText',
    example: 'inviteDepositExample',
    way: { to: '/activity/deposit/special-invite' },
  },
  specialDeposit: {
    icon: 'bolt',
    title: 'specialDepositTitle',
    text: 'specialDepositText',
    example: 'specialDepositExample',
    way: { to: '/activity/deposit/special' },
  },
  continuousDeposit: {
    icon: 'wallet',
    title: 'continuousDepositTitle',
    text: 'continuousDepositText',
    example: 'continuousDepositExample',
    way: { to: '/activity/deposit/continuous' },
  },
  appDeposit: {
    icon: 'download',
    title: 'appDepositTitle',
    text: 'appDepositText',
    example: 'appDepositExample',
    way: { page: 'install-apk' },
  },
  dailyDeposit: {
    icon: 'wallet',
    title: 'dailyDepositTitle',
    text: 'dailyDepositText',
    example: 'dailyDepositExample',
    way: { to: '/daily-recharge' },
  },
  rescueBonus: {
    icon: 'heart',
    title: 'rescueBonusTitle',
    text: 'rescueBonusText',
    example: 'rescueBonusExample',
    way: { page: 'rescue-bonus' },
  },
  specialRescue: {
    icon: 'shield',
    title: 'specialRescueTitle',
    text: 'specialRescueText',
    example: 'specialRescueExample',
    way: { page: 'rescue-bonus' },
  },
  holidaySign: {
    icon: 'star',
    title: 'holidaySignTitle',
    text: 'holidaySignText',
    example: 'holidaySignExample',
    way: { to: '/activity' },
  },
  checkInVip: {
    icon: 'trophy',
    title: 'checkInVipTitle',
    text: 'checkInVipText',
    example: 'checkInVipExample',
    way: { to: '/activity' },
  },
  vip: {
    icon: 'trophy',
    title: 'vipTitle',
    text: 'vipText',
    example: 'vipExample',
    way: { to: '/vip' },
  },
  cashback: {
    icon: 'wallet',
    title: 'cashbackTitle',
    text: 'cashbackText',
    example: 'cashbackExample',
    way: { page: 'vip-cash-back' },
  },
  fortune: {
    icon: 'gift',
    title: 'fortuneTitle',
    text: 'fortuneText',
    example: 'fortuneExample',
    way: { to: '/activity' },
  },
  rewardSend: {
    icon: 'mail',
    title: 'rewardSendTitle',
    text: 'rewardSendText',
    example: 'rewardSendExample',
    way: { to: '/activity/active' },
  },
  champion: {
    icon: 'trophy',
    title: 'championTitle',
    text: 'championText',
    example: 'championExample',
    way: { to: '/battle?tab=champions' },
  },
  battle: {
    icon: 'bolt',
    title: 'battleTitle',
    text: 'battleText',
    example: 'battleExample',
    way: { to: '/battle' },
  },
  props: {
    icon: 'gift',
    title: 'propsTitle',
    text: 'propsText',
    example: 'propsExample',
    way: { to: '/activity/active' },
  },
  spreadRecharge: {
    icon: 'people',
    title: 'spreadRechargeTitle',
    text: 'spreadRechargeText',
    example: 'spreadRechargeExample',
    way: { to: '/referral/first-deposit' },
  },
  spreadRebate: {
    icon: 'people',
    title: 'spreadRebateTitle',
    text: 'spreadRebateText',
    example: 'spreadRebateExample',
    way: { to: '/referral/spread-bet' },
  },
  dailyWheel: {
    icon: 'star',
    title: 'dailyWheelTitle',
    text: 'dailyWheelText',
    example: 'dailyWheelExample',
    way: { page: 'daily-wheel' },
  },
  redPocket: {
    icon: 'gift',
    title: 'redPocketTitle',
    text: 'redPocketText',
    example: 'redPocketExample',
    way: { page: 'red-pocket' },
  },
  weekLottery: {
    icon: 'ticket',
    title: 'weekLotteryTitle',
    text: 'weekLotteryText',
    example: 'weekLotteryExample',
    way: { to: '/lottery-jackpot' },
  },
};

/** How a promotion is shown; null for one that this page is too old to know. */
export function lookOf(code: string): PromotionLook | null {
  return LOOKS[code] ?? null;
}
