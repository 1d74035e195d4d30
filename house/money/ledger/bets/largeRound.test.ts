import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../core/db/database.ts';
import { createTestDatabase } from '../../../testing/core/testDatabase.ts';
import { addRound, CURRENCY, fly, GAME } from '../../../testing/ledger/testLedger.ts';
import { reconcile } from '../reconcile/reconcile.ts';
import { type EndedBet, settlePools } from './settlement.ts';

const PLAYERS = 700;
const EACH = 3;
const RATES = { red: 19_600n };

let db: Database;
let players: bigint[];
beforeAll(async () => {
  db = await createTestDatabase();
  const { rows } = await db.pool.query<{ id: bigint }>(
    `INSERT INTO users (name, currency, created_at) SELECT 'player', $1, 0 FROM generate_series(1, $2::int) RETURNING id`,
    [CURRENCY, PLAYERS],
  );
  players = rows.map(({ id }) => id);
  await db.pool.query(`SELECT ledger_grant('funds', u, $2, 10000, 'test') FROM unnest($1::bigint[]) u`, [
    players,
    CURRENCY,
  ]);
});
afterAll(async () => {
  expect(await reconcile(db)).toEqual([]);
  await db.close();
});

/** A closed round with bets of all players, every second one on the winning pool. */
async function crowd(): Promise<bigint> {
  const roundId = await addRound(db);
  for (let turn = 0; turn < EACH; turn++)
    await db.pool.query(
      `SELECT ledger_place_pool_bet('bet ' || $3::text || ' ' || $4::text, u, $2, $3::bigint,
         CASE (u + $4::int) % 2 WHEN 0 THEN 'red' ELSE 'blue' END, $5, 100, 1000, 200) FROM unnest($1::bigint[]) u`,
      [players, GAME, roundId, turn, CURRENCY],
    );
  await fly(db, roundId);
  return roundId;
}

const settle = (roundId: bigint, interrupted: boolean, onEnded: (ended: EndedBet[]) => void) =>
  settlePools(db, { game: GAME, roundId, rates: RATES, outcome: {}, interrupted }, onEnded);

const stateOf = async (roundId: bigint) =>
  (await db.pool.query('SELECT state, interrupted FROM rounds WHERE game = $1 AND id = $2', [GAME, roundId]))
    .rows[0];

it("is settled in several transactions, each player's bets in one of them", async () => {
  const roundId = await crowd();
  const received: EndedBet[][] = [];
  await settle(roundId, false, (ended) => void received.push(ended));
  expect(received.length).toBeGreaterThan(3);
  for (const ended of received) expect(ended.length).toBeLessThan(500 + EACH);
  expect(received.flat()).toHaveLength(PLAYERS * EACH);
  expect(new Set(received.flat().map(({ id }) => id)).size).toBe(PLAYERS * EACH);
  const playersOf = received.map((ended) => new Set(ended.map(({ userId }) => userId)).size);
  expect(playersOf.reduce((sum, count) => sum + count)).toBe(PLAYERS);
  expect(await stateOf(roundId)).toEqual({ state: 'settled', interrupted: false });
});

it('resumes where a leader stopped, with the outcome that it began with', async () => {
  const roundId = await crowd();
  let transactions = 0;
  const dies = settle(roundId, false, () => {
    transactions += 1;
    if (transactions === 2) throw new Error('the leader is gone');
  });
  await expect(dies).rejects.toThrow('the leader is gone');
  expect(await stateOf(roundId)).toEqual({ state: 'closed', interrupted: false });
  const rest: EndedBet[] = [];
  await settle(roundId, true, (ended) => void rest.push(...ended));
  expect(rest.length).toBeGreaterThan(0);
  expect(rest.every(({ status }) => status !== 'returned')).toBe(true);
  expect(await stateOf(roundId)).toEqual({ state: 'settled', interrupted: false });
  expect(await settle(roundId, false, () => expect.fail('nothing is left to end'))).toBeUndefined();
});
