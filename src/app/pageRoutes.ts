// Generated from the definitions of pages by scripts/registries/pages.ts (npm run codegen): not to be edited.

import { activity, battle, dailyDeposit, depositGifts, gameFrame, games, help, limits, lobby, lotteryDraw, profile, providers, referral, vip, wins } from './pageAreas.ts';
import type { Route } from './route.ts';

/** Every address of the site but those of our own games. */
export const PAGE_ROUTES: readonly Route[] = [
  { path: '/', chrome: 'tabs', page: lobby, namespaces: ['lobby'], ownScroll: true, queriesInside: true },
  { path: '/account', chrome: 'tabs', page: profile('/account'), namespaces: ['profile'] },
  { path: '/account/limits', chrome: 'page', page: limits, namespaces: ['limits'], needsLogin: true },
  { path: '/activity', chrome: 'tabs', page: activity('/activity'), namespaces: ['activity'] },
  { path: '/activity/active', chrome: 'page', page: activity('/activity/active'), namespaces: ['activity'] },
  { path: '/activity/deposit/*', chrome: 'page', page: depositGifts('/activity/deposit/*'), namespaces: ['depositGifts'] },
  { path: '/battle', chrome: 'page', page: battle('/battle'), namespaces: ['battle', 'promotions', 'promotionCards'] },
  { path: '/big-wins', chrome: 'tabs', page: wins('/big-wins'), namespaces: ['wins'] },
  { path: '/daily-recharge', chrome: 'page', page: dailyDeposit('/daily-recharge'), namespaces: ['dailyDeposit', 'promotions', 'promotionCards'] },
  { path: '/daily-wins', chrome: 'tabs', page: wins('/daily-wins'), namespaces: ['wins'] },
  { path: '/game-provider', chrome: 'tabs', page: providers, namespaces: ['providers', 'catalogue'] },
  { path: '/game/:id', chrome: 'page', page: games, namespaces: ['games', 'catalogue'] },
  { path: '/game/:provider/:id', chrome: 'bare', page: gameFrame('/game/:provider/:id'), namespaces: ['gameFrame'], queriesInside: true },
  { path: '/help', chrome: 'tabs', page: help('/help'), namespaces: ['help'] },
  { path: '/help/:key', chrome: 'page', page: help('/help/:key'), namespaces: ['help'] },
  { path: '/home', chrome: 'tabs', leadsTo: { path: '/' } },
  { path: '/lottery-deposit', chrome: 'page', page: lotteryDraw('/lottery-deposit'), namespaces: ['weekLottery', 'promotions', 'promotionCards'] },
  { path: '/lottery-jackpot', chrome: 'page', page: lotteryDraw('/lottery-jackpot'), namespaces: ['weekLottery', 'promotions', 'promotionCards'] },
  { path: '/referral', chrome: 'tabs', page: referral('/referral'), namespaces: ['referral', 'promotions', 'promotionCards'] },
  { path: '/referral/first-deposit', chrome: 'page', page: referral('/referral/first-deposit'), namespaces: ['referral', 'promotions', 'promotionCards'] },
  { path: '/referral/referral2', chrome: 'page', page: referral('/referral/referral2'), namespaces: ['referral', 'promotions', 'promotionCards'], needsLogin: true },
  { path: '/referral/spread-bet', chrome: 'page', page: referral('/referral/spread-bet'), namespaces: ['referral', 'promotions', 'promotionCards'] },
  { path: '/spread', chrome: 'tabs', leadsTo: { path: '/', open: 'spread-rg' } },
  { path: '/vip', chrome: 'tabs', page: vip('/vip'), namespaces: ['vip', 'promotions', 'promotionCards'] },
  { path: '/vip/record', chrome: 'page', page: vip('/vip/record'), namespaces: ['vip', 'promotions', 'promotionCards'] },
];
