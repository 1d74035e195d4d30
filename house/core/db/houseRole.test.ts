import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payBet } from '../../money/ledger/bets/bets.ts';
import { reconcile } from '../../money/ledger/reconcile/reconcile.ts';
import { asHouse, createTestDatabase } from '../../testing/core/testDatabase.ts';
import { adjust } from '../../testing/ledger/testBooks.ts';
import { addPlayer, addRound, bet, fly, GAME } from '../../testing/ledger/testLedger.ts';
import { addDeposit, payIn, reportPaid } from '../../testing/ledger/testOrders.ts';
import { type Database, openDatabase } from './database.ts';
import { LEDGER_TABLES, MONEY_FUNCTIONS, mayWriteJournal, PARTLY_WRITTEN } from './houseRole.ts';

const DENIED = '42501';

let owner: Database;
let house: Database;
/** Every table with its columns, except those that cannot be set. */
let tables: { name: string; columns: string[]; guarded: boolean }[];
let userId: bigint;

beforeAll(async () => {
  owner = await createTestDatabase();
  house = openDatabase(asHouse(owner.url), { max: 4 });
  ({ rows: tables } = await owner.pool.query(`
    SELECT c.relname AS name, array_agg(a.attname::text) FILTER (WHERE a.attidentity = '') AS columns,
      EXISTS (SELECT FROM pg_trigger t JOIN pg_proc f ON f.oid = t.tgfoid
        WHERE t.tgrelid = c.oid AND f.proname IN ('refuse_change', 'guard_balance')) AS guarded
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') GROUP BY c.oid`));
  userId = await addPlayer(owner, 1_000n);
  await payIn(owner, await addDeposit(owner, userId, { amount: 500n }), 500n);
  await adjust(owner, userId, 5n);
});
afterAll(async () => {
  expect(await reconcile(owner)).toEqual([]);
  await house.close();
  await owner.close();
});

/** The SQLSTATE with which a statement is refused; null if it is not. */
async function stateOf(text: string): Promise<string | null> {
  const client = await house.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(text);
    return null;
  } catch (error) {
    return (error as pg.DatabaseError).code ?? null;
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}

/** Statements that cover every way to write a table. */
function writes({ name, columns }: (typeof tables)[number]): string[] {
  return [
    `INSERT INTO ${name} OVERRIDING SYSTEM VALUE SELECT * FROM ${name}`,
    ...columns.map((column) => `UPDATE ${name} SET "${column}" = "${column}"`),
    `DELETE FROM ${name}`,
    `TRUNCATE ${name} CASCADE`,
    `SELECT FROM ${name} FOR UPDATE`,
    `ALTER TABLE ${name} DISABLE TRIGGER USER`,
    `DROP TABLE ${name} CASCADE`,
  ];
}

describe('the role of a running house', () => {
  it('covers every table with money that the ledger guards', () => {
    const known = new Set<string>([...LEDGER_TABLES, ...Object.keys(PARTLY_WRITTEN)]);
    const money = tables.filter(({ name, guarded }) => guarded || name.startsWith('ledger_'));
    expect(money.length).toBeGreaterThan(8);
    // Partitions belong to their table, and are not granted to a house (grantToHouse).
    expect(money.filter(({ name }) => !known.has(name.replace(/_\d+$/, '')))).toEqual([]);
    expect([...known].filter((name) => !tables.some((table) => table.name === name))).toEqual([]);
  });

  it('reads every table of the ledger, and writes none in any way', async () => {
    const ofLedger = tables.filter(({ name }) =>
      LEDGER_TABLES.some((one) => one === name.replace(/_0$/, '')),
    );
    for (const table of ofLedger) {
      expect(await stateOf(`SELECT * FROM ${table.name}`)).toBeNull();
      for (const write of writes(table)) expect([write, await stateOf(write)]).toEqual([write, DENIED]);
    }
  });

  it('cannot set money or blocks of orders, accounts and rounds, and deletes none', async () => {
    const money = [
      'amount',
      'fee',
      'received',
      'credited',
      'given',
      'money',
      'user_id',
      'number',
      'reference',
    ];
    for (const table of tables.filter(({ name }) => PARTLY_WRITTEN[name] !== undefined)) {
      for (const column of table.columns.filter((one) => money.includes(one))) {
        const write = `UPDATE ${table.name} SET "${column}" = "${column}"`;
        expect([write, await stateOf(write)]).toEqual([write, DENIED]);
      }
      for (const write of [`DELETE FROM ${table.name}`, `TRUNCATE ${table.name} CASCADE`])
        expect([write, await stateOf(write)]).toEqual([write, DENIED]);
    }
    for (const [table, column] of [
      ['player_guards', 'frozen_at'],
      ['player_guards', 'blocked_at'],
      ['rounds', 'outcome'],
      ['rounds', 'settling'],
      ['rounds', 'settled_at'],
      ['rounds', 'bets_after'],
      ['bank_accounts', 'held_until'],
      ['bank_accounts', 'bank'],
      ['bank_accounts', 'holder'],
    ]) {
      const write = `UPDATE ${table} SET ${column} = NULL`;
      expect([write, await stateOf(write)]).toEqual([write, DENIED]);
    }
    for (const table of tables.filter(({ name }) =>
      /^(player_guards|bank_accounts|wagering_requirements)$/.test(name),
    )) {
      const [insert = ''] = writes(table);
      expect([insert, await stateOf(insert)]).toEqual([insert, DENIED]);
    }
    const paid = "UPDATE deposit_orders SET status = 'paid' WHERE received < payable";
    const order = await addDeposit(owner, userId, { amount: 100n });
    expect(await stateOf(`${paid} AND id = ${order}`)).toBe('KLX00');
    const withdrawal = `INSERT INTO withdrawals (user_id, currency, amount, fee, bank, number, holder, reference, review_until, created_at)
      VALUES (${userId}, 'IDR', 5, 0, 'x', 'x', 'x', 'x', 0, 0)`;
    expect(await stateOf(withdrawal)).toBe(DENIED);
  });

  it('calls only its own functions that move money, and cannot create a substitute for one', async () => {
    const { rows } = await owner.pool.query<{ call: string; name: string }>(`
      SELECT proname AS name, format('SELECT %I(%s)', proname,
        (SELECT string_agg(format('NULL::%s', t::regtype), ', ') FROM unnest(proargtypes) t)) AS call
      FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND prorettype <> 'trigger'::regtype
        AND (proname ~ '^(ledger_(award|grant|forget|hold_cause|end|settle_bets|apply|post|collect|propose|move|count|give|begin|keep_wins)|adjustment|fee_|debt_|payout_|account_|risk_)')`);
    const inner = rows.filter(({ name }) => !MONEY_FUNCTIONS.some((one) => one === name));
    expect(inner.length).toBeGreaterThan(15);
    for (const { call } of inner) expect([call, await stateOf(call)]).toEqual([call, DENIED]);
    for (const make of [
      'CREATE TABLE public.bets2 ()',
      'CREATE FUNCTION public.now_ms2() RETURNS int LANGUAGE sql RETURN 1',
      'SET ROLE kilat',
      'SET session_replication_role = replica',
      'CREATE OR REPLACE FUNCTION now_ms() RETURNS bigint LANGUAGE sql RETURN 1',
    ])
      expect([make, await stateOf(make)]).toEqual([make, DENIED]);
  });

  it("does a house's work by the functions, also if a temporary table has the name of a ledger table", async () => {
    const client = new pg.Client({ connectionString: asHouse(owner.url) });
    await client.connect();
    await client.query(
      'CREATE TEMPORARY TABLE ledger_accounts (id bigint); SET search_path = pg_temp, public',
    );
    await client.query('SELECT ledger_welcome($1)', [userId]);
    await client.end();
    const round = await addRound(house);
    await bet(house, userId, round);
    await fly(house, round);
    expect(
      await payBet(house, { key: 'out', userId, game: GAME, roundId: round, rate: 15_000n }),
    ).toMatchObject({
      bet: { status: 'cashed' },
      balance: 100_001_555n,
    });
    const orderId = await addDeposit(house, userId, { amount: 300n });
    expect(await reportPaid(house, { orderId, ref: 'P', amount: 300n, fee: 2n })).toMatchObject({
      balance: 100_001_855n,
    });
  });

  it('is distinguished from an owner', async () => {
    expect([await mayWriteJournal(house.pool), await mayWriteJournal(owner.pool)]).toEqual([false, true]);
  });
});
