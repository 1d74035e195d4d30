import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ErrorCode } from '../../../contract/errors.ts';
import { callLedger } from '../../money/ledger/call.ts';
import { SwallowingProxy } from '../../testing/core/swallowingProxy.ts';
import { createTestDatabase } from '../../testing/core/testDatabase.ts';
import { addPlayer, CURRENCY } from '../../testing/ledger/testLedger.ts';
import { type Database, isBusy, openDatabase } from './database.ts';
import { NetworkPath } from './networkPath.ts';

/** A house's database over a network path that can be lost. */

/** Time limit within which every call ends, ms. */
const ENDS_MS = 5_000;
const BACK = { timeout: 5_000, interval: 50 };

let db: Database;
let proxy: SwallowingProxy;
let path: NetworkPath;
let house: Database;

beforeEach(async () => {
  db = await createTestDatabase();
  // The server also has a Unix socket, which would bypass the network.
  const tcp = new URL(db.url);
  tcp.hostname = '127.0.0.1';
  const through = await SwallowingProxy.open(tcp.href);
  proxy = through.proxy;
  path = new NetworkPath(through.url, pino({ level: 'silent' }));
  path.start();
  house = openDatabase(through.url, { max: 3, money: 2, path });
  // Their connections are open before the path is lost.
  await Promise.all([house.pool.query('SELECT 1'), house.money.query('SELECT 1')]);
});
afterEach(async () => {
  await house.close();
  await path.stop();
  await proxy.close();
  await db.close();
});

/** How an unanswered call ends, and after how long. */
async function endOf(call: Promise<unknown>): Promise<{ busy: boolean; ms: number }> {
  const began = performance.now();
  const error = await call.then(
    () => null,
    (error: unknown) => error,
  );
  return { busy: isBusy(error), ms: performance.now() - began };
}

const grant = (user: bigint) =>
  callLedger(house, 'test_grant', 'SELECT * FROM ledger_grant($1, $2, $3, $4, $5)', [
    `key-${user}`,
    user,
    CURRENCY,
    70n,
    'test',
  ]);

async function balanceOf(player: bigint): Promise<bigint> {
  const { rows } = await db.pool.query<{ balance: bigint }>(
    "SELECT balance FROM ledger_accounts WHERE user_id = $1 AND kind = 'wallet'",
    [player],
  );
  return rows[0]?.balance ?? 0n;
}

it('ends everything in progress when it is lost, refuses new calls at once, and serves again when it is back', async () => {
  const inTransaction = house.orm.transaction(async (tx) => {
    await tx.execute(sql`SELECT 1`);
    proxy.lose();
    await vi.waitFor(() => expect(path.lost).toBe(true), BACK);
    await tx.execute(sql`SELECT 1`);
  });
  // Three have a connection, the others wait for one.
  const calls = [inTransaction, ...Array.from({ length: 6 }, () => house.pool.query('SELECT pg_sleep(30)'))];
  for (const { busy, ms } of await Promise.all(calls.map(endOf))) {
    expect(busy).toBe(true);
    expect(ms).toBeLessThan(ENDS_MS);
  }
  expect(house.pool.totalCount).toBe(0);
  const later = await endOf(house.pool.query('SELECT 1'));
  expect(later.busy).toBe(true);
  expect(later.ms).toBeLessThan(500);

  proxy.restore();
  await vi.waitFor(
    async () => expect((await house.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]),
    BACK,
  );
});

it('books a call once that was given up and reaches PostgreSQL later', async () => {
  const player = await addPlayer(db, 1_000n);
  proxy.lose();
  await expect(grant(player)).rejects.toMatchObject({ code: ErrorCode.tooFrequent });
  expect(await balanceOf(player)).toBe(1_000n);
  proxy.restore();
  await vi.waitFor(async () => expect(await balanceOf(player)).toBe(1_070n), BACK);
  await vi.waitFor(() => grant(player), BACK);
  expect(await balanceOf(player)).toBe(1_070n);
});

it('releases the locks of a transaction whose house is unreachable', async () => {
  const player = await addPlayer(db, 1_000n);
  const lost = house.orm.transaction(async (tx) => {
    await tx.execute(sql`SELECT FROM users WHERE id = ${player} FOR NO KEY UPDATE`);
    proxy.lose();
    await tx.execute(sql`SELECT 1`);
  });
  await expect(lost).rejects.toSatisfy(isBusy);
  // The path is still lost: PostgreSQL ends the session by itself.
  const lock = () => db.pool.query('SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE NOWAIT', [player]);
  await expect(lock()).rejects.toMatchObject({ code: '55P03' });
  await vi.waitFor(lock, { timeout: 10_000, interval: 100 });
});

it('lets a statement run longer than the silence limit of the path', async () => {
  const { rows } = await house.pool.query("SELECT pg_sleep(4), 'done' AS what");
  expect(rows[0]?.what).toBe('done');
});

it('survives the loss of its heartbeat’s own connection', async () => {
  const beats = async () => {
    const { rows } = await db.pool.query<{ pid: number }>(
      "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'kilat heartbeat'",
    );
    return rows.map(({ pid }) => pid);
  };
  const before = await vi.waitFor(async () => {
    const pids = await beats();
    expect(pids).toHaveLength(1);
    return pids;
  }, BACK);
  const { rows } = await house.pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  await db.pool.query('SELECT pg_terminate_backend($1)', before);
  await vi.waitFor(async () => {
    const [pid] = await beats();
    expect(pid).toBeDefined();
    expect([pid]).not.toEqual(before);
  }, BACK);
  expect(path.lost).toBe(false);
  expect((await house.pool.query('SELECT pg_backend_pid() AS pid')).rows).toEqual(rows);
});

it('answers a money call that waits for a row lock with 667 in time, without effect', async () => {
  const player = await addPlayer(db, 1_000n);
  const other = await db.pool.connect();
  const began = performance.now();
  try {
    await other.query('BEGIN');
    await other.query('SELECT FROM ledger_accounts WHERE user_id = $1 FOR UPDATE', [player]);
    await expect(grant(player)).rejects.toMatchObject({ code: ErrorCode.tooFrequent });
    expect(performance.now() - began).toBeLessThan(ENDS_MS);
  } finally {
    await other.query('ROLLBACK');
    other.release();
  }
  expect(await balanceOf(player)).toBe(1_000n);
  await grant(player);
  expect(await balanceOf(player)).toBe(1_070n);
});
