import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Database } from '../../../core/db/database.ts';
import { createTestDatabase } from '../../../testing/core/testDatabase.ts';
import { CURRENCY } from '../../../testing/ledger/testLedger.ts';
import { act, addPairs, LOST, type Pair, pairOf, start, WON } from '../../../testing/ledger/testSolo.ts';
import { walletOf } from '../ledger.ts';
import { reconcile } from '../reconcile/reconcile.ts';
import { livePair, Outdated, soloRound } from './solo.ts';

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(async () => {
  expect(await reconcile(db)).toEqual([]);
  await db.close();
});

const OUTDATED = -1;

/** The results of the calls: 0 for success, the code of a refusal, or OUTDATED. */
const codesOf = async (calls: Promise<unknown>[]) =>
  (await Promise.allSettled(calls)).map((one) => {
    if (one.status === 'fulfilled') return 0;
    return one.reason instanceof Outdated ? OUTDATED : one.reason.code;
  });

const roundIdsOf = async (pairs: readonly Pair[]) =>
  (await Promise.all(pairs.map((pair) => start(db, pair)))).map(({ roundId }) => roundId);

it('starts or refuses each concurrent round as if it came alone', async () => {
  const pairs = await addPairs(db, 40, { funds: 250n });
  const others = await Promise.all(pairs.map(({ userId }) => pairOf(db, userId, 'hilo')));
  const calls = pairs.flatMap((pair, i) => [
    start(db, pair, { key: 'a' }),
    start(db, pair, { key: 'a' }),
    start(db, others[i] as Pair, { key: 'b', amount: i % 2 === 0 ? 150n : 251n, ending: LOST }),
    start(db, others[i] as Pair, { key: 'd', amount: 0n }),
    start(db, others[i] as Pair, { key: 'e', currency: 'XXX' }),
    start(db, others[i] as Pair, { key: '', ending: LOST }),
  ]);
  const codes = await codesOf(calls);
  expect(await codesOf(pairs.map((pair) => start(db, pair, { key: 'c' })))).toEqual(pairs.map(() => 710));
  for (const [i, pair] of pairs.entries()) {
    const [first, again, other, nothing, stranger, unnamed] = codes.slice(i * 6, i * 6 + 6);
    expect([first, again, other, stranger, unnamed]).toEqual([0, 0, i % 2 === 0 ? 0 : 700, 704, 3]);
    // Checked before or after the round of that game.
    expect([702, OUTDATED]).toContain(nothing);
    const [one, same] = await Promise.all(calls.slice(i * 6, i * 6 + 2));
    expect([one?.replayed, same?.replayed].sort()).toEqual([false, true]);
    expect({ ...same, replayed: null }).toEqual({ ...one, replayed: null });
    expect(await walletOf(db, pair.userId, CURRENCY)).toBe(i % 2 === 0 ? 0n : 150n);
  }
});

it('shares transactions among concurrent starts, moves and cash-outs, and gives each its own reply', async () => {
  const pairs = await addPairs(db, 64);
  const connections = vi.spyOn(db.money, 'connect');
  const started = await Promise.all(
    pairs.map((pair, i) => start(db, pair, { ending: [null, WON, LOST][i % 3] ?? null })),
  );
  const open = pairs.flatMap((pair, i) =>
    i % 3 === 0 ? [{ ...pair, roundId: started[i]?.roundId ?? 0n }] : [],
  );
  const moved = await Promise.all(open.map(({ userId, roundId }) => act(db, userId, roundId, 0, null)));
  const ended = await Promise.all(
    open.map(({ userId, roundId }, i) => act(db, userId, roundId, 1, i % 2 === 0 ? WON : LOST)),
  );
  expect(connections.mock.calls.length).toBeLessThan(20);
  connections.mockRestore();
  for (const [i, { userId }] of pairs.entries()) {
    expect(started[i]).toMatchObject({ balance: [900n, 1_100n, 900n][i % 3], bonus: 0n, replayed: false });
    const pair = await livePair(db, userId, 'mines');
    expect(pair).toMatchObject({ nonce: 1, openRound: null });
  }
  for (const [i, { userId, roundId }] of open.entries()) {
    const payout = i % 2 === 0 ? 200n : 0n;
    expect(moved[i]).toMatchObject({ balance: 900n, bonus: 0n });
    expect(ended[i]).toMatchObject({ balance: 900n + payout });
    const row = await soloRound(db, 'mines', roundId);
    expect(row?.round).toMatchObject({ userId, over: true, nonce: 0 });
    expect(row?.round.acts.map(({ key, balance }) => [key, balance])).toEqual([
      ['act 0', '900'],
      ['act 1', String(900n + payout)],
    ]);
    expect(row?.bet).toMatchObject({ status: payout ? 'cashed' : 'lost', payout, endedAt: ended[i]?.at });
  }
});

it('handles no plain call individually', async () => {
  const pairs = await addPairs(db, 12);
  const plain = async (text: string, columns: unknown[][]) => {
    const { rows } = await db.pool.query(`SELECT cardinality(places) AS done FROM ${text}`, columns);
    return rows[0].done;
  };
  const of = <T>(value: (pair: Pair, i: number) => T) => pairs.map(value);
  const endings = [of((_, i) => i % 2 === 0), of(() => 20_000n), of(() => 200n)];
  expect(
    await plain('ledger_solo_start_plain($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)', [
      ...[of(() => 'plain'), of(({ userId }) => userId), of(({ game }) => game), of(() => CURRENCY)],
      ...[of(() => 100n), of(() => '{}'), of(({ id }) => id), of(() => 0), of(() => 1_000n), ...endings],
    ]),
  ).toBe(12);
  const { rows } = await db.pool.query(
    'SELECT id, user_id FROM solo_rounds WHERE user_id = ANY ($1) AND NOT over',
    [pairs.map(({ userId }) => userId)],
  );
  expect(rows).toHaveLength(6);
  for (const over of [false, true])
    expect(
      await plain('ledger_solo_act_plain($1, $2, $3, $4, $5, $6, $7, $8)', [
        ...[rows.map(() => `plain ${over}`), rows.map((row) => row.user_id), rows.map((row) => row.id)],
        ...[rows.map(() => '1'), rows.map(() => (over ? 1 : 0)), rows.map(() => over)],
        ...[rows.map(() => 20_000n), rows.map((_, i) => (i % 2 === 0 ? 200n : 0n))],
      ]),
    ).toBe(6);
});

it('handles a start with special conditions individually, among plain ones', async () => {
  const pairs = await addPairs(db, 14, { funds: 200n });
  const [onBreak, blocked, limited, open, poor, known, behind] = pairs;
  await db.pool.query(
    `INSERT INTO player_guards (user_id, time_zone, break_kind, break_until, blocked_at, loss_limited) VALUES
      ($1, 'Asia/Jakarta', 'timeout', now_ms() + 60000, NULL, false),
      ($2, 'Asia/Jakarta', NULL, NULL, 1, false), ($3, 'Asia/Jakarta', NULL, NULL, NULL, true)`,
    [onBreak?.userId, blocked?.userId, limited?.userId],
  );
  await db.pool.query("INSERT INTO player_limits (user_id, kind, amount) VALUES ($1, 'lossDay', 99)", [
    limited?.userId,
  ]);
  await start(db, open as Pair, { key: 'before' });
  const first = await start(db, known as Pair, { key: 'known', ending: WON });
  await start(db, behind as Pair, { key: 'elsewhere', ending: LOST });
  const calls = pairs.map((pair) =>
    start(db, pair, {
      key: pair === known ? 'known' : 'now',
      amount: pair === poor ? 201n : 100n,
      ending: WON,
    }),
  );
  expect(await codesOf(calls)).toEqual([7030, 7028, 711, 710, 700, 0, OUTDATED, 0, 0, 0, 0, 0, 0, 0]);
  expect(await calls[5]).toEqual({ ...first, replayed: true });
});

it('handles a move or a cash-out with special conditions individually, among plain ones', async () => {
  const pairs = await addPairs(db, 10);
  const rounds = await roundIdsOf(pairs);
  const at = (i: number) => [pairs[i]?.userId ?? 0n, rounds[i] ?? 0n] as const;
  await act(db, ...at(1), 0, null);
  await act(db, ...at(2), 0, LOST);
  const codes = await codesOf([
    // Another player's round, an unknown one, one that has advanced, one that is over, and a key that was used for money.
    act(db, pairs[0]?.userId ?? 0n, rounds[3] ?? 0n, 0, WON),
    act(db, pairs[4]?.userId ?? 0n, 987_654_321n, 0, null),
    act(db, ...at(1), 0, null, 'late'),
    act(db, ...at(2), 1, WON, 'late'),
    act(db, ...at(5), 0, WON, 'start'),
    // Two calls on one round: the second one has to be computed again.
    act(db, ...at(6), 0, null, 'one'),
    act(db, ...at(6), 0, WON, 'other'),
    ...[7, 8, 9].map((i) => act(db, ...at(i), 0, WON)),
  ]);
  expect(codes.slice(0, 5)).toEqual([704, 704, OUTDATED, OUTDATED, 3]);
  expect(codes.slice(5, 7).sort()).toEqual([OUTDATED, 0]);
  expect(codes.slice(7)).toEqual([0, 0, 0]);
});

it('starts and ends all but the one that a trigger refuses unexpectedly', async () => {
  const pairs = await addPairs(db, 12);
  const refusing = async (table: string, what: string, calls: () => Promise<unknown>[]) => {
    await db.pool.query(
      `CREATE TRIGGER test_refuses BEFORE ${what} ON ${table} FOR EACH ROW WHEN (NEW.user_id = ${pairs[4]?.userId})
        EXECUTE FUNCTION refuse_change('for this test')`,
    );
    const codes = await codesOf(calls());
    await db.pool.query(`DROP TRIGGER test_refuses ON ${table}`);
    expect(codes).toEqual(pairs.map((_, i) => (i === 4 ? 'KLX00' : 0)));
  };
  await refusing('bets', 'INSERT', () => pairs.map((pair) => start(db, pair, { ending: WON })));
  await start(db, pairs[4] as Pair, { ending: WON });
  const rounds = await Promise.all(pairs.map((pair) => start(db, pair, { key: 'next', nonce: 1 })));
  await refusing('bets', 'UPDATE', () =>
    pairs.map(({ userId }, i) => act(db, userId, rounds[i]?.roundId ?? 0n, 0, WON, 'end')),
  );
  const wallets = await Promise.all(pairs.map(({ userId }) => walletOf(db, userId, CURRENCY)));
  expect(wallets).toEqual(pairs.map((_, i) => (i === 4 ? 1_000n : 1_200n)));
});

it('leaves no effect of a batch whose connection is killed, and completes it on retry', async () => {
  const pairs = await addPairs(db, 20);
  const holder = await db.pool.connect();
  await holder.query('BEGIN');
  await holder.query('SELECT FROM ledger_accounts WHERE user_id = $1 FOR UPDATE', [pairs[10]?.userId]);
  const calls = codesOf(pairs.map((pair) => start(db, pair, { ending: WON })));
  const { rows: pids } = await holder.query('SELECT pg_backend_pid() AS pid');
  for (let killed = 0; killed === 0; await sleep(20)) {
    const { rowCount } = await holder.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE $1 = ANY (pg_blocking_pids(pid))',
      [pids[0].pid],
    );
    killed = rowCount ?? 0;
  }
  await holder.query('COMMIT');
  holder.release();
  const codes = await calls;
  expect(codes.filter((code) => code === 0).length).toBeLessThan(pairs.length);
  for (const [i, { userId }] of pairs.entries()) {
    expect(await walletOf(db, userId, CURRENCY)).toBe(codes[i] === 0 ? 1_100n : 1_000n);
    expect(await livePair(db, userId, 'mines')).toMatchObject({ nonce: codes[i] === 0 ? 1 : 0 });
  }
  const again = await Promise.all(pairs.map((pair) => start(db, pair, { ending: WON })));
  expect(again.map(({ replayed, balance }) => [replayed, balance])).toEqual(
    codes.map((code) => [code === 0, 1_100n]),
  );
});

it('never makes calls wait for a batch that waits for a lock', async () => {
  const [locked, free, later] = (await addPairs(db, 3)) as [Pair, Pair, Pair];
  const holder = await db.pool.connect();
  await holder.query('BEGIN');
  await holder.query('SELECT FROM ledger_accounts WHERE user_id = $1 FOR UPDATE', [locked.userId]);
  const waits = start(db, locked, { ending: WON });
  await sleep(5);
  expect(await start(db, free, { ending: WON })).toMatchObject({ balance: 1_100n });
  expect(await start(db, later, { ending: LOST })).toMatchObject({ balance: 900n });
  expect(await walletOf(db, locked.userId, CURRENCY)).toBe(1_000n);
  await holder.query('COMMIT');
  holder.release();
  expect(await waits).toMatchObject({ balance: 1_100n });
});

it('uses half of the connections for batches that wait for a lock, and no more', async () => {
  const pairs = await addPairs(db, 8);
  const holder = await db.pool.connect();
  await holder.query('BEGIN');
  await holder.query('SELECT FROM ledger_accounts WHERE user_id = ANY ($1) FOR UPDATE', [
    pairs.map(({ userId }) => userId),
  ]);
  const connections = vi.spyOn(db.money, 'connect');
  const waiting: Promise<unknown>[] = [];
  for (const pair of pairs) {
    waiting.push(start(db, pair, { ending: WON }));
    await sleep(70);
  }
  expect(connections.mock.calls.length).toBe(5);
  await holder.query('COMMIT');
  holder.release();
  await Promise.all(waiting);
  connections.mockRestore();
});
