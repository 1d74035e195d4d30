import type { ListPage } from '../../../contract/http/page.ts';

/** The requested page of a list. Pages count from 1. */
export interface PageRequest {
  page: number;
  count: number;
}

/** Limit and offset of a page, for a query. */
export function rowsOf({ page, count }: PageRequest): { limit: number; offset: number } {
  return { limit: count, offset: (page - 1) * count };
}

/** A page of known items, with the length of the whole list. */
export function listPage<Item>(
  items: readonly Item[],
  total: number,
  { page, count }: PageRequest,
): ListPage<Item> {
  return { items, total, page, count };
}

/** Cuts one page from a list in memory. */
export function cutPage<Item>(all: readonly Item[], request: PageRequest): ListPage<Item> {
  const { limit, offset } = rowsOf(request);
  return listPage(all.slice(offset, offset + limit), all.length, request);
}
