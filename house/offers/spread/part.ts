import type { Part } from '../../../contract/http/offers/spread.ts';

/** The requested part of a list: a number of entries after an id, latest first. The last part costs no more than the first. */
export interface PartRequest {
  after?: string | undefined;
  count: number;
}

/** The found entries; one more than requested means that the list continues. */
export function partOf<Item extends { id: string }>(
  found: readonly Item[],
  { count }: PartRequest,
): Part<Item> {
  const items = found.slice(0, count);
  return { items, next: found.length > count ? (items.at(-1)?.id ?? null) : null };
}
