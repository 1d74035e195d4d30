import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  rouletteCurRound,
  roulettePastRound,
  rouletteRoundUpdate,
} from '../../../../contract/games/roulette/operations.ts';
import { bets } from '../../../money/ledger/roundTables.ts';
import { TestHouse } from '../../../testHouse.ts';
import { rouletteModule } from '../roulette/module.ts';

const TIMEOUT = { timeout: 20_000, interval: 40 };

let house: TestHouse;
beforeAll(async () => {
  house = await TestHouse.start({
    games: [rouletteModule],
    config: { bots: true, seed: true, roulette: { betting: 2_500, reveal: 500 } },
  });
});
afterAll(() => house.close());

it('makes a table of pools look alive from the first visit on', async () => {
  const visitor = house.connect();
  const updates = visitor.collect(rouletteRoundUpdate);
  const live = () => visitor.call(rouletteCurRound, { currency: 'IDR' });
  const first = await vi.waitFor(live, TIMEOUT);
  expect(first.historyNumbers).toHaveLength(10);
  expect((await visitor.call(roulettePastRound, { count: 30 })).length).toBeGreaterThanOrEqual(24);

  await vi.waitFor(() => expect(updates.flat().length).toBeGreaterThanOrEqual(8), TIMEOUT);
  expect(updates.flat().every(({ bot }) => bot)).toBe(true);
  await vi.waitFor(async () => expect((await live()).betCount).toBeGreaterThan(3), TIMEOUT);

  await vi.waitFor(async () => {
    const ended = await house.db.orm
      .select()
      .from(bets)
      .where(and(eq(bets.game, 'roulette'), eq(bets.status, 'lost')));
    expect(ended.length).toBeGreaterThan(0);
  }, TIMEOUT);
});
