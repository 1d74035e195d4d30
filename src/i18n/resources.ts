// Generated from the folders of texts by scripts/registries/texts.ts (npm run codegen): not to be edited.

/** The types of every namespace, so that `t` knows its keys. */
export interface Resources {
  account: typeof import('./id/account/account.json');
  activity: typeof import('./id/promotions/activity.json');
  battle: typeof import('./id/promotions/battle.json');
  catalogue: typeof import('./id/site/catalogue.json');
  chat: typeof import('./id/chat/chat.json');
  checkIns: typeof import('./id/promotions/checkIns.json');
  coinFlip: typeof import('../games/coinFlip/texts/id.json');
  colorWheel: typeof import('../games/colorWheel/texts/id.json');
  common: typeof import('./id/first/common.json');
  controls: typeof import('./id/controls/controls.json');
  crash: typeof import('../games/crash/texts/id.json');
  cryptos: typeof import('../games/cryptos/texts/id.json');
  dailyDeposit: typeof import('./id/promotions/dailyDeposit.json');
  dailyWheel: typeof import('./id/dailyWheel/dailyWheel.json');
  deposit: typeof import('./id/money/deposit.json');
  depositGifts: typeof import('./id/promotions/depositGifts.json');
  dice: typeof import('../games/dice/texts/id.json');
  dingdong: typeof import('../games/dingdong/texts/id.json');
  eggs: typeof import('../games/eggs/texts/id.json');
  errors: typeof import('./id/first/errors.json');
  fairness: typeof import('./id/proofs/fairness.json');
  fairnessDraws: typeof import('./id/proofs/fairnessDraws.json');
  fairnessSolo: typeof import('./id/proofs/fairnessSolo.json');
  feedback: typeof import('./id/money/feedback.json');
  freeSpins: typeof import('./id/records/freeSpins.json');
  gameFrame: typeof import('./id/gameFrame/gameFrame.json');
  games: typeof import('./id/site/games.json');
  gifts: typeof import('./id/promotions/gifts.json');
  help: typeof import('./id/site/help.json');
  hilo: typeof import('../games/hilo/texts/id.json');
  install: typeof import('./id/site/install.json');
  items: typeof import('./id/promotions/items.json');
  limits: typeof import('./id/account/limits.json');
  lobby: typeof import('./id/first/lobby.json');
  marks: typeof import('./id/tables/marks.json');
  mines: typeof import('../games/mines/texts/id.json');
  ownGames: typeof import('./id/tables/ownGames.json');
  pictures: typeof import('./id/site/pictures.json');
  profile: typeof import('./id/account/profile.json');
  promotionCards: Record<'fortuneTitle' | 'fortuneText' | 'fortuneExample' | 'checkInTitle' | 'checkInText' | 'checkInExample' | 'holidaySignTitle' | 'holidaySignText' | 'holidaySignExample' | 'propsTitle' | 'propsText' | 'propsExample' | 'phoneCreditTitle' | 'phoneCreditText' | 'phoneCreditExample' | 'rewardSendTitle' | 'rewardSendText' | 'rewardSendExample' | 'checkInVipTitle' | 'checkInVipText' | 'checkInVipExample' | 'battleTitle' | 'battleText' | 'battleExample' | 'championTitle' | 'championText' | 'championExample' | 'dailyDepositTitle' | 'dailyDepositText' | 'dailyDepositExample' | 'dailyWheelTitle' | 'dailyWheelText' | 'dailyWheelExample' | 'continuousDepositTitle' | 'continuousDepositText' | 'continuousDepositExample' | 'firstDepositTitle' | 'firstDepositText' | 'firstDepositExample' | 'inviteDepositTitle' | 'inviteDepositText' | 'inviteDepositExample' | 'newUserDepositTitle' | 'newUserDepositText' | 'newUserDepositExample' | 'secondDepositTitle' | 'secondDepositText' | 'secondDepositExample' | 'specialDepositTitle' | 'specialDepositText' | 'specialDepositExample' | 'thirdDepositTitle' | 'thirdDepositText' | 'thirdDepositExample' | 'freeSpinTitle' | 'freeSpinText' | 'freeSpinExample' | 'appDepositTitle' | 'appDepositText' | 'appDepositExample' | 'weekLotteryTitle' | 'weekLotteryText' | 'weekLotteryExample' | 'redPocketTitle' | 'redPocketText' | 'redPocketExample' | 'spreadRebateTitle' | 'spreadRebateText' | 'spreadRebateExample' | 'spreadRechargeTitle' | 'spreadRechargeText' | 'spreadRechargeExample' | 'rescueBonusTitle' | 'rescueBonusText' | 'rescueBonusExample' | 'specialRescueTitle' | 'specialRescueText' | 'specialRescueExample' | 'comebackTasksTitle' | 'comebackTasksText' | 'comebackTasksExample' | 'newcomerTasksTitle' | 'newcomerTasksText' | 'newcomerTasksExample' | 'vipTitle' | 'vipText' | 'vipExample' | 'cashbackTitle' | 'cashbackText' | 'cashbackExample', string>;
  promotions: typeof import('./id/promotions/promotions.json');
  providers: typeof import('./id/site/providers.json');
  records: typeof import('./id/records/records.json');
  redPocket: typeof import('./id/draws/redPocket.json');
  referral: typeof import('./id/referral/referral.json');
  replay: typeof import('./id/proofs/replay.json');
  replayPools: typeof import('./id/proofs/replayPools.json');
  rescue: typeof import('./id/promotions/rescue.json');
  roller: typeof import('../games/roller/texts/id.json');
  roulette: typeof import('../games/roulette/texts/id.json');
  search: typeof import('./id/site/search.json');
  security: typeof import('./id/account/security.json');
  signIn: typeof import('./id/account/signIn.json');
  site: typeof import('./id/site/site.json');
  solo: typeof import('./id/solo/solo.json');
  stairs: typeof import('../games/stairs/texts/id.json');
  statement: typeof import('./id/money/statement.json');
  table: typeof import('./id/tables/table.json');
  tasks: typeof import('./id/promotions/tasks.json');
  vip: typeof import('./id/vip/vip.json');
  weekLottery: typeof import('./id/draws/weekLottery.json');
  wingo: typeof import('../games/wingo/texts/id.json');
  wins: typeof import('./id/site/wins.json');
  withdraw: typeof import('./id/money/withdraw.json');
}

export type Namespace = keyof Resources;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Resources;
    returnNull: false;
  }
}

/** Namespaces that are fetched together, in one chunk a language. Any other namespace is a bundle of its own. */
export const BUNDLES: Readonly<Record<string, readonly string[]>> = {
  account: ['account', 'limits', 'profile', 'security', 'signIn'],
  chat: ['chat'],
  controls: ['controls'],
  dailyWheel: ['dailyWheel'],
  draws: ['redPocket', 'weekLottery'],
  first: ['common', 'errors', 'lobby'],
  gameFrame: ['gameFrame'],
  money: ['deposit', 'feedback', 'statement', 'withdraw'],
  promotions: ['activity', 'battle', 'checkIns', 'dailyDeposit', 'depositGifts', 'gifts', 'items', 'promotionCards', 'promotions', 'rescue', 'tasks'],
  proofs: ['fairness', 'fairnessDraws', 'fairnessSolo', 'replay', 'replayPools'],
  records: ['freeSpins', 'records'],
  referral: ['referral'],
  site: ['catalogue', 'games', 'help', 'install', 'pictures', 'providers', 'search', 'site', 'wins'],
  solo: ['solo'],
  tables: ['marks', 'ownGames', 'table'],
  vip: ['vip'],
};
