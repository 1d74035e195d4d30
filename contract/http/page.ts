import * as v from 'valibot';

/** One page of a list. Pages count from 1. */
export interface ListPage<Item> {
  items: readonly Item[];
  total: number;
  page: number;
  count: number;
}

/** A whole number, as decimal text in a query or as a number in a body. */
export const wholeNumber = (least: number, most: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))]),
    v.integer(),
    v.minValue(least),
    v.maxValue(most),
  );

/** Maximum number of items per page. */
export const MOST_ITEMS = 60;

/** The input fields of every paged call. */
export const pageFields = { page: wholeNumber(1, 10_000), count: wholeNumber(1, MOST_ITEMS) };
