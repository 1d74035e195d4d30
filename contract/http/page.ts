import * as v from 'valibot';

/** One page of a list. Pages count from 1. */
export interface ListPage<Item> {
  items: readonly Item[];
  total: number;
  page: number;
  count: number;
}

/** A whole number that a query carries as decimal text and a body as a number. */
export const wholeNumber = (least: number, most: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))]),
    v.integer(),
    v.minValue(least),
    v.maxValue(most),
  );

/** The most items of one page. */
export const MOST_ITEMS = 60;

/** The fields every call for a page of a list takes. */
export const pageFields = { page: wholeNumber(1, 10_000), count: wholeNumber(1, MOST_ITEMS) };
