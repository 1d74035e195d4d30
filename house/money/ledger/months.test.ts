import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../core/db/database.ts';
import { asHouse, createTestDatabase } from '../../testing/core/testDatabase.ts';
import { award, grant } from '../../testing/ledger/testGifts.ts';
import {
  addPlayer,
  addPlayers,
  addRound,
  bet,
  fly,
  GAME,
  refusal,
  settleRound,
  stake,
  stateOf,
} from '../../testing/ledger/testLedger.ts';
import { monthAfter, turnMonth } from '../../testing/ledger/testMonths.ts';
import { monthJobs } from './months.ts';
import { reconcile } from './reconcile/reconcile.ts';
import { reconcileDaily } from './reconcile/reconcileDaily.ts';

let db: Database;
beforeEach(async () => {
  db = await createTestDatabase({ months: false });
});
afterEach(async () => {
  expect(await reconcile(db)).toEqual([]);
  expect((await reconcileDaily(db)).findings).toEqual([]);
  await db.close();
});

/** Runs the house's hourly job with the database's clock set to `at`. */
async function turn(at: number, keyRetention?: number): Promise<void> {
  await turnMonth(db, at);
  if (keyRetention) await db.pool.query('SELECT ledger_forget_keys($1, $2)', [at, keyRetention]);
}

/** Deletes play of months that are older than `retention` at time `at`. */
const forgetPlay = (at: number, retention = 1) =>
  db.pool.query('SELECT ledger_forget_play($1, $2)', [at, retention]);

const one = async (text: string, values: unknown[] = []) => (await db.pool.query(text, values)).rows[0];
const numberOf = async (at: number): Promise<number> =>
  (await one('SELECT ledger_month_at($1) AS month', [at])).month;
it('gives bets their own ids from the switch on, and settles a round that spans it', async () => {
  const [early, late] = [await addPlayer(db, 1_000n), await addPlayer(db, 1_000n)];
  const roundId = await addRound(db);
  const before = await bet(db, early, roundId);
  await turn(monthAfter(1));
  const after = await bet(db, late, roundId);
  const month = await numberOf(monthAfter(1));
  expect(before.bet.id).toBeLessThan(1_000n);
  expect(after.bet.id / 1_000_000_000_000n).toBe(BigInt(month));
  await fly(db, roundId);
  const ended = await settleRound(db, { game: GAME, roundId, target: 20_000n, interrupted: false });
  expect(ended.map(({ payout }) => payout)).toEqual([200n, 200n]);
  for (const table of ['bets', 'ledger_transfers', 'ledger_operations'])
    expect(await one(`SELECT count(*) > 0 AS some FROM ${table}_${month}`)).toEqual({ some: true });
});

it('switches once, and ids never decrease', async () => {
  await turn(monthAfter(1));
  await turn(monthAfter(1));
  await turn(monthAfter(0));
  const user = await addPlayer(db, 1_000n);
  const first = (await bet(db, user, await addRound(db))).bet.id;
  await turn(monthAfter(1));
  expect((await bet(db, user, await addRound(db))).bet.id).toBe(first + 1n);
});

it('recognises a key of the previous month: the same request finds its bet, another is refused', async () => {
  const user = await addPlayer(db, 1_000n);
  const roundId = await addRound(db);
  const placed = await bet(db, user, roundId, { key: 'a' });
  await turn(monthAfter(1));
  expect(await bet(db, user, roundId, { key: 'a' })).toEqual({ ...placed, replayed: true });
  expect(await bet(db, user, roundId, { key: 'a', amount: 101n }).catch(refusal)).toBe(3);
});

it('recognises it in concurrent bets too, and where the switch was rolled back, which the next one repairs', async () => {
  const users = await addPlayers(db, 40, 1_000n);
  const roundId = await addRound(db);
  const place = () => Promise.all(users.map((user) => stake(db, user, roundId, { key: 'a' })));
  const placed = await place();
  const client = await db.pool.connect();
  await client.query('BEGIN');
  await client.query('SELECT ledger_add_month($1)', [await numberOf(monthAfter(1))]);
  await client.query('COMMIT');
  await client.query('BEGIN');
  await client.query('SELECT ledger_turn_month($1, 1)', [monthAfter(1)]);
  await client.query('ROLLBACK');
  client.release();
  const replayed = placed.map((reply) => ({ ...reply, replayed: true }));
  expect(await place()).toEqual(replayed);
  await turn(monthAfter(1));
  expect(await place()).toEqual(replayed);
  const month = await numberOf(monthAfter(1));
  expect(
    await one('SELECT began_at IS NOT NULL AS began FROM ledger_months WHERE month = $1', [month]),
  ).toEqual({ began: true });
});

it('is run by every house, with the database’s clock only', async () => {
  const month = await numberOf(Date.now());
  const house = openDatabase(asHouse(db.url), { max: 1 });
  for (const job of monthJobs({ keyRetention: 1 }))
    await house.orm.transaction((tx) => job.run(tx, { start: 0, end: 0, name: '' }));
  const { rows } = await house.pool.query(
    'SELECT month FROM ledger_months WHERE began_at IS NULL ORDER BY month',
  );
  expect(rows).toEqual([{ month: month + 1 }, { month: month + 2 }]);
  for (const text of [
    'ledger_turn_month(now_ms(), 1)',
    'ledger_forget_keys(now_ms(), 1)',
    'ledger_forget_play(now_ms(), 1)',
    'ledger_forget_months(13)',
    'ledger_add_month(99)',
  ])
    expect([text, await stateOf(house.pool, `SELECT ${text}`)]).toEqual([text, '42501']);
  await house.close();
});

it('protects the rows of partitions like those of tables, from the owner and from the house', async () => {
  await turn(monthAfter(1));
  const month = await numberOf(monthAfter(1));
  await bet(db, await addPlayer(db, 1_000n), await addRound(db));
  for (const text of [
    `DELETE FROM bets_${month}`,
    `TRUNCATE bets_0`,
    `UPDATE bets_${month} SET amount = 1`,
    `UPDATE ledger_transfers_${month} SET amount = 1`,
    `INSERT INTO ledger_transfers_${month} SELECT * FROM ledger_transfers LIMIT 1`,
    `INSERT INTO ledger_transfers_0 SELECT * FROM ledger_transfers LIMIT 1`,
    `DELETE FROM ledger_transfers_0`,
    `TRUNCATE ledger_operations_${month}`,
    `UPDATE ledger_operations_0 SET fingerprint = ''`,
  ])
    expect([text, await stateOf(db.pool, text)]).toEqual([text, 'KLX00']);
  const house = openDatabase(asHouse(db.url), { max: 1 });
  for (const table of ['bets', 'ledger_transfers', 'ledger_operations'])
    for (const part of ['0', month]) {
      const text = `DELETE FROM ${table}_${part}`;
      expect([text, await stateOf(house.pool, text)]).toEqual([text, '42501']);
    }
  await house.close();
});

it('deletes the keys of months that ended long ago, and nothing else', async () => {
  await turn(monthAfter(1));
  const user = await addPlayer(db, 1_000n);
  const roundId = await addRound(db);
  await bet(db, user, roundId);
  await fly(db, roundId);
  await settleRound(db, { game: GAME, roundId, target: 20_000n, interrupted: false });
  const count = () =>
    one(
      'SELECT (SELECT count(*) FROM bets) AS bets, (SELECT count(*) FROM ledger_transfers) AS transfers, (SELECT count(*) FROM ledger_operations) AS keys',
    );
  const before = await count();
  await turn(monthAfter(2), 1);
  expect(await count()).toEqual(before);
  await turn(monthAfter(4), 1);
  // The keys of the bet and of its round; the grant's key is kept permanently.
  expect(await count()).toEqual({ ...before, keys: before.keys - 2n });
  await bet(db, user, await addRound(db));
});

describe('deleted play', () => {
  /** Plays a round with a winner and a loser, by players who also have bonus money. */
  async function play(users: readonly bigint[], target = 20_000n): Promise<void> {
    const roundId = await addRound(db);
    for (const [place, user] of users.entries())
      await bet(db, user, roundId, { amount: 100n, effectiveRate: place % 2 === 0 ? 15_000n : 90_000n });
    await fly(db, roundId);
    await settleRound(db, { game: GAME, roundId, target, interrupted: false });
  }

  const counts = () =>
    one(`SELECT (SELECT count(*) FROM bets) AS bets, (SELECT count(*) FROM ledger_transfers) AS transfers,
      (SELECT count(*) FROM ledger_operations) AS keys, (SELECT count(*) FROM big_wins) AS wins`);
  const sums = async () =>
    (
      await db.pool.query(
        'SELECT kind, user_id, sum(balance) AS sum FROM ledger_balances GROUP BY 1, 2 ORDER BY 1, 2',
      )
    ).rows;

  it('leaves every balance unchanged, with grants between its bets and play after it', async () => {
    const users = await addPlayers(db, 4, 10_000n);
    await turn(monthAfter(1));
    const [first] = users;
    await play(users);
    await grant(db, { userId: first!, currency: 'IDR', amount: 500n, key: 'amid', reason: 'test' });
    await play(users);
    await turn(monthAfter(2));
    await play(users);
    const [before, stood] = [await counts(), await sums()];
    await forgetPlay(monthAfter(2));
    expect(await counts()).toEqual(before);
    await forgetPlay(monthAfter(3));
    expect(await sums()).toEqual(stood);
    // Two rounds of four bets, of which two won.
    const after = await counts();
    expect([before.bets - after.bets, before.wins - after.wins]).toEqual([8n, 4n]);
    expect(await reconcile(db)).toEqual([]);
    await play(users);
    await forgetPlay(monthAfter(3));
    expect(await reconcile(db)).toEqual([]);
  });

  it('is kept while a bet of its month is open, with every later month', async () => {
    const users = await addPlayers(db, 2, 10_000n);
    await turn(monthAfter(1));
    const [user] = users;
    const open = await addRound(db);
    await bet(db, user!, open);
    await turn(monthAfter(2));
    await play(users);
    await turn(monthAfter(3));
    const before = await counts();
    await forgetPlay(monthAfter(9));
    expect(await counts()).toEqual(before);
    await fly(db, open);
    await settleRound(db, { game: GAME, roundId: open, target: 20_000n, interrupted: false });
    await forgetPlay(monthAfter(9));
    expect((await counts()).bets).toBe(0n);
  });

  it('is carried over to the account, and only by the deletion of the month', async () => {
    const users = await addPlayers(db, 2, 10_000n);
    await turn(monthAfter(1));
    await play(users);
    await turn(monthAfter(2));
    const month = await numberOf(monthAfter(1));
    for (const text of [
      `INSERT INTO ledger_carried SELECT ${month}, min(id), 5 FROM ledger_accounts`,
      `INSERT INTO ledger_carried SELECT ${month + 1}, min(id), 5 FROM ledger_accounts`,
      'UPDATE ledger_carried SET amount = 1',
      'DELETE FROM ledger_carried',
    ])
      expect([text, await stateOf(db.pool, text)]).toEqual([text, 'KLX00']);
    await forgetPlay(monthAfter(3));
    const { sum } = await one('SELECT sum(amount)::bigint AS sum FROM ledger_carried');
    expect(sum).toBe(0n);
    const client = await db.pool.connect();
    await client.query("BEGIN; SET LOCAL session_replication_role = 'replica'");
    await client.query(
      "UPDATE ledger_carried c SET amount = amount + 1 FROM ledger_accounts a WHERE a.id = c.account_id AND a.kind = 'wallet'",
    );
    await client.query('COMMIT');
    expect((await reconcile(db)).map(({ check }) => check)).toContain(
      'kept balances equal the replayed journal',
    );
    await client.query("BEGIN; SET LOCAL session_replication_role = 'replica'");
    await client.query(
      "UPDATE ledger_carried c SET amount = amount - 1 FROM ledger_accounts a WHERE a.id = c.account_id AND a.kind = 'wallet'",
    );
    await client.query('COMMIT');
    client.release();
  });

  it('whose round spans a switch is deleted in two parts', async () => {
    const users = await addPlayers(db, 4, 10_000n);
    await turn(monthAfter(1));
    const roundId = await addRound(db);
    // Settled in one operation, whichever of its months comes first.
    await bet(db, users[0]!, roundId);
    await bet(db, users[3]!, roundId);
    await turn(monthAfter(2));
    await bet(db, users[1]!, roundId);
    await bet(db, users[2]!, roundId);
    await fly(db, roundId);
    await settleRound(db, { game: GAME, roundId, target: 20_000n, interrupted: false });
    await turn(monthAfter(3));
    await forgetPlay(monthAfter(3));
    expect((await counts()).bets).toBe(2n);
    expect(await reconcile(db)).toEqual([]);
    await forgetPlay(monthAfter(4));
    expect((await counts()).bets).toBe(0n);
  });

  it('of bonus money still counts towards its wagering requirement', async () => {
    const user = await addPlayer(db, 0n);
    await award(db, {
      key: 'award:1',
      userId: user,
      currency: 'IDR',
      amount: 1_000n,
      multiple: 5,
      expiresAt: null,
    });
    await turn(monthAfter(1));
    await play([user]);
    await turn(monthAfter(2));
    const wagering = () => one('SELECT counted, required, open_bets FROM wagering_requirements');
    const stood = await wagering();
    await forgetPlay(monthAfter(3));
    expect(await wagering()).toEqual(stood);
    expect(stood.counted).toBeGreaterThan(0n);
    await play([user]);
  });
});

it('includes the player in every unique key, which allows the tables to be distributed by player', async () => {
  const { rows } = await db.pool.query(`SELECT i.indexrelid::regclass::text AS name FROM pg_index i
    WHERE i.indrelid IN ('bets'::regclass, 'ledger_transfers'::regclass, 'ledger_operations'::regclass) AND i.indisunique
      AND NOT EXISTS (SELECT FROM pg_attribute a
        WHERE a.attrelid = i.indrelid AND a.attname = 'user_id' AND a.attnum = ANY (i.indkey::int2[]))`);
  expect(rows).toEqual([]);
});
