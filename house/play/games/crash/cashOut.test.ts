import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RATE_ONE, type Rate } from '../../../../contract/money.ts';
import type { Database } from '../../../core/db/database.ts';
import { storeCashOut } from '../../../money/ledger/bets/bets.ts';
import { reconcile } from '../../../money/ledger/reconcile/reconcile.ts';
import { createTestDatabase } from '../../../testing/core/testDatabase.ts';
import { type KnownRound, SALT, seedTargets } from '../../../testing/games/testChain.ts';
import { TestPlayer } from '../../../testing/games/testPlayer.ts';
import { TestHouse } from '../../../testing/testHouse.ts';
import type { RoundSecret } from '../../rounds/game.ts';
import { judgeArrival } from './judge.ts';

const TIMEOUT = { timeout: 30_000, interval: 60 };

let database: Database;
let house: TestHouse;
let round: KnownRound;

beforeEach(async () => {
  database = await createTestDatabase();
  [round] = (await seedTargets(database, [{ from: 20_000n, to: 60_000n }])) as [KnownRound];
  const config = { databaseUrl: database.url, crash: { preparation: 4_000, squib: 60_000 } };
  house = await TestHouse.start({ database, config });
});
afterEach(async () => {
  expect(await reconcile(database)).toEqual([]);
  await house.close();
  await database.close();
});

/** Takes every connection of the ledger's pool; returns a function that releases them. */
async function holdMoney(): Promise<() => void> {
  const { money } = house.house.db;
  const connections = await Promise.all(
    Array.from({ length: money.options.max ?? 0 }, () => money.connect()),
  );
  return () => {
    for (const client of connections) client.release();
  };
}

async function storedCashOuts(): Promise<{ rate: Rate; status: string; paid: Rate | null }[]> {
  const { rows } = await database.pool.query(
    'SELECT c.rate, b.status, b.rate AS paid FROM cash_outs c JOIN bets b ON b.id = c.bet_id',
  );
  return rows;
}

it('is stored on arrival and paid at its moment, though no ledger connection is free during the flight', async () => {
  const player = await TestPlayer.register(house);
  await vi.waitFor(async () => expect((await player.game()).roundId).toBe('1'), TIMEOUT);
  await player.bet('1');
  await vi.waitFor(async () => expect((await player.game()).status).toBe('goUp'), TIMEOUT);
  const release = await holdMoney();
  try {
    const { own } = await player.escape('1', 'cashOut');
    expect(own.status).toBe('cashed');
    const [out] = await storedCashOuts();
    expect(out).toMatchObject({ status: 'cashed', paid: out?.rate });
    expect(out?.rate).toBeGreaterThanOrEqual(RATE_ONE);
    expect(out?.rate).toBeLessThan(round.target);
  } finally {
    release();
  }
});

it("is paid by the round's leader if another house stored it, and answered with that result", async () => {
  const player = await TestPlayer.register(house);
  await vi.waitFor(async () => expect((await player.game()).roundId).toBe('1'), TIMEOUT);
  await player.bet('1');
  const out = { userId: BigInt(player.id), game: 'crash', roundId: 1n, rate: 10_100n, at: Date.now() };
  expect(await storeCashOut(database, out)).toBe(true);
  // The first cash-out is kept.
  expect(await storeCashOut(database, { ...out, rate: 10_000n })).toBe(false);
  await vi.waitFor(
    async () => expect(await storedCashOuts()).toMatchObject([{ status: 'cashed', paid: 10_100n }]),
    TIMEOUT,
  );
  const { own } = await player.escape('1', 'cashOut');
  expect(own).toMatchObject({ status: 'cashed', winAmount: '1010000' });
});

it('is judged by its earliest possible arrival if the house was blocked', () => {
  const flying = {
    game: 'crash',
    id: 1n,
    state: 'closed' as const,
    betsAfter: 0n,
    startsAt: 10_000,
    secret: round.hash as RoundSecret,
    public: { seedPubHash: SALT },
  };
  const judged = (at: number, earliest: number) =>
    judgeArrival(flying, 'cashOut', { at: 10_000 + at, earliest: 10_000 + earliest });
  const soon = judged(100, 100);
  expect(judged(1_500, 100)).toEqual(soon);
  expect(judged(1_500, -3_000)).toEqual({ kind: 'cashOut', rate: RATE_ONE });
  // A slightly longer turn of the event loop does not count as blocked.
  expect(judged(300, 100)).toEqual(judged(300, 300));
  expect(judged(600_000, 100)).toMatchObject({ kind: 'refused', why: { code: 712 } });
});
