import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ErrorCode } from '../../../contract/errors.ts';
import type { Database } from '../../core/db/database.ts';
import { createTestDatabase } from '../../testing/core/testDatabase.ts';
import { addPlayer, CURRENCY } from '../../testing/ledger/testLedger.ts';
import { send } from '../../testing/ledger/testProvider.ts';
import { callLedger } from './call.ts';

/** Tests the errors that callers get from a ledger that cannot answer in time. */

let db: Database;
/** The same database with a short statement timeout and a single connection. */
let hurried: Database;

beforeAll(async () => {
  db = await createTestDatabase();
  const money = new pg.Pool({
    connectionString: db.url,
    max: 1,
    connectionTimeoutMillis: 300,
    statement_timeout: 200,
  });
  // As in the house's own pools: a connection that ends with its database does not fail a test.
  money.on('error', () => {});
  money.on('connect', (client) => client.on('error', () => {}));
  hurried = { ...db, money };
});
afterAll(async () => {
  await hurried.money.end();
  await db.close();
});

const BUSY = expect.objectContaining({ code: ErrorCode.tooFrequent });
const grant = (user: bigint) =>
  callLedger(hurried, 'test_grant', 'SELECT * FROM ledger_grant($1, $2, $3, $4, $5)', [
    `key-${user}`,
    user,
    CURRENCY,
    70n,
    'test',
  ]);

it('that waits too long for a lock is refused as busy without effect, and succeeds on retry', async () => {
  const player = await addPlayer(db, 1_000n);
  const balance = async () =>
    (
      await db.pool.query("SELECT balance FROM ledger_accounts WHERE user_id = $1 AND kind = 'wallet'", [
        player,
      ])
    ).rows[0].balance;
  const other = await db.pool.connect();
  try {
    await other.query('BEGIN');
    await other.query('SELECT FROM ledger_accounts WHERE user_id = $1 FOR UPDATE', [player]);
    await expect(grant(player)).rejects.toEqual(BUSY);
  } finally {
    await other.query('ROLLBACK');
    other.release();
  }
  expect(await balance()).toBe(1_000n);
  // On a slow machine a retry may time out as well.
  await vi.waitFor(() => grant(player), { timeout: 20_000 });
  expect(await balance()).toBe(1_070n);
});

it('that finds no free connection is refused as busy', async () => {
  const player = await addPlayer(db, 1_000n);
  const only = await hurried.money.connect();
  try {
    await expect(grant(player)).rejects.toEqual(BUSY);
  } finally {
    only.release();
  }
});

const connection = async () =>
  (await callLedger<{ pid: number }>(hurried, 'test_connection', 'SELECT pg_backend_pid() AS pid', []))[0]
    ?.pid;

it('that is refused keeps its connection', async () => {
  const before = await connection();
  const claim = callLedger(hurried, 'test_refusal', 'SELECT * FROM award_claim($1, $2, $3)', [1n, 0n, 'key']);
  await expect(claim).rejects.toMatchObject({ code: ErrorCode.notFound });
  expect(await connection()).toBe(before);
});

it('that refuses a provider’s transaction keeps its connection', async () => {
  const userId = await addPlayer(db, 1_000n);
  const before = await connection();
  const win = { kind: 'win', uuid: 'win', userId, reference: 'never', amount: 5n } as const;
  expect(await send(hurried, win)).toBe('unknown');
  expect(await connection()).toBe(before);
});

it('that loses its connection gets a new one for the next call', async () => {
  const before = await connection();
  const slow = callLedger(hurried, 'test_slow', 'SELECT pg_sleep(10)', []);
  const failed = expect(slow).rejects.toThrow();
  await vi.waitFor(async () => {
    const { rows } = await db.pool.query(
      "SELECT pg_terminate_backend(pid) AS ended FROM pg_stat_activity WHERE pid = $1 AND query LIKE '%pg_sleep(10)'",
      [before],
    );
    expect(rows).toEqual([{ ended: true }]);
  });
  await failed;
  expect(await connection()).not.toBe(before);
});
