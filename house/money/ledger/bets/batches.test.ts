import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Database } from '../../../core/db/database.ts';
import { createTestDatabase } from '../../../testing/core/testDatabase.ts';
import { addPlayers, addRound, bet, CURRENCY, fly, stake } from '../../../testing/ledger/testLedger.ts';
import { walletOf } from '../ledger.ts';
import { reconcile } from '../reconcile/reconcile.ts';

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(async () => {
  expect(await reconcile(db)).toEqual([]);
  await db.close();
});

const codesOf = async (calls: Promise<unknown>[]) =>
  (await Promise.allSettled(calls)).map((one) => (one.status === 'fulfilled' ? 0 : one.reason.code));

it('accepts or refuses each concurrent bet as if it came alone', async () => {
  const players = await addPlayers(db, 60, 250n);
  const roundId = await addRound(db);
  const calls = players.flatMap((userId, i) => [
    stake(db, userId, roundId, { key: `a${i}`, amount: 100n }),
    stake(db, userId, roundId, { key: `a${i}`, amount: 100n }),
    stake(db, userId, roundId, { key: `b${i}`, amount: i % 2 === 0 ? 150n : 151n }),
    stake(db, userId, roundId, { key: `c${i}`, amount: 0n }),
  ]);
  const strangers = [stake(db, 9_999_999n, roundId), stake(db, players[0] as bigint, 9_999_999n)];
  const [codes, codesOfStrangers] = await Promise.all([codesOf(calls), codesOf(strangers)]);
  expect(codesOfStrangers).toEqual([704, 704]);
  for (const [i, userId] of players.entries()) {
    expect(codes.slice(i * 4, i * 4 + 4)).toEqual([0, 0, i % 2 === 0 ? 0 : 700, 702]);
    expect(await walletOf(db, userId, CURRENCY)).toBe(i % 2 === 0 ? 0n : 150n);
    const [first, again] = await Promise.all(calls.slice(i * 4, i * 4 + 2));
    expect([first?.replayed, again?.replayed].sort()).toEqual([false, true]);
    expect(again?.bet).toEqual(first?.bet);
  }
});

it('shares transactions among concurrent bets', async () => {
  const players = await addPlayers(db, 90, 100n);
  const roundId = await addRound(db);
  const connections = vi.spyOn(db.money, 'connect');
  const replies = await Promise.all(players.map((userId) => bet(db, userId, roundId)));
  expect(connections.mock.calls.length).toBeLessThan(10);
  connections.mockRestore();
  expect(replies.map((reply) => reply.bet.userId)).toEqual(players);
});

it('handles bets with special conditions individually among plain ones', async () => {
  const players = await addPlayers(db, 12, 200n);
  const roundId = await addRound(db);
  const [onBreak, blocked, limited, stands, poor, known] = players;
  await db.pool.query(
    `INSERT INTO player_guards (user_id, time_zone, break_kind, break_until, blocked_at, loss_limited) VALUES
      ($1, 'Asia/Jakarta', 'timeout', now_ms() + 60000, NULL, false),
      ($2, 'Asia/Jakarta', NULL, NULL, 1, false), ($3, 'Asia/Jakarta', NULL, NULL, NULL, true)`,
    [onBreak, blocked, limited],
  );
  await db.pool.query(`INSERT INTO player_limits (user_id, kind, amount) VALUES ($1, 'lossDay', 99)`, [
    limited,
  ]);
  await bet(db, stands!, roundId, { key: 'before' });
  const first = await bet(db, known!, roundId, { key: 'known' });
  const calls = players.map((userId) =>
    bet(db, userId, roundId, {
      key: userId === known ? 'known' : 'now',
      amount: userId === poor ? 201n : 100n,
    }),
  );
  expect(await codesOf(calls)).toEqual([7030, 7028, 711, 746, 700, 0, 0, 0, 0, 0, 0, 0]);
  expect(await calls[5]).toEqual({ ...first, replayed: true });
  const [, , , , , , ...plain] = await Promise.allSettled(calls);
  for (const [i, one] of plain.entries()) {
    const userId = players[i + 6];
    const bet = { userId, roundId, amount: 100n, effectiveRate: 20_000n, status: 'placed', wageringId: null };
    expect(one).toMatchObject({ value: { bet, balance: 100n, bonus: 0n, replayed: false } });
  }
});

it('places all bets but the one that a trigger refuses unexpectedly', async () => {
  const players = await addPlayers(db, 12, 100n);
  const roundId = await addRound(db);
  await db.pool.query(
    `CREATE TRIGGER test_refuses BEFORE INSERT ON bets FOR EACH ROW WHEN (NEW.user_id = ${players[4]})
      EXECUTE FUNCTION refuse_change('for this test')`,
  );
  const calls = players.map((userId) => bet(db, userId, roundId));
  const states = (await Promise.allSettled(calls)).map(({ status }) => status);
  await db.pool.query('DROP TRIGGER test_refuses ON bets');
  expect(states).toEqual(players.map((_, i) => (i === 4 ? 'rejected' : 'fulfilled')));
  const wallets = await Promise.all(players.map((userId) => walletOf(db, userId, CURRENCY)));
  expect(wallets).toEqual(players.map((_, i) => (i === 4 ? 100n : 0n)));
});

it('refuses all bets on a closed round and accepts those on the next one', async () => {
  const players = await addPlayers(db, 20, 1_000n);
  const [closed, next] = [await addRound(db), await addRound(db)];
  await fly(db, closed);
  const codes = await codesOf(players.flatMap((userId) => [bet(db, userId, closed), bet(db, userId, next)]));
  expect(codes).toEqual(players.flatMap(() => [716, 0]));
});

it('places the rest of a batch that contains a key PostgreSQL cannot store', async () => {
  const [one, other] = (await addPlayers(db, 2, 100n)) as [bigint, bigint];
  const roundId = await addRound(db);
  const [broken, fine] = await Promise.allSettled([
    bet(db, one, roundId, { key: '\0' }),
    bet(db, other, roundId, { key: 'fine' }),
  ]);
  expect([broken.status, fine.status]).toEqual(['rejected', 'fulfilled']);
  expect(await walletOf(db, other, CURRENCY)).toBe(0n);
});

it('rejects every call of a failed batch with the error', async () => {
  const players = await addPlayers(db, 3, 100n);
  const roundId = await addRound(db);
  const lost = vi
    .spyOn(db.money, 'connect')
    .mockImplementation(() => Promise.reject(new Error('the line is cut')));
  const calls = await Promise.allSettled(players.map((userId) => bet(db, userId, roundId)));
  lost.mockRestore();
  expect(calls.map((one) => one.status === 'rejected' && one.reason.message)).toEqual(
    players.map(() => 'the line is cut'),
  );
  expect((await bet(db, players[0] as bigint, roundId)).replayed).toBe(false);
});
