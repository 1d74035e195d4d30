import type { ComponentType } from 'react';
import { lazyWithRetry } from '../ui/loading/lazyWithRetry.ts';

/**
 * The pages of an area, whose code comes in one chunk with the first of them: the site's entry names areas, so it
 * stays the same size whatever pages are added, and nobody waits for two chunks in a row.
 */
export function lazyPages<Key extends string>(load: () => Promise<{ pages: Record<Key, ComponentType> }>) {
  return (key: Key) => lazyWithRetry(async () => ({ default: (await load()).pages[key] }));
}
