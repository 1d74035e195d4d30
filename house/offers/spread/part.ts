import type { Part } from '../../../contract/http/offers/spread.ts';

/** Which part of a list is asked for: so many after an id, the latest first. So the last part costs no more than the first. */
export interface PartRequest {
  after?: string | undefined;
  count: number;
}

/** What was found, one more than was asked for where the list goes on. */
export function partOf<Item extends { id: string }>(
  found: readonly Item[],
  { count }: PartRequest,
): Part<Item> {
  const items = found.slice(0, count);
  return { items, next: found.length > count ? (items.at(-1)?.id ?? null) : null };
}
