import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { payout, type Rate } from '../../../../contract/money.ts';
import type { Database } from '../../../core/db/database.ts';
import { reconcile } from '../../../money/ledger/reconcile/reconcile.ts';
import { createTestDatabase } from '../../../testing/core/testDatabase.ts';
import { type KnownRound, seedTargets } from '../../../testing/games/testChain.ts';
import { TestPlayer } from '../../../testing/games/testPlayer.ts';
import { TestHouse } from '../../../testing/testHouse.ts';

const TIMEOUT = { timeout: 30_000, interval: 60 };

let database: Database;
let house: TestHouse;
let player: TestPlayer;
let round: KnownRound;

beforeEach(async () => {
  database = await createTestDatabase();
  [round] = (await seedTargets(database, [{ from: 20_000n, to: 60_000n }])) as [KnownRound];
  const config = { databaseUrl: database.url, crash: { preparation: 5_000, squib: 60_000 } };
  house = await TestHouse.start({ database, config });
  player = await TestPlayer.register(house);
  await vi.waitFor(async () => expect((await player.game()).roundId).toBe('1'), TIMEOUT);
});
afterEach(async () => {
  expect(await reconcile(database)).toEqual([]);
  await house.close();
  await database.close();
});

const owns = async () => (await player.game()).owns.filter(({ roundId }) => roundId === '1');
const status = async () => (await owns()).map((own) => own.status);

it('is placed beside the first, ends independently, and is paid by its own rate', async () => {
  const first = await player.bet('1', { amount: '1000000', rate: '10100' });
  const second = await player.bet('1', { amount: '2000000', betSlot: 2 });
  expect([first.own.slip, second.own.slip]).toEqual([1, 2]);
  expect(BigInt(first.balance) - BigInt(second.balance)).toBe(2_000_000n);
  expect((await player.game()).slips).toBe(2);
  expect((await owns()).map(({ slip, betAmount, autoRate }) => ({ slip, betAmount, autoRate }))).toEqual([
    { slip: 1, betAmount: '1000000', autoRate: '10100' },
    { slip: 2, betAmount: '2000000', autoRate: null },
  ]);
  await vi.waitFor(async () => expect(await status()).toEqual(['cashed', 'placed']), TIMEOUT);
  const out = await player.escape('1', 'cashOut', randomUUID(), 2);
  expect(out.own).toMatchObject({ slip: 2, betId: second.own.betId, status: 'cashed' });
  const rate = BigInt(out.own.escapeRate ?? 0) as Rate;
  expect(rate < round.target).toBe(true);
  expect(BigInt(out.own.winAmount)).toBe(payout(2_000_000n, rate));
  expect(BigInt(out.balance)).toBe(
    BigInt(second.balance) + payout(1_000_000n, 10_100n) + payout(2_000_000n, rate),
  );
});

it('is taken back independently, after which another can be placed; a third bet is refused', async () => {
  await player.bet('1');
  await player.bet('1', { betSlot: 2 });
  await expect(player.bet('1')).rejects.toMatchObject({ errCode: 746 });
  await expect(player.bet('1', { betSlot: 2 })).rejects.toMatchObject({ errCode: 746 });
  await expect(player.bet('1', { betSlot: 3 })).rejects.toMatchObject({ errCode: 3 });
  const { own } = await player.escape('1', 'cancel', randomUUID(), 2);
  expect(own).toMatchObject({ slip: 2, status: 'returned' });
  expect(await status()).toEqual(['placed', 'returned']);
  await player.bet('1', { betSlot: 2, amount: '3000000' });
  expect(await status()).toEqual(['placed', 'placed']);
});

it('leaves calls without a slip to the first bet', async () => {
  await player.bet('1', { betSlot: 2 });
  const document = (call: string) => ({
    document: `mutation { ${call} { own { betId slip status } } }`,
    field: call.slice(0, call.indexOf('(')),
  });
  const send = (call: string) => player.channel.call(document(call) as never, {} as never) as Promise<never>;
  await expect(send(`crashEscape(key: "escape-of-none", roundId: "1")`)).rejects.toMatchObject({
    errCode: 704,
  });
  expect(
    await send(`crashBet(key: "bet-of-the-first", roundId: "1", amount: "1000000", currency: "IDR")`),
  ).toMatchObject({ own: { slip: 1, status: 'placed' } });
  expect(await send(`crashEscape(key: "escape-of-first", roundId: "1", intent: cancel)`)).toMatchObject({
    own: { slip: 1, status: 'returned' },
  });
  expect(await status()).toEqual(['returned', 'placed']);
});

it('repeats the answer of a known key, and refuses that key for the other slip', async () => {
  const key = randomUUID();
  const { own, balance } = await player.bet('1', { key, betSlot: 2 });
  expect(await player.bet('1', { key, betSlot: 2 })).toMatchObject({ own: { betId: own.betId }, balance });
  await expect(player.bet('1', { key })).rejects.toMatchObject({ errCode: 3 });
  expect(await status()).toEqual([null, 'placed']);
});

it('is placed once when requested at the same time as the first', async () => {
  const placed = [1, 2, 1, 2].map((slip) => player.bet('1', { betSlot: slip }).then(() => null, codeFrom));
  expect((await Promise.all(placed)).sort()).toEqual([746, 746, null, null]);
  expect(await status()).toEqual(['placed', 'placed']);
  const history = await database.pool.query('SELECT count(*)::int AS bets FROM bets');
  expect(history.rows).toEqual([{ bets: 2 }]);
});

const codeFrom = (error: { errCode?: number }) => error.errCode ?? -1;
