import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GAME_TYPES, RECOMMENDED } from '../../../contract/catalogue.ts';
import type { ListPage } from '../../../contract/http/page.ts';
import { type GameCard, listGame, slotHome, slotSearch } from '../../../contract/http/play/catalogue.ts';
import { TestHouse } from '../../testing/testHouse.ts';

/** Uses the repository's catalogue. */
let house: TestHouse;
beforeAll(async () => {
  house = await TestHouse.start();
});
afterAll(() => house.close());

/** Reads all pages until the promised total is reached, or a page is empty. */
async function allPages(read: (page: number) => Promise<ListPage<GameCard>>): Promise<[string[], number]> {
  const ids: string[] = [];
  for (let page = 1; ; page++) {
    const { items, total } = await read(page);
    ids.push(...items.map(({ id }) => id));
    if (items.length === 0 || ids.length >= total) return [ids, total];
  }
}

const types = fc.option(
  fc.subarray([...GAME_TYPES], { minLength: 1 }).map((some) => some.join()),
  {
    nil: undefined,
  },
);

describe('all pages together', () => {
  it('are the whole search, each game once, in any order and page size', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          type: types,
          sort: fc.constantFrom('popular' as const, 'new' as const, 'name' as const),
          keyword: fc.constantFrom(undefined, 'a', 'de', 'works'),
        }),
        fc.integer({ min: 7, max: 60 }),
        async (wanted, count) => {
          const pages = (count: number) =>
            allPages((page) => house.call(slotSearch, { input: { ...wanted, page, count } }));
          const [ids, total] = await pages(count);
          expect(ids).toHaveLength(total);
          expect(new Set(ids).size).toBe(total);
          expect(ids).toEqual((await pages(60))[0]);
        },
      ),
      { numRuns: 25 },
    );
  });

  it('are the whole list of every kind, and the kinds are the whole catalogue', async () => {
    const pages = (type?: string) =>
      allPages((page) => house.call(listGame, { input: { page, count: 50, ...(type && { type }) } }));
    const kinds = await Promise.all(GAME_TYPES.map((type) => pages(type)));
    const [all] = await pages();
    expect(kinds.flatMap(([ids]) => ids).sort()).toEqual([...all].sort());
    expect(new Set(all).size).toBe(all.length);
  });
});

describe("the lobby's rows", () => {
  it('have the specified length', async () => {
    const { rows } = await house.call(slotHome);
    expect(Object.fromEntries(rows.map(({ key, items }) => [key, items.length]))).toEqual(RECOMMENDED);
  });
});
