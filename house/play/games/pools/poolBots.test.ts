import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  rouletteCurRound,
  roulettePastRound,
  rouletteRoundLog,
  rouletteRoundUpdate,
} from '../../../../contract/games/roulette/operations.ts';
import { bets } from '../../../money/ledger/bets/roundTables.ts';
import { TestHouse } from '../../../testing/testHouse.ts';
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

it('makes a game of pools look active from the first visit on', async () => {
  const visitor = house.connect();
  const updates = visitor.collect(rouletteRoundUpdate);
  const live = () => visitor.call(rouletteCurRound, { currency: 'IDR' });
  const first = await vi.waitFor(live, TIMEOUT);
  expect(first.historyNumbers).toHaveLength(10);
  expect((await visitor.call(roulettePastRound, { count: 30 })).length).toBeGreaterThanOrEqual(24);

  await vi.waitFor(() => expect(updates.flat().length).toBeGreaterThanOrEqual(8), TIMEOUT);
  expect(updates.flat().every(({ bot }) => bot)).toBe(true);
  await vi.waitFor(async () => expect((await live()).betCount).toBeGreaterThan(3), TIMEOUT);

  // The history shows the same demo bets, and nothing of them is stored.
  const roundId = updates[0]?.[0]?.roundId ?? '';
  await vi.waitFor(async () => {
    const [past] = await visitor.call(rouletteRoundLog, { roundId });
    const known = past?.bets.map(({ win: _, ...bet }) => bet) ?? [];
    const seen = updates.flat().filter((bet) => bet.roundId === roundId);
    expect(seen.length).toBeGreaterThan(0);
    for (const { win, ...bet } of seen) {
      expect(win).toBeNull();
      expect(known).toContainEqual(bet);
    }
    expect(past?.bets.every(({ win }) => win !== null)).toBe(true);
  }, TIMEOUT);
  expect(await house.db.orm.select().from(bets)).toEqual([]);
});
