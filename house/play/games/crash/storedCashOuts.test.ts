import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { timeOf } from '../../../../contract/games/crash/rules.ts';
import type { Database } from '../../../core/db/database.ts';
import { reconcile } from '../../../money/ledger/reconcile/reconcile.ts';
import { createTestDatabase } from '../../../testing/core/testDatabase.ts';
import { type KnownRound, seedTargets } from '../../../testing/games/testChain.ts';
import { TestPlayer } from '../../../testing/games/testPlayer.ts';
import { TestHouse } from '../../../testing/testHouse.ts';

// Polling slow enough not to be treated as an automated client.
const TIMEOUT = { timeout: 30_000, interval: 100 };
/** Advisory lock on which storing a cash-out waits in these tests. */
const LOCK = 4711;

let database: Database;
let house: TestHouse;
let round: KnownRound;

beforeEach(async () => {
  database = await createTestDatabase();
  [round] = (await seedTargets(database, [{ from: 11_000n, to: 13_000n }])) as [KnownRound];
  house = await open();
});
afterEach(async () => {
  expect(await reconcile(database)).toEqual([]);
  await house.close();
  await database.close();
});

/** Opens a house on the database: the first one leads. */
function open(): Promise<TestHouse> {
  const config = { databaseUrl: database.url, crash: { preparation: 7_000, squib: 60_000 } };
  return TestHouse.start({ database, config });
}

/** Blocks the storing of cash-outs; returns the function that unblocks it. */
async function blockStoring(): Promise<() => Promise<void>> {
  const { rows } = await database.pool.query<{ text: string }>(
    `SELECT pg_get_functiondef('ledger_keep_slip_cash_out'::regproc) AS text`,
  );
  const slow = rows[0]?.text.replace('BEGIN', `BEGIN PERFORM pg_advisory_xact_lock_shared(${LOCK});`);
  await database.pool.query(slow ?? '');
  const client = await database.pool.connect();
  await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
  return async () => {
    await client.query('SELECT pg_advisory_unlock($1)', [LOCK]);
    client.release();
  };
}

async function stateOf(): Promise<string> {
  const { rows } = await database.pool.query("SELECT state FROM rounds WHERE game = 'crash' AND id = 1");
  return rows[0].state;
}

/** Tests that a cash-out that arrives in time and is stored long after the flight is still paid. */
async function storesLate(at: TestHouse): Promise<void> {
  const player = await TestPlayer.register(at);
  await vi.waitFor(async () => expect((await player.game()).roundId).toBe('1'), TIMEOUT);
  await player.bet('1');
  const letGo = await blockStoring();
  await vi.waitFor(async () => expect((await player.game()).status).toBe('goUp'), TIMEOUT);
  const answer = player.escape('1', 'cashOut');
  await sleep(timeOf(round.target) + 700);
  expect(await stateOf()).toBe('closed');
  await letGo();
  const { own } = await answer;
  expect(own.status).toBe('cashed');
  await vi.waitFor(async () => expect(await stateOf()).toBe('settled'), TIMEOUT);
}

it('delays the end of its round if it arrived in time and cannot be stored yet', async () => {
  await storesLate(house);
});

it('delays it as well if it arrived at a house that does not lead the round', async () => {
  const other = await open();
  try {
    await storesLate(other);
  } finally {
    await other.close();
  }
});
