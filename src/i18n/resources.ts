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
  promotionCards: Record<'appDepositTitle' | 'appDepositText' | 'appDepositExample' | 'battleTitle' | 'battleText' | 'battleExample' | 'cashbackTitle' | 'cashbackText' | 'cashbackExample' | 'championTitle' | 'championText' | 'championExample' | 'checkInTitle' | 'checkInText' | 'checkInExample' | 'checkInVipTitle' | 'checkInVipText' | 'checkInVipExample' | 'comebackTasksTitle' | 'comebackTasksText' | 'comebackTasksExample' | 'continuousDepositTitle' | 'continuousDepositText' | 'continuousDepositExample' | 'dailyDepositTitle' | 'dailyDepositText' | 'dailyDepositExample' | 'dailyWheelTitle' | 'dailyWheelText' | 'dailyWheelExample' | 'firstDepositTitle' | 'firstDepositText' | 'firstDepositExample' | 'fortuneTitle' | 'fortuneText' | 'fortuneExample' | 'freeSpinTitle' | 'freeSpinText' | 'freeSpinExample' | 'holidaySignTitle' | 'holidaySignText' | 'holidaySignExample' | 'inviteDepositTitle' | 'inviteDepositText' | 'inviteDepositExample' | 'newUserDepositTitle' | 'newUserDepositText' | 'newUserDepositExample' | 'newcomerTasksTitle' | 'newcomerTasksText' | 'newcomerTasksExample' | 'phoneCreditTitle' | 'phoneCreditText' | 'phoneCreditExample' | 'propsTitle' | 'propsText' | 'propsExample' | 'redPocketTitle' | 'redPocketText' | 'redPocketExample' | 'rescueBonusTitle' | 'rescueBonusText' | 'rescueBonusExample' | 'rewardSendTitle' | 'rewardSendText' | 'rewardSendExample' | 'secondDepositTitle' | 'secondDepositText' | 'secondDepositExample' | 'specialDepositTitle' | 'specialDepositText' | 'specialDepositExample' | 'specialRescueTitle' | 'specialRescueText' | 'specialRescueExample' | 'spreadRebateTitle' | 'spreadRebateText' | 'spreadRebateExample' | 'spreadRechargeTitle' | 'spreadRechargeText' | 'spreadRechargeExample' | 'thirdDepositTitle' | 'thirdDepositText' | 'thirdDepositExample' | 'vipTitle' | 'vipText' | 'vipExample' | 'weekLotteryTitle' | 'weekLotteryText' | 'weekLotteryExample', string>;
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

/** The folders of texts of their own, for the build (scripts/bundle/textFiles.ts). */
export const OWN_TEXTS: Readonly<Record<string, string>> = {
  coinFlip: 'src/games/coinFlip/texts',
  colorWheel: 'src/games/colorWheel/texts',
  crash: 'src/games/crash/texts',
  cryptos: 'src/games/cryptos/texts',
  dice: 'src/games/dice/texts',
  dingdong: 'src/games/dingdong/texts',
  eggs: 'src/games/eggs/texts',
  hilo: 'src/games/hilo/texts',
  mines: 'src/games/mines/texts',
  roller: 'src/games/roller/texts',
  roulette: 'src/games/roulette/texts',
  stairs: 'src/games/stairs/texts',
  wingo: 'src/games/wingo/texts',
};

/** Where what each promotion's card says lies, in three languages, for the build. */
export const CARDS: Readonly<Record<string, string>> = {
  appDeposit: 'src/features/install/card.json',
  battle: 'src/features/battle/card.json',
  cashback: 'src/features/vip/cashback/card.json',
  champion: 'src/features/battle/championships/card.json',
  checkIn: 'src/features/activity/checkIn/card.json',
  checkInVip: 'src/features/activity/vipCheckIn/card.json',
  comebackTasks: 'src/features/tasks/comeback/card.json',
  continuousDeposit: 'src/features/depositGifts/continuous/card.json',
  dailyDeposit: 'src/features/dailyDeposit/card.json',
  dailyWheel: 'src/features/dailyWheel/card.json',
  firstDeposit: 'src/features/depositGifts/first/card.json',
  fortune: 'src/features/activity/birthdayGift/card.json',
  freeSpin: 'src/features/freeSpins/card.json',
  holidaySign: 'src/features/activity/holidayCheckIn/card.json',
  inviteDeposit: 'src/features/depositGifts/invite/card.json',
  newUserDeposit: 'src/features/depositGifts/newUser/card.json',
  newcomerTasks: 'src/features/tasks/newcomer/card.json',
  phoneCredit: 'src/features/activity/phoneCredit/card.json',
  props: 'src/features/activity/items/card.json',
  redPocket: 'src/features/redPocket/card.json',
  rescueBonus: 'src/features/rescueBonus/daily/card.json',
  rewardSend: 'src/features/activity/sentRewards/card.json',
  secondDeposit: 'src/features/depositGifts/second/card.json',
  specialDeposit: 'src/features/depositGifts/special/card.json',
  specialRescue: 'src/features/rescueBonus/weekly/card.json',
  spreadRebate: 'src/features/referral/rebate/card.json',
  spreadRecharge: 'src/features/referral/recharge/card.json',
  thirdDeposit: 'src/features/depositGifts/third/card.json',
  vip: 'src/features/vip/card.json',
  weekLottery: 'src/features/lotteryDraw/card.json',
};
