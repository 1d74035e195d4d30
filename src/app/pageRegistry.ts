import type { PageKey } from '../shared/navigation/pageKeys.ts';
import { lazyWithRetry } from '../ui/loading/lazyWithRetry.ts';
import { lazyPages, promotionPages } from './routes.ts';

const wheelSpins = promotionPages('wheelSpins');
const account = lazyPages(() => import('../features/account/pages.ts'));
const profile = lazyPages(() => import('../features/profile/pages.ts'));
const security = lazyPages(() => import('../features/security/pages.ts'));
const install = lazyPages(() => import('../features/install/pages.tsx'));
const wins = lazyPages(() => import('../features/wins/pages.ts'));
const bets = lazyPages(() => import('../features/bets/pages.ts'));
const freeSpins = promotionPages('freeSpins');
const rescueBonus = promotionPages('rescueBonus');
const vip = promotionPages('vip');
const dailyDeposit = promotionPages('dailyDeposit');
const dailyWheel = promotionPages('dailyWheel');
const tasks = promotionPages('tasks');
const statement = lazyPages(() => import('../features/statement/pages.ts'));
const withdraw = lazyPages(() => import('../features/withdraw/pages.ts'));
const deposit = lazyPages(() => import('../features/deposit/pages.ts'));
const gameFrame = lazyPages(() => import('../features/gameFrame/pages.ts'));
const battle = promotionPages('battle');
const redPocket = promotionPages('redPocket');
const lottery = promotionPages('lottery');
const referral = promotionPages('referral');
const depositFeedback = lazyPages(() => import('../features/deposit/feedbackPages.tsx'));

/** Every popup page's component, by area; each brings its own sheet. A page that is not here is not available yet. */
export const PAGES: Partial<Record<PageKey, ReturnType<typeof lazyWithRetry>>> = {
  login: account('login'),
  register: account('register'),
  'spread-rg': account('spread-rg'),
  'reset-password': account('reset-password'),
  'change-pwd': account('change-pwd'),
  account: account('account'),
  'account-info': profile('account-info'),
  'edit-profile': profile('edit-profile'),
  'security-info': security('security-info'),
  'edit-password': security('edit-password'),
  'edit-phone': security('edit-phone'),
  'edit-email': security('edit-email'),
  'edit-mfa': security('edit-mfa'),
  'edit-pin': security('edit-pin'),
  'forget-pin': security('forget-pin'),
  'pin-panel': security('pin-panel'),
  'install-apk': install('install-apk'),
  'big-win-detail': wins('big-win-detail'),
  'bet-history': bets('bet-history'),
  'bet-history-detail': bets('bet-history-detail'),
  'free-spin': freeSpins('free-spin'),
  'free-spin-history': freeSpins('free-spin-history'),
  'free-spin-history-detail': freeSpins('free-spin-history-detail'),
  'rescue-bonus': rescueBonus('rescue-bonus'),
  'rescue-bonus-deposit': rescueBonus('rescue-bonus-deposit'),
  'rescue-bonus-deposit-rule': rescueBonus('rescue-bonus-deposit-rule'),
  'vip-record': vip('vip-record'),
  'vip-cash-back': vip('vip-cash-back'),
  'daily-recharge-rule': dailyDeposit('daily-recharge-rule'),
  'daily-wheel': dailyWheel('daily-wheel'),
  'daily-wheel-rule': dailyWheel('daily-wheel-rule'),
  'daily-wheel-detail': wheelSpins('daily-wheel-detail'),
  'balance-record': statement('balance-record'),
  transaction: statement('transaction'),
  withdraw: withdraw('withdraw'),
  'withdraw-record': withdraw('withdraw-record'),
  'withdraw-feedback': withdraw('withdraw-feedback'),
  'bank-card': withdraw('bank-card'),
  'edit-bank-account': withdraw('edit-bank-account'),
  'edit-bank-account-withdraw': withdraw('edit-bank-account-withdraw'),
  'edit-bank-account-deposit': withdraw('edit-bank-account-deposit'),
  'vip-deposit-check': withdraw('vip-deposit-check'),
  'v-d-c-record': withdraw('v-d-c-record'),
  wallet: deposit('wallet'),
  qrcode: deposit('qrcode'),
  'va-bank': deposit('va-bank'),
  'bca-bank': deposit('bca-bank'),
  'spay-bank': deposit('spay-bank'),
  usdt: deposit('usdt'),
  'deposit-success': deposit('deposit-success'),
  'deposit-record': deposit('deposit-record'),
  'deposit-feedback': depositFeedback('deposit-feedback'),
  'work-order-upload': depositFeedback('work-order-upload'),
  search: lazyWithRetry(() => import('../features/search/SearchPage.tsx')),
  'install-ios-pwa': install('install-ios-pwa'),
  'red-pocket': redPocket('red-pocket'),
  'lottery-week': lottery('lottery-week'),
  'newbie-task': tasks('newbie-task'),
  'comeback-task': tasks('comeback-task'),
  'referral-join': referral('referral-join'),
  'referral-share': referral('referral-share'),
  'referral-history': referral('referral-history'),
  game: gameFrame('game'),
  battle: battle('battle'),
  'battle-rule': battle('battle-rule'),
  'battle-history': battle('battle-history'),
};

/** Stands for all others. Lazy as they are: it would bring the sheets' code to the lobby. */
export const NOT_AVAILABLE = lazyWithRetry(() => import('./NotAvailablePage.tsx'));
