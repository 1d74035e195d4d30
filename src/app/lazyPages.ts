import type { ComponentType } from 'react';
import { lazyWithRetry } from '../ui/loading/lazyWithRetry.ts';

/** How pages are fetched: the generated lists (pageAreas.ts) name their chunks by these functions. */

/** A page's component, fetched when it is first shown. */
export type LazyPage = ReturnType<typeof lazyWithRetry>;

/** A page in a chunk of its own. */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  return lazyWithRetry(async () => ({ default: await load() }));
}

/**
 * The pages of an area, whose code comes in one chunk with the first of them: the site's entry names areas, so it
 * stays the same size whatever pages are added, and nobody waits for two chunks in a row.
 */
export function lazyPages<Key extends string>(load: () => Promise<{ pages: Record<Key, ComponentType> }>) {
  return (key: Key) => lazyPage(async () => (await load()).pages[key]);
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
