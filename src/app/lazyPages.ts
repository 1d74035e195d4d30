import type { ComponentType } from 'react';
import { lazyWithRetry } from '../ui/loading/lazyWithRetry.ts';

/** How pages are loaded: the generated lists (pageAreas.ts) define their chunks with these functions. */

/** A page's component, loaded when it is first shown. */
export type LazyPage = ReturnType<typeof lazyWithRetry>;

/** A page in its own chunk. */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  return lazyWithRetry(async () => ({ default: await load() }));
}

/**
 * The pages of an area, whose code is loaded as one chunk with the first of them: the site's entry lists areas only, so its
 * size does not grow with pages, and no page needs two chunks in sequence.
 */
export function lazyPages<Key extends string>(load: () => Promise<{ pages: Record<Key, ComponentType> }>) {
  return (key: Key) => lazyPage(async () => (await load()).pages[key]);
}

/** The pages of an area of promotions, which have their own list (promotionPages.ts). */
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
