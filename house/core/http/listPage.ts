import type { ListPage } from '../../../contract/http/page.ts';

/** Which page of a list is asked for. Pages count from 1. */
export interface PageRequest {
  page: number;
  count: number;
}

/** The rows that a page takes of its list, for a query. */
export function rowsOf({ page, count }: PageRequest): { limit: number; offset: number } {
  return { limit: count, offset: (page - 1) * count };
}

/** A page whose items are known with the whole list's length. */
export function listPage<Item>(
  items: readonly Item[],
  total: number,
  { page, count }: PageRequest,
): ListPage<Item> {
  return { items, total, page, count };
}

/** One page of a list that is at hand as a whole. */
export function cutPage<Item>(all: readonly Item[], request: PageRequest): ListPage<Item> {
  const { limit, offset } = rowsOf(request);
  return listPage(all.slice(offset, offset + limit), all.length, request);
}
