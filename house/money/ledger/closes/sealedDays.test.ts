import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MARKETS } from '../../../../contract/markets.ts';
import { atHour } from '../../../../contract/marketTime.ts';
import type { Database } from '../../../core/db/database.ts';
import { createTestDatabase } from '../../../testing/core/testDatabase.ts';
import { TestTime } from '../../../testing/core/testTime.ts';
import { addPlayer, addRound, bet, fly, GAME, settleRound } from '../../../testing/ledger/testLedger.ts';
import { turnMonth } from '../../../testing/ledger/testMonths.ts';
import { payBet } from '../bets/bets.ts';
import { noteRun, reconcile } from '../reconcile/reconcile.ts';
import { reconcileDaily } from '../reconcile/reconcileDaily.ts';
import { closeDays, isClosed, newestCloses } from './closes.ts';

const { id: market } = MARKETS;
const parts = { market, log: pino({ level: 'silent' }) };
const DAYS = ['2030-05-01', '2030-05-02', '2030-05-03', '2030-05-04'];
const HOUR = 3_600_000;

let db: Database;
let time: TestTime;

/** Plays a round of two players: one is paid, one loses; a bet of each day stays open until the next one. */
async function play(): Promise<void> {
  const [winner, loser] = [await addPlayer(db, 1_000n), await addPlayer(db, 1_000n)];
  const roundId = await addRound(db);
  for (const userId of [winner, loser]) await bet(db, userId, roundId, { effectiveRate: 90_000n });
  await fly(db, roundId);
  await payBet(db, { key: 'out', userId: winner, game: GAME, roundId, rate: 15_000n });
  await settleRound(db, { game: GAME, roundId, target: 15_500n, interrupted: false });
}

const passTo = async (at: number) => time.pass(at - (await time.now()));

/** Three closed days, of which the second is empty, and an open one; a bet that spans two midnights. */
beforeAll(async () => {
  db = await createTestDatabase();
  time = new TestTime(db);
  await passTo(atHour('2030-05-01', 12, market.timeZone));
  await play();
  const overNight = await addRound(db);
  await bet(db, await addPlayer(db, 500n), overNight);
  await passTo(atHour('2030-05-03', 12, market.timeZone));
  await fly(db, overNight);
  await settleRound(db, { game: GAME, roundId: overNight, target: 30_000n, interrupted: false });
  await play();
  await passTo(atHour('2030-05-04', 12, market.timeZone));
  await play();
  await bet(db, await addPlayer(db, 300n), await addRound(db));
  await closeDays({ db, ...parts });
});
afterAll(async () => {
  expect(await reconcile(db)).toEqual([]);
  await db.close();
});

/** The findings of the daily proof after these statements bypassed the triggers, as only a superuser can. */
async function findingsAfter(statements: string, day?: string): Promise<string[]> {
  const client = await db.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query("SET LOCAL session_replication_role = 'replica'");
    await client.query(statements);
    // It opens its own transactions; here it has to run inside this one.
    const query = async (sql: string, values?: unknown[]) =>
      /^(BEGIN|ROLLBACK)/.test(sql) ? { rows: [] } : client.query(sql, values);
    const inside = { ...db, pool: { query, connect: async () => ({ query, release: () => {} }) } };
    return (await reconcileDaily(inside as unknown as Database, { day })).findings.map(({ check }) => check);
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}

it('finds nothing in sound books, whichever day is proved', async () => {
  for (const day of [undefined, 'all', ...DAYS.slice(0, 3)])
    expect((await reconcileDaily(db, { day })).findings).toEqual([]);
  expect((await reconcileDaily(db, { day: 'all' })).days).toEqual(
    DAYS.slice(0, 3).map((day) => `${day} of IDR`),
  );
});

it('proves every day that ended since the last proof without a finding, and one of the others', async () => {
  const proved = async () => (await reconcileDaily(db)).days;
  expect(await proved()).toHaveLength(3);
  await noteRun(db, [{ check: 'test', count: 1, examples: [] }]);
  expect(await proved()).toHaveLength(3);
  await db.pool.query('INSERT INTO reconcile_runs VALUES ($1, 0)', [
    atHour('2030-05-03', 3, market.timeZone),
  ]);
  const days = await proved();
  expect(days).toHaveLength(2);
  expect(days[1]).toBe('2030-05-03 of IDR');
  await noteRun(db, []);
  expect(await proved()).toHaveLength(1);
});

const CHANGED = 'closed days are what their hashes say';
const BROKEN = 'each closed day follows from the one before';
const OTHERS = 'the transfers of a closed day are those that were sealed';
const TOO_LATE = 'no transfer came after its day was closed';
const SUMS = 'balances are what the closed days and the open ones add up to';

const ofDay = (day: string) => `market_day('IDR', at) = '${day}'`;
const FIRST = `id = (SELECT min(id) FROM ledger_transfers WHERE kind = 'stake')`;
/** SQL columns of a row like one of the first day, with the given ids and times. */
const COLUMNS =
  'operation_id, kind, user_id, debit_account, credit_account, currency, amount, debit_balance, credit_balance, bet_id, order_id';
const inserted = (id: string, at: string) =>
  `INSERT INTO ledger_transfers (id, at, ${COLUMNS}) SELECT ${id}, ${at}, ${COLUMNS} FROM ledger_transfers WHERE ${FIRST}`;

describe('detects changed rows of a closed day when it is proved:', () => {
  it.each([
    ['an amount', `UPDATE ledger_transfers SET amount = amount + 1 WHERE ${FIRST}`],
    ['a time', `UPDATE ledger_transfers SET at = at + 1 WHERE ${FIRST}`],
    ['a balance', `UPDATE ledger_transfers SET debit_balance = 0 WHERE ${FIRST}`],
    [
      'a cause',
      "UPDATE ledger_transfers SET order_id = 77 WHERE id = (SELECT min(id) FROM ledger_transfers WHERE kind = 'grant')",
    ],
    ['a deleted row', `DELETE FROM ledger_transfers WHERE ${FIRST}`],
    ['an inserted row', inserted('0', 'at')],
    ['a duplicated row', inserted('id', 'at')],
    [
      'two swapped rows',
      `UPDATE ledger_transfers t SET id = o.id FROM ledger_transfers o WHERE t.kind = 'stake' AND o.kind = 'stake' AND o.id <> t.id
        AND t.id IN (SELECT id FROM ledger_transfers WHERE kind = 'stake' ORDER BY id LIMIT 2)
        AND o.id IN (SELECT id FROM ledger_transfers WHERE kind = 'stake' ORDER BY id LIMIT 2)`,
    ],
    [
      'all rows of a player assigned to another one',
      `UPDATE ledger_transfers SET user_id = user_id + 1 WHERE ${ofDay('2030-05-01')}`,
    ],
  ])('%s', async (_what, statements) => {
    expect(await findingsAfter(statements, '2030-05-01')).toContain(OTHERS);
  });

  it('and reports the minute', async () => {
    const [first] = (await reconcileDaily(db, { day: '2030-05-01' })).findings;
    expect(first).toBeUndefined();
    const client = await db.pool.connect();
    await client.query("SET session_replication_role = 'replica'");
    await client.query(`UPDATE ledger_transfers SET amount = amount + 1 WHERE ${FIRST}`);
    const found = (await reconcileDaily(db, { day: '2030-05-01' })).findings.find(
      ({ check }) => check === OTHERS,
    );
    await client.query(`UPDATE ledger_transfers SET amount = amount - 1 WHERE ${FIRST}`);
    client.release(true);
    expect(found?.examples[0]).toMatch(
      /^2030-05-01 of IDR: transfers of 2030-05-01T05:0\d:00.000Z are others$/,
    );
  });
});

describe('detects without proving any day from its rows:', () => {
  it.each([
    [
      'the totals of a close',
      CHANGED,
      "UPDATE ledger_closes SET totals = '{}', transfers = 0 WHERE day = '2030-05-01'",
    ],
    [
      'the changes of accounts in a close',
      CHANGED,
      `UPDATE ledger_closes SET net = '{"house": 0}' WHERE day = '2030-05-03'`,
    ],
    [
      'the minutes of a close',
      CHANGED,
      "UPDATE ledger_closes SET minutes = overlay(minutes placing '\\x00' from 1) WHERE day = '2030-05-02'",
    ],
    [
      'a close with a recomputed hash',
      BROKEN,
      `UPDATE ledger_closes SET transfers = 0, totals = '{}' WHERE day = '2030-05-01';
        UPDATE ledger_closes c SET hash = ledger_close_hash(c) WHERE day = '2030-05-01'`,
    ],
    ['a deleted close', BROKEN, "DELETE FROM ledger_closes WHERE day = '2030-05-02'"],
    ['the deleted first close', BROKEN, "DELETE FROM ledger_closes WHERE day = '2030-05-01'"],
    ['a row added to a closed day later', TOO_LATE, inserted('9000', 'at')],
    ['a row from before the first day', TOO_LATE, inserted('0', 'at - 86400000')],
    [
      'an increased wallet balance',
      SUMS,
      "UPDATE ledger_accounts SET balance = balance + 1 WHERE id = (SELECT min(id) FROM ledger_accounts WHERE kind = 'wallet')",
    ],
    ['a changed open bet', SUMS, "UPDATE bets SET amount = amount + 1 WHERE status = 'placed'"],
    [
      'a deleted transfer of the open day',
      SUMS,
      "DELETE FROM ledger_transfers WHERE id = (SELECT max(id) FROM ledger_transfers WHERE kind = 'grant')",
    ],
    [
      'money moved between two wallets on the open day',
      'accounts hold what the last transfer of the day left, where none came after it',
      `UPDATE ledger_accounts a SET balance = balance + CASE rank WHEN 1 THEN 5 ELSE -5 END FROM (
        SELECT id, row_number() OVER (ORDER BY id DESC) AS rank FROM ledger_accounts WHERE kind = 'wallet') r WHERE r.id = a.id AND rank <= 2`,
    ],
  ])('%s', async (_what, check, statements) => {
    expect(await findingsAfter(statements, 'none')).toContain(check);
  });

  it('a recorded hash that no close has any more', async () => {
    const [newest] = await newestCloses(db);
    expect(newest).toMatchObject({ currency: 'IDR', day: '2030-05-03' });
    expect([await isClosed(db, newest!.hash), await isClosed(db, '00'.repeat(32))]).toEqual([true, false]);
  });
});

it('compares a bet of a closed day with the sealed transfers', async () => {
  expect(
    await findingsAfter(
      "UPDATE bets SET payout = payout + 1 WHERE id = (SELECT min(id) FROM bets WHERE status = 'cashed')",
      '2030-05-01',
    ),
  ).toEqual(expect.arrayContaining(['every bet has exactly the transfers its status asks for']));
});

describe('deleted play', () => {
  it('leaves its closes, which are no longer proved from rows, and is refused while its days are not closed', async () => {
    const own = await createTestDatabase();
    const clock = new TestTime(own);
    const shared = db;
    try {
      db = own;
      const start = Date.UTC(2030, 0, 30);
      await clock.pass(start - (await clock.now()));
      await turnMonth(db, start);
      await play();
      await clock.pass(4 * 24 * HOUR);
      await turnMonth(db, await clock.now());
      await play();
      const forget = async () =>
        db.pool.query('SELECT ledger_forget_play($1, 1)', [(await clock.now()) + 60 * 24 * HOUR]);
      const bets = async () => (await db.pool.query('SELECT count(*)::int AS count FROM bets')).rows[0].count;
      const step = async () =>
        (await db.pool.query("SELECT state FROM ledger_close_step('IDR')")).rows[0].state;
      expect(await step()).toBe('begun');
      await forget();
      expect(await bets()).toBe(4);
      await closeDays({ db, ...parts });
      const sealed = await newestCloses(db);
      await forget();
      expect(await bets()).toBe(2);
      const { findings, days } = await reconcileDaily(db, { day: 'all' });
      expect(findings).toEqual([]);
      expect(days).toHaveLength(3);
      expect(days).not.toContain('2030-01-30 of IDR');
      expect(await newestCloses(db)).toEqual(sealed);
      expect(await reconcile(db)).toEqual([]);
    } finally {
      db = shared;
      await own.close();
    }
  });
});
