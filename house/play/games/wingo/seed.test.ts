import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { hashText } from '../../../../contract/fairness.ts';
import { wingoPastRound, wingoTrend } from '../../../../contract/games/wingo/operations.ts';
import { WINGO_MODELS, wingoResult, wingoRoundHash } from '../../../../contract/games/wingo/rules.ts';
import { reconcile } from '../../../money/ledger/reconcile/reconcile.ts';
import { fastestOf } from '../../../testing/games/testWingo.ts';
import { TestHouse } from '../../../testing/testHouse.ts';
import { wingoModule } from './module.ts';

const PATIENCE = { timeout: 40_000, interval: 500 };

let house: TestHouse;
beforeAll(async () => {
  house = await TestHouse.start({ games: [wingoModule], config: { seed: true, bots: true } });
});
afterAll(async () => {
  const { db } = house;
  // Demo players bet meanwhile: pending bookings finish soon.
  await vi.waitFor(async () => expect(await reconcile(db)).toEqual([]), PATIENCE);
  await house.close();
});

it.each(WINGO_MODELS)('a new room of the model %s shows a history that can be verified', async (model) => {
  const channel = house.connect();
  const { results } = await channel.call(wingoTrend, { model });
  expect(results).toHaveLength(100);
  const rounds = await channel.call(wingoPastRound, { model, count: 100 });
  expect(rounds.slice(0, 90).map(({ phase }) => phase)).toEqual(
    results.slice(0, 90).map(({ phase }) => phase),
  );
  for (const { phase, serverSeed, serverSeedHash, roundHash, result, publicValue } of rounds) {
    expect(hashText(serverSeed)).toBe(serverSeedHash);
    expect(wingoRoundHash(serverSeed, model, phase, publicValue?.value)).toBe(roundHash);
    expect(wingoResult(roundHash)).toBe(result);
  }
  for (const [i, { startTime }] of rounds.entries())
    if (i > 0) expect(rounds[i]?.endTime).toBe(rounds[i - 1]?.startTime ?? startTime);
});

it('has demo players', async () => {
  const channel = house.connect();
  await vi.waitFor(async () => {
    const { orders } = await fastestOf(channel);
    expect(orders.length).toBeGreaterThan(0);
    expect(orders.every(({ bot }) => bot)).toBe(true);
  }, PATIENCE);
}, 60_000);
