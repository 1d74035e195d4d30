import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { promoGameLimit } from '../../../contract/http/money/bonus.ts';
import { games } from '../../site/catalogue/tables.ts';
import { TEST_CATALOGUE } from '../../testing/site/testCatalogue.ts';
import { TestHouse } from '../../testing/testHouse.ts';
import { wageringGames } from '../ledger/bonus/wageringTables.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await TestHouse.start({ catalogue: TEST_CATALOGUE });
});
afterAll(() => house.close());

it('a player gets the list of visible games that do not accept bonus money', async () => {
  const { token } = await house.register();
  expect(await house.call(promoGameLimit, { token })).toEqual({ games: [] });

  const { orm } = house.db;
  await orm.insert(wageringGames).values([
    { game: 'zamrud', bonusMoney: false },
    { game: 'crash', bonusMoney: false },
    { game: 'garuda', bonusMoney: false },
    { game: 'pinata', percent: 100 },
    { game: 'nowhere', bonusMoney: false },
  ]);
  await orm.update(games).set({ active: false }).where(eq(games.id, 'garuda'));
  const limited = await house.call(promoGameLimit, { token });
  expect(limited.games.map(({ id }) => id)).toEqual(['crash', 'zamrud']);
  expect(limited.games[1]).toMatchObject({ title: 'Zamrud', firm: 'samudra', cover: '/covers/zamrud' });

  const visitor = await house.request('GET', promoGameLimit.path, {});
  expect([visitor.status, visitor.json.errCode]).toEqual([400, 10004]);
});
