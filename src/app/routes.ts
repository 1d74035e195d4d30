import type { ComponentType } from 'react';
import { matchRoutes } from 'react-router-dom';
import { GAMES } from '../games/games.ts';
import { loadGamePage } from '../games/parts.ts';
import type { Namespace } from '../i18n/resources.ts';
import type { PageKey } from '../shared/navigation/pageKeys.ts';
import { lazyWithRetry } from '../ui/loading/lazyWithRetry.ts';

const profile = lazyPages(() => import('../features/profile/pages.ts'));
const activity = promotionPages('activity');
const wins = lazyPages(() => import('../features/wins/pages.ts'));
const help = lazyPages(() => import('../features/help/pages.ts'));
const dailyDeposit = promotionPages('dailyDeposit');
const depositGifts = promotionPages('depositGifts');
const battle = promotionPages('battle');
const lottery = promotionPages('lottery');
const vip = promotionPages('vip');
const referral = promotionPages('referral');
const gameFrame = lazyPages(() => import('../features/gameFrame/pages.ts'));

/**
 * What stands around a route's page. `tabs`: header and navigation everywhere. `page`: both on wide screens, on
 * phones the page alone, with a head of its own. `bare`: nothing, for games.
 */
export type Chrome = 'tabs' | 'page' | 'bare';

/** A route with a page. */
export interface Shown {
  path: string;
  chrome: Chrome;
  /** Loaded when first visited. */
  page: ReturnType<typeof lazyWithRetry>;
  leadsTo?: undefined;
  /** The texts its first picture needs. */
  namespaces?: readonly Namespace[];
  /** A visitor is shown sign-in first, and the page after it. */
  needsLogin?: true;
  /** The page comes back to where it was left by itself, however it is returned to. */
  ownScroll?: true;
  /** Its first picture does without queries; what comes later has a QueryScope of its own. */
  queriesInside?: true;
}

/** Another address of a route, and the popup page that opens over it. */
type Other = Partial<Omit<Shown, 'leadsTo' | 'page'>> &
  Pick<Shown, 'path' | 'chrome'> & { page?: undefined; leadsTo: { path: string; open?: PageKey } };

export type Route = Shown | Other;

/** The texts of the lottery's pages: the card says what it asks for and gives. */
const LOTTERY: readonly Namespace[] = ['weekLottery', 'promotions', 'promotionCards'];

const VIP: readonly Namespace[] = ['vip', 'promotions', 'promotionCards'];
/** The texts of inviting friends, with the terms of both promotions. */
const REFERRAL: readonly Namespace[] = ['referral', 'promotions', 'promotionCards'];

/** Every address of the site (spec.md, section 2), popup pages aside. */
export const ROUTES: readonly Route[] = [
  {
    path: '/',
    chrome: 'tabs',
    page: lazyWithRetry(() => import('../features/lobby/LobbyPage.tsx')),
    namespaces: ['lobby'],
    ownScroll: true,
    queriesInside: true,
  },
  { path: '/home', chrome: 'tabs', leadsTo: { path: '/' } },
  { path: '/spread', chrome: 'tabs', leadsTo: { path: '/', open: 'spread-rg' } },
  { path: '/account', chrome: 'tabs', page: profile('profile'), namespaces: ['profile'] },
  {
    path: '/account/limits',
    chrome: 'page',
    page: lazyWithRetry(() => import('../features/limits/LimitsPage.tsx')),
    namespaces: ['limits'],
    needsLogin: true,
  },
  ...GAMES.flatMap(({ key, pages }) =>
    pages.map(({ path = '', namespaces }) => ({
      path: `/game/${key}${path}`,
      chrome: 'bare' as const,
      page: lazyWithRetry(() => loadGamePage(key, path)),
      namespaces,
      // The game's own page plays before queries are there; they come with its frame.
      ...(path === '' && { queriesInside: true as const }),
    })),
  ),
  {
    path: '/game/:game/fairness',
    chrome: 'bare',
    page: lazyWithRetry(async () => ({
      default: (await import('../games/partRoutes.tsx')).FairnessRoute,
    })),
    namespaces: ['fairness'],
  },
  {
    path: '/game/:game/replay/:roundId',
    chrome: 'bare',
    page: lazyWithRetry(async () => ({ default: (await import('./ReplayRoute.tsx')).ReplayRoute })),
    namespaces: ['replay', 'gameFrame'],
  },
  {
    path: '/game/:studio/:id',
    chrome: 'bare',
    page: gameFrame('route'),
    namespaces: ['gameFrame'],
    queriesInside: true,
  },
  {
    path: '/game/:id',
    chrome: 'page',
    page: lazyWithRetry(() => import('../features/games/GamePage.tsx')),
    namespaces: ['games', 'catalogue'],
  },
  {
    path: '/game-provider',
    chrome: 'tabs',
    page: lazyWithRetry(() => import('../features/providers/ProvidersPage.tsx')),
    namespaces: ['providers', 'catalogue'],
  },
  { path: '/daily-wins', chrome: 'tabs', page: wins('dailyWins'), namespaces: ['wins'] },
  { path: '/big-wins', chrome: 'tabs', page: wins('bigWins'), namespaces: ['wins'] },
  { path: '/help', chrome: 'tabs', page: help('help'), namespaces: ['help'] },
  { path: '/help/:key', chrome: 'page', page: help('doc'), namespaces: ['help'] },
  {
    path: '/battle',
    chrome: 'page',
    page: battle('route'),
    namespaces: ['battle', 'promotions', 'promotionCards'],
  },
  { path: '/activity', chrome: 'tabs', page: activity('activity'), namespaces: ['activity'] },
  { path: '/activity/active', chrome: 'page', page: activity('active'), namespaces: ['activity'] },
  {
    path: '/activity/deposit/*',
    chrome: 'page',
    page: depositGifts('gift'),
    namespaces: ['depositGifts'],
  },
  {
    path: '/daily-recharge',
    chrome: 'page',
    page: dailyDeposit('dailyRecharge'),
    namespaces: ['dailyDeposit', 'promotions', 'promotionCards'],
  },
  { path: '/lottery-deposit', chrome: 'page', page: lottery('deposit'), namespaces: LOTTERY },
  { path: '/lottery-jackpot', chrome: 'page', page: lottery('jackpot'), namespaces: LOTTERY },
  { path: '/vip', chrome: 'tabs', page: vip('vip'), namespaces: VIP },
  { path: '/vip/record', chrome: 'page', page: vip('record'), namespaces: VIP },
  { path: '/referral', chrome: 'tabs', page: referral('referral'), namespaces: REFERRAL },
  { path: '/referral/spread-bet', chrome: 'page', page: referral('spreadBet'), namespaces: REFERRAL },
  { path: '/referral/first-deposit', chrome: 'page', page: referral('firstDeposit'), namespaces: REFERRAL },
  {
    path: '/referral/referral2',
    chrome: 'page',
    page: referral('friends'),
    namespaces: REFERRAL,
    needsLogin: true,
  },
  ...(import.meta.env.DEV
    ? [
        {
          path: '/ui',
          chrome: 'bare' as const,
          page: lazyWithRetry(() => import('../gallery/GalleryPage.tsx')),
        },
      ]
    : []),
];

/** The route of an address, as the router chooses it: it ranks all of them anew at every call, and prefers one that is the address. */
export function routeOf(pathname: string): Route | undefined {
  return ROUTES.find(({ path }) => path === pathname) ?? matchRoutes([...ROUTES], pathname)?.[0]?.route;
}

/** The route that an address shows in the end. */
export function shownRouteOf(pathname: string): Route | undefined {
  const route = routeOf(pathname);
  return route?.leadsTo ? routeOf(route.leadsTo.path) : route;
}

/** The pages of an area of promotions, which a list of their own names (promotionPages.ts). */
export function promotionPages<Area extends keyof Areas>(area: Area) {
  return lazyPages<keyof PagesOf<Area> & string>(
    async () =>
      (await import('./promotionPages.ts'))[area]() as Promise<{
        pages: PagesOf<Area> & Record<string, ComponentType>;
      }>,
  );
}

type Areas = typeof import('./promotionPages.ts');
type PagesOf<Area extends keyof Areas> = Awaited<ReturnType<Areas[Area]>>['pages'];

/**
 * The pages of an area, whose code comes in one chunk with the first of them: the site's entry names areas, so it
 * stays the same size whatever pages are added, and nobody waits for two chunks in a row.
 */
export function lazyPages<Key extends string>(load: () => Promise<{ pages: Record<Key, ComponentType> }>) {
  return (key: Key) => lazyWithRetry(async () => ({ default: (await load()).pages[key] }));
}
