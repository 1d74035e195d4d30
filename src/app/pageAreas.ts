// Generated from the definitions of pages by scripts/registries/pages.ts (npm run codegen): not to be edited.

import { lazyPage, lazyPages, promotionPages } from './lazyPages.ts';

export const account = lazyPages(() => import('../features/account/pages.ts'));
export const activity = promotionPages('activity');
export const battle = promotionPages('battle');
export const bets = lazyPages(() => import('../features/bets/pages.ts'));
export const dailyDeposit = promotionPages('dailyDeposit');
export const dailyWheel = promotionPages('dailyWheel');
export const dailyWheelSpins = promotionPages('dailyWheelSpins');
export const deposit = lazyPages(() => import('../features/deposit/pages.ts'));
export const depositFeedback = lazyPages(() => import('../features/deposit/feedbackPages.ts'));
export const depositGifts = promotionPages('depositGifts');
export const freeSpins = promotionPages('freeSpins');
export const gameFrame = lazyPages(() => import('../features/gameFrame/pages.ts'));
export const games = lazyPage(async () => (await import('../features/games/GamePage.tsx')).GamePage);
export const help = lazyPages(() => import('../features/help/pages.ts'));
export const install = promotionPages('install');
export const limits = lazyPage(async () => (await import('../features/limits/LimitsPage.tsx')).LimitsPage);
export const lobby = lazyPage(async () => (await import('../features/lobby/LobbyPage.tsx')).LobbyPage);
export const lotteryDraw = promotionPages('lotteryDraw');
export const profile = lazyPages(() => import('../features/profile/pages.ts'));
export const providers = lazyPage(async () => (await import('../features/providers/ProvidersPage.tsx')).ProvidersPage);
export const redPocket = promotionPages('redPocket');
export const referral = promotionPages('referral');
export const rescueBonus = promotionPages('rescueBonus');
export const search = lazyPage(async () => (await import('../features/search/SearchPage.tsx')).SearchPage);
export const security = lazyPages(() => import('../features/security/pages.ts'));
export const statement = lazyPages(() => import('../features/statement/pages.ts'));
export const tasks = promotionPages('tasks');
export const vip = promotionPages('vip');
export const wins = lazyPages(() => import('../features/wins/pages.ts'));
export const withdraw = lazyPages(() => import('../features/withdraw/pages.ts'));
