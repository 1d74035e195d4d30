import type { Namespace } from '../i18n/resources.ts';
import { lazyWithRetry } from '../ui/lazyWithRetry.ts';

/** Every route with its page, loaded when first visited, and the texts its first picture needs. */
interface Route {
  path: string;
  page: ReturnType<typeof lazyWithRetry>;
  namespaces: readonly Namespace[];
}

export const ROUTES: readonly Route[] = [
  {
    path: '/',
    page: lazyWithRetry(() => import('../features/home/HomePage.tsx')),
    namespaces: ['home'],
  },
  {
    path: '/game/crash',
    page: lazyWithRetry(() => import('../features/crash/CrashPage.tsx')),
    namespaces: ['crash'],
  },
  {
    path: '/game/crash/fairness',
    page: lazyWithRetry(() => import('../features/fairness/FairnessPage.tsx')),
    namespaces: ['fairness'],
  },
  {
    path: '/game/crash/replay/:roundId',
    page: lazyWithRetry(() => import('../features/replay/ReplayPage.tsx')),
    namespaces: ['replay'],
  },
];

/** The route of an address, by its literal parts. */
export function routeOf(pathname: string): Route | undefined {
  const parts = pathname.split('/').filter(Boolean);
  return ROUTES.find(({ path }) => {
    const wanted = path.split('/').filter(Boolean);
    return (
      wanted.length === parts.length && wanted.every((one, at) => one.startsWith(':') || one === parts[at])
    );
  });
}
