/**
 * The types of every namespace, so that `t` knows its keys. A new namespace is one file in each language's
 * folder and one line here; it loads by itself when a component first asks for it. A game's own is in its folder, and
 * its definition adds the line.
 */

/** @public A game adds its own line. */
export interface Resources {
  account: typeof import('./id/account.json');
  activity: typeof import('./id/activity.json');
  battle: typeof import('./id/battle.json');
  catalogue: typeof import('./id/catalogue.json');
  chat: typeof import('./id/chat.json');
  checkIns: typeof import('./id/checkIns.json');
  common: typeof import('./id/common.json');
  controls: typeof import('./id/controls.json');
  dailyDeposit: typeof import('./id/dailyDeposit.json');
  dailyWheel: typeof import('./id/dailyWheel.json');
  deposit: typeof import('./id/deposit.json');
  depositGifts: typeof import('./id/depositGifts.json');
  errors: typeof import('./id/errors.json');
  fairness: typeof import('./id/fairness.json');
  fairnessDraws: typeof import('./id/fairnessDraws.json');
  fairnessSolo: typeof import('./id/fairnessSolo.json');
  feedback: typeof import('./id/feedback.json');
  freeSpins: typeof import('./id/freeSpins.json');
  gameFrame: typeof import('./id/gameFrame.json');
  games: typeof import('./id/games.json');
  gifts: typeof import('./id/gifts.json');
  help: typeof import('./id/help.json');
  install: typeof import('./id/install.json');
  items: typeof import('./id/items.json');
  pictures: typeof import('./id/pictures.json');
  profile: typeof import('./id/profile.json');
  limits: typeof import('./id/limits.json');
  lobby: typeof import('./id/lobby.json');
  marks: typeof import('./id/marks.json');
  ownGames: typeof import('./id/ownGames.json');
  promotionCards: typeof import('./id/promotionCards.json');
  promotions: typeof import('./id/promotions.json');
  providers: typeof import('./id/providers.json');
  redPocket: typeof import('./id/redPocket.json');
  records: typeof import('./id/records.json');
  referral: typeof import('./id/referral.json');
  replay: typeof import('./id/replay.json');
  replayPools: typeof import('./id/replayPools.json');
  rescue: typeof import('./id/rescue.json');
  security: typeof import('./id/security.json');
  signIn: typeof import('./id/signIn.json');
  search: typeof import('./id/search.json');
  site: typeof import('./id/site.json');
  solo: typeof import('./id/solo.json');
  statement: typeof import('./id/statement.json');
  tasks: typeof import('./id/tasks.json');
  table: typeof import('./id/table.json');
  vip: typeof import('./id/vip.json');
  weekLottery: typeof import('./id/weekLottery.json');
  wins: typeof import('./id/wins.json');
  withdraw: typeof import('./id/withdraw.json');
}

export type Namespace = keyof Resources;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Resources;
    returnNull: false;
  }
}

/** Namespaces that are fetched together, in one chunk a language. A game's own texts are a bundle of their own. */
export const BUNDLES = {
  /** What the first picture says, and what may go wrong before the second. */
  first: ['common', 'errors', 'lobby'],
  account: ['account', 'signIn', 'profile', 'security', 'limits'],
  money: ['deposit', 'withdraw', 'statement', 'feedback'],
  site: ['catalogue', 'games', 'providers', 'search', 'wins', 'help', 'install', 'site', 'pictures'],
  records: ['records', 'freeSpins'],
  tables: ['table', 'marks', 'ownGames'],
  controls: ['controls'],
  solo: ['solo'],
  gameFrame: ['gameFrame'],
  chat: ['chat'],
  promotions: [
    'activity',
    'battle',
    'checkIns',
    'dailyDeposit',
    'depositGifts',
    'gifts',
    'items',
    'promotionCards',
    'promotions',
    'rescue',
    'tasks',
  ],
  dailyWheel: ['dailyWheel'],
  vip: ['vip'],
  referral: ['referral'],
  draws: ['redPocket', 'weekLottery'],
  proofs: ['fairness', 'fairnessDraws', 'fairnessSolo', 'replay', 'replayPools'],
} as const satisfies Record<string, readonly Namespace[]>;

/** The bundle a namespace is in. */
export function bundleOf(namespace: string): string {
  const areas: readonly (readonly [string, readonly string[]])[] = Object.entries(BUNDLES);
  return areas.find(([, namespaces]) => namespaces.includes(namespace))?.[0] ?? namespace;
}
