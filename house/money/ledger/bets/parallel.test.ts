import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../core/db/database.ts';
import { createTestDatabase } from '../../../testing/core/testDatabase.ts';
import { award, grant } from '../../../testing/ledger/testGifts.ts';
import {
  addPlayer,
  addPlayers,
  addRound,
  bet,
  CURRENCY,
  fly,
  GAME,
  payDue,
  settleRound,
} from '../../../testing/ledger/testLedger.ts';
import { addDeposit, payIn, requestPayout } from '../../../testing/ledger/testOrders.ts';
import { codes, times, values } from '../../../testing/ledger/testParallel.ts';
import { walletOf } from '../ledger.ts';
import { reconcile } from '../reconcile/reconcile.ts';
import { payBet, returnBet, storeCashOut } from './bets.ts';
import { closeRound, openRound } from './rounds.ts';

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase({ max: 12 });
});
afterAll(async () => {
  expect(await reconcile(db)).toEqual([]);
  await db.close();
});

it('never overdraws a wallet', async () => {
  const userId = await addPlayer(db, 1_000n);
  const rounds = await Promise.all(Array.from({ length: 40 }, () => addRound(db)));
  const results = await times(40, (i) => bet(db, userId, rounds[i]!, { amount: 90n }));
  expect(
    values(results)
      .map((reply) => reply.balance)
      .sort((a, b) => Number(b - a)),
  ).toEqual(Array.from({ length: 11 }, (_, i) => 1_000n - 90n * BigInt(i + 1)));
  expect(codes(results)).toEqual(Array(29).fill(700));
});

it('accepts one of many bets on a round', async () => {
  const userId = await addPlayer(db, 1_000n);
  const roundId = await addRound(db);
  const results = await times(20, (i) => bet(db, userId, roundId, { key: `k${i}` }));
  expect(values(results)).toHaveLength(1);
  expect(codes(results)).toEqual(Array(19).fill(746));
});

it('gives one effect and one reply per key', async () => {
  const userId = await addPlayer(db, 1_000n);
  const roundId = await addRound(db);
  const placed = values(await times(20, () => bet(db, userId, roundId, { key: 'k' })));
  expect(placed).toHaveLength(20);
  expect(placed.filter((reply) => !reply.replayed)).toHaveLength(1);
  expect(new Set(placed.map(({ bet, balance }) => `${bet.id} ${bet.placedAt} ${balance}`)).size).toBe(1);

  await fly(db, roundId);
  const out = values(
    await times(20, (i) =>
      payBet(db, { key: 'out', userId, game: GAME, roundId, rate: 12_000n + BigInt(i) * 100n }),
    ),
  );
  expect(out).toHaveLength(20);
  expect(out.filter((reply) => !reply.replayed)).toHaveLength(1);
  expect(new Set(out.map(({ bet, balance }) => `${bet.rate} ${bet.payout} ${balance}`)).size).toBe(1);

  const granted = values(
    await times(20, () => grant(db, { key: 'gift', userId, currency: CURRENCY, amount: 5n, reason: 'gift' })),
  );
  expect(granted.filter((reply) => !reply.replayed)).toHaveLength(1);
  expect(await walletOf(db, userId, CURRENCY)).toBe(900n + out[0]!.bet.payout + 5n);
});

it('ends each bet exactly once when cash-outs, due payments and two settlements race', async () => {
  const players = await addPlayers(db, 60, 1_000n);
  const roundId = await addRound(db);
  await Promise.all(
    players.map((userId, i) => bet(db, userId, roundId, { effectiveRate: 15_000n + BigInt(i) * 300n })),
  );
  await fly(db, roundId);
  const round = { game: GAME, roundId, target: 25_000n, interrupted: false };
  const outs: Promise<unknown>[] = players.map((userId) =>
    payBet(db, { key: 'out', userId, game: GAME, roundId, rate: 14_000n }).then(
      (reply) => ({ userId, balance: reply.balance }),
      (error) => error,
    ),
  );
  const ended = await Promise.all([
    ...outs.slice(0, 20),
    payDue(db, { game: GAME, roundId, rate: 20_000n }),
    ...outs.slice(20, 40),
    settleRound(db, round),
    settleRound(db, { ...round, interrupted: true }),
    ...outs.slice(40),
  ]);
  const ends = ended.flat() as { userId?: bigint; balance?: bigint; code?: number }[];
  const paid = ends.filter((one) => one.balance !== undefined);
  expect(new Set(paid.map((one) => one.userId))).toEqual(new Set(players));
  expect(paid).toHaveLength(60);
  for (const refused of ends.filter((one) => one.balance === undefined)) expect(refused.code).toBe(712);
  for (const one of ends) if (one.userId) expect(await walletOf(db, one.userId, CURRENCY)).toBe(one.balance);
});

it('accepts no bet and takes none back after the round has closed', async () => {
  const early = await addPlayers(db, 20, 1_000n);
  const late = await addPlayers(db, 40, 1_000n);
  const roundId = await addRound(db);
  await Promise.all(early.map((userId) => bet(db, userId, roundId)));
  await openRound(db, { game: GAME, roundId, opensAt: 0, startsAt: 0 });
  const [bets, backs, open] = await Promise.all([
    times(40, (i) => bet(db, late[i]!, roundId)),
    times(20, (i) => returnBet(db, { key: 'back', userId: early[i]!, game: GAME, roundId })),
    closeRound(db, { game: GAME, roundId }).then(() =>
      db.pool.query<{ count: bigint }>(
        "SELECT count(*) FROM bets WHERE round_id = $1 AND status = 'placed'",
        [roundId],
      ),
    ),
  ]);
  expect(new Set([...codes(bets)].concat(716))).toEqual(new Set([716]));
  expect(new Set([...codes(backs)].concat(712))).toEqual(new Set([712]));
  const openBets = values(bets).length + 20 - values(backs).length;
  expect(open.rows).toEqual([{ count: BigInt(openBets) }]);
});

it('runs everything concurrently without a deadlock', async () => {
  const players = await addPlayers(db, 30, 10_000n);
  const [flying, next] = [await addRound(db), await addRound(db)];
  await Promise.all(
    players.map((userId) => bet(db, userId, flying, { effectiveRate: 15_000n + (userId % 7n) * 1_000n })),
  );
  await fly(db, flying);
  const results = await Promise.allSettled([
    ...players.map((userId) => bet(db, userId, next)),
    ...players.map((userId) =>
      grant(db, { key: 'gift', userId, currency: CURRENCY, amount: 5n, reason: 'gift' }),
    ),
    payDue(db, { game: GAME, roundId: flying, rate: 17_000n }),
    ...players.map((userId) =>
      payBet(db, { key: 'out', userId, game: GAME, roundId: flying, rate: 14_000n }),
    ),
    payDue(db, { game: GAME, roundId: flying, rate: 19_000n }),
    settleRound(db, { game: GAME, roundId: flying, target: 20_000n, interrupted: false }),
    ...players.map((userId) => returnBet(db, { key: 'back', userId, game: GAME, roundId: next })),
  ]);
  for (const code of codes(results)) expect([704, 712]).toContain(code);
});

it('pays every stored cash-out, and stores none once the round is being settled', async () => {
  const players = await addPlayers(db, 40, 1_000n);
  const roundId = await addRound(db);
  await Promise.all(players.map((userId) => bet(db, userId, roundId, { effectiveRate: null })));
  await fly(db, roundId);
  const store = (userId: bigint) =>
    storeCashOut(db, { userId, game: GAME, roundId, rate: 13_000n, at: Date.now() });
  const [stored, ended] = await Promise.all([
    Promise.all(players.slice(0, 20).map(store)).then(async (first) => [
      ...first,
      ...(await Promise.all(players.slice(20).map(store))),
    ]),
    settleRound(db, { game: GAME, roundId, target: 20_000n, interrupted: false }),
  ]);
  const cashed = new Set(ended.filter(({ status }) => status === 'cashed').map(({ userId }) => userId));
  expect(players.filter((_, i) => stored[i])).toEqual(players.filter((userId) => cashed.has(userId)));
});

it('keeps own and bonus money separate while awards, bets, their ends and forfeits race', async () => {
  const players = await addPlayers(db, 20, 0n);
  const [flying, next] = [await addRound(db), await addRound(db)];
  const give = (userId: bigint, key: string) =>
    award(db, { key, userId, currency: CURRENCY, amount: 150n, multiple: 1, expiresAt: null });
  await Promise.all(
    players.map(async (userId) => {
      await payIn(db, await addDeposit(db, userId, { amount: 90n }), 90n);
      await give(userId, 'award:1');
      await bet(db, userId, flying, { effectiveRate: 15_000n });
    }),
  );
  await fly(db, flying);
  const results = await Promise.allSettled([
    ...players.map((userId) => bet(db, userId, next)),
    ...players.map((userId) => give(userId, 'award:2')),
    payDue(db, { game: GAME, roundId: flying, rate: 15_000n }),
    ...players.slice(0, 10).map((userId) => requestPayout(db, userId, { amount: 50n, giveUp: true })),
    settleRound(db, { game: GAME, roundId: flying, target: 20_000n, interrupted: false }),
    ...players.map((userId) => returnBet(db, { key: 'back', userId, game: GAME, roundId: next })),
    ...players.map((userId) => give(userId, 'award:2')),
  ]);
  for (const code of codes(results)) expect([700, 704, 712]).toContain(code);
  const { rows } = await db.pool.query(
    'SELECT count(DISTINCT b.id) AS bets, count(DISTINCT b.wagering_id) AS wagerings FROM bets b WHERE b.round_id = $1',
    [flying],
  );
  expect(rows).toEqual([{ bets: 20n, wagerings: 20n }]);
});
