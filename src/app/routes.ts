import { matchRoutes } from 'react-router-dom';
import { GAMES } from '../games/games.ts';
import { loadGamePage } from '../games/parts.ts';
import { lazyWithRetry } from '../ui/loading/lazyWithRetry.ts';
import { PAGE_ROUTES } from './pageRoutes.ts';
import type { Route } from './route.ts';

/** The routes of our own games, from the list of games, and the pages that every game has. */
const GAME_ROUTES: readonly Route[] = [
  ...GAMES.flatMap(({ key, pages }) =>
    pages.map(({ path = '', namespaces }) => ({
      path: `/game/${key}${path}`,
      chrome: 'bare' as const,
      page: lazyWithRetry(() => loadGamePage(key, path)),
      namespaces,
      // The game's own page starts without queries; its layout loads them.
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
];

/** All addresses of the site (spec.md, section 2), except popup pages. */
export const ROUTES: readonly Route[] = [
  ...PAGE_ROUTES,
  ...GAME_ROUTES,
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

/**
 * The route of an address by the router's rules; an exact match is tried first, because the router ranks all routes at every
 * call.
 */
export function routeOf(pathname: string): Route | undefined {
  return ROUTES.find(({ path }) => path === pathname) ?? matchRoutes([...ROUTES], pathname)?.[0]?.route;
}

/** The route that an address shows after redirects. */
export function shownRouteOf(pathname: string): Route | undefined {
  const route = routeOf(pathname);
  return route?.leadsTo ? routeOf(route.leadsTo.path) : route;
}
