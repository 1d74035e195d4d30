import type { ListPage } from '../../contract/http/page.ts';

/** TanStack Query's `getNextPageParam` for lists with numbered pages: undefined after the last. */
export function nextPage({ page, count, total }: Omit<ListPage<unknown>, 'items'>): number | undefined {
  return page * count < total ? page + 1 : undefined;
}
