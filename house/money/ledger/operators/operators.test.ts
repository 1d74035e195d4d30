import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../core/db/database.ts';
import { OPERATOR_FUNCTIONS, OPERATOR_ROLE } from '../../../core/db/operatorRole.ts';
import { createTestDatabase } from '../../../testing/core/testDatabase.ts';
import { adjust } from '../../../testing/ledger/testBooks.ts';
import { addPlayer, addPlayers, CURRENCY, refusal } from '../../../testing/ledger/testLedger.ts';
import { approve, byTwo, deskOf, operateAs, propose } from '../../../testing/ledger/testOperators.ts';
import { walletOf } from '../ledger.ts';
import { reconcile } from '../reconcile/reconcile.ts';
import { addOperator, endOperator, operatorsOf } from './operatorLogins.ts';

const DENIED = '42501';
/** Limits of one operator per player, of one operator per day, and of all operators together. */
const [LIMIT, DAY, ALL] = [500n, 2_000n, 5_000n];

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase({ max: 12 });
  await db.pool.query(
    'UPDATE markets SET adjustment_limit = $1, operator_day_limit = $2, operators_day_limit = $3',
    [LIMIT, DAY, ALL],
  );
});
afterAll(async () => {
  expect(await reconcile(db)).toEqual([]);
  await db.close();
});

const walletIs = (userId: bigint) => walletOf(db, userId, CURRENCY);

/** Adds an operator who logs in to the database with a role of their own. */
async function loginOf(name: string): Promise<string> {
  const login = `test_op_${name}`;
  await db.pool.query(`DO $$ BEGIN
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '${login}') THEN
      CREATE ROLE ${login} LOGIN PASSWORD '${login}' IN ROLE ${OPERATOR_ROLE};
    END IF; END $$`);
  return login;
}

/** SQLSTATE with which a login's statement is refused, or null; it is rolled back. */
async function stateAs(login: string | undefined, ...texts: string[]): Promise<string | null> {
  const client = await deskOf(db, login);
  try {
    await client.query('BEGIN');
    for (const text of texts) await client.query(text);
    return null;
  } catch (error) {
    return (error as { code: string }).code;
  } finally {
    await client.end();
  }
}

describe('the acting operator', () => {
  it('is the operator of the login, and nobody else, whatever the session claims', async () => {
    const login = await loginOf('rina');
    const act = "SELECT account_block(999999, 'a test')";
    expect(await stateAs(login, act)).toBe('KL707');
    await db.pool.query("SELECT operator_add('rina', $1)", [login]);
    expect(await stateAs(login, act)).toBe('KL704');
    expect(
      await stateAs(login, "SET kilat.operator = 'ani'", act, 'SELECT 1'),
      'an operator names another one',
    ).toBe('KL704');
    const client = await deskOf(db, login);
    await client.query("SET kilat.operator = 'ani'");
    const userId = await addPlayer(db, 0n);
    await client.query("SELECT account_block($1, 'a test')", [userId]);
    await client.end();
    const acts = await operateAs(db, 'ani', 'SELECT operator, login FROM operator_log WHERE user_id = $1', [
      userId,
    ]);
    expect(acts).toEqual([{ operator: 'rina', login }]);
    await db.pool.query("SELECT operator_end('rina')");
    expect(await stateAs(login, act)).toBe('KL707');
  });

  it('is the one that the desk names in the transaction, and nobody otherwise', async () => {
    const act = "SELECT account_block(999999, 'a test')";
    expect(await stateAs(undefined, act)).toBe('KL707');
    expect(await stateAs(undefined, "SET LOCAL kilat.operator = 'nobody'", act)).toBe('KL707');
    await db.pool.query("SELECT operator_add('sari', NULL)");
    expect(await stateAs(undefined, "SET LOCAL kilat.operator = ' Sari '", act)).toBe('KL704');
    await db.pool.query("SELECT operator_end('sari')");
    expect(await stateAs(undefined, "SET LOCAL kilat.operator = 'sari'", act)).toBe('KL707');
    await expect(db.pool.query("SELECT operator_add('Sari', NULL)")).rejects.toMatchObject({ code: 'KL003' });
  });

  it('is never a running house or an owner without an operator’s login', async () => {
    await expect(db.pool.query("SELECT account_block(999999, 'a test')")).rejects.toMatchObject({
      code: 'KL707',
    });
    await expect(db.money.query("SELECT account_block(999999, 'a test')")).rejects.toMatchObject({
      code: DENIED,
    });
  });
});

it('a login is created for each operator, with its permissions, and ends with its sessions', async () => {
  const url = await addOperator(db, 'Wati');
  await expect(addOperator(db, 'wati')).rejects.toMatchObject({ code: 'KL003' });
  const [userId] = (await addPlayers(db, 1, 0n)) as [bigint];
  const client = new pg.Client({ connectionString: url });
  const over = new Promise((done) => client.on('error', done));
  await client.connect();
  await client.query("SELECT account_block($1, 'a test')", [userId]);
  expect((await client.query('SHOW idle_in_transaction_session_timeout')).rows).toEqual([
    { idle_in_transaction_session_timeout: '30s' },
  ]);
  await endOperator(db, 'Wati');
  await over;
  await expect(new pg.Client({ connectionString: url }).connect()).rejects.toThrow('not permitted to log in');
  expect((await operatorsOf(db)).at(-1)).toMatchObject({ name: 'wati', endedAt: expect.any(Number) });
});

it('an operator can call the functions of operators and read their views, and nothing else', async () => {
  for (const text of [
    'SELECT * FROM users',
    'SELECT * FROM ledger_transfers',
    "UPDATE proposals SET status = 'done'",
    "INSERT INTO operators (name, login, added_at) VALUES ('x', 'x', 0)",
    'DELETE FROM operator_acts',
    'DELETE FROM user_factors',
    'ALTER TABLE adjustments DISABLE TRIGGER USER',
    'CREATE TABLE own (id int)',
    "SELECT operator_add('x', 'x')",
    'SELECT do_adjustment(p) FROM open_proposals p',
    'SELECT act_note(1, $$x$$, 1, 1, $$x$$)',
    'SELECT award_by_hand(1, $$IDR$$, $$rewardSend$$, $$x$$, 1, 1)',
    "SET session_replication_role = 'replica'",
    'SET ROLE kilat',
  ])
    expect(await stateAs(undefined, text), text).toMatch(/^(42501|42883|42846)$/);
  const { rows } = await db.pool.query<{ name: string }>(
    `SELECT proname AS name FROM pg_proc WHERE pronamespace = 'public'::regnamespace
       AND has_function_privilege('${OPERATOR_ROLE}', oid, 'EXECUTE') AND prosecdef`,
  );
  expect([...new Set(rows.map(({ name }) => name))].sort()).toEqual([...OPERATOR_FUNCTIONS].sort());
  const { rows: tables } = await db.pool.query(
    `SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')
       AND has_any_column_privilege('${OPERATOR_ROLE}', oid, 'SELECT, INSERT, UPDATE')`,
  );
  expect(tables).toEqual([]);
});

describe('limits', () => {
  it('of one operator and day apply across all players, those of all operators across all operators', async () => {
    const players = await addPlayers(db, 12, 0n);
    const [first] = players as [bigint];
    const statuses: string[] = [];
    for (const userId of players) statuses.push((await adjust(db, userId, LIMIT, { by: 'one' })).status);
    // Each player may get the maximum at once, and four of them reach the operator's daily limit.
    expect(statuses).toEqual([...Array(4).fill('done'), ...Array(8).fill('pending')]);
    // Another operator has a daily limit of their own.
    expect((await adjust(db, players[11]!, LIMIT, { by: 'two' })).status).toBe('done');
    // Proposals of two operators end once the limit of all operators is reached.
    const large = await adjust(db, first, 2_501n, { by: 'three' });
    expect(large.status).toBe('pending');
    expect(await approve(db, large.id, 'four').catch(refusal)).toBe(711);
    const fits = await adjust(db, first, 2_500n, { by: 'three' });
    expect(await approve(db, fits.id, 'four')).toMatchObject({ status: 'done' });
    expect(await adjust(db, players[5]!, 1n, { by: 'five' }).catch(refusal)).toBe(711);
    expect(await walletIs(first)).toBe(3_000n);
    // Only the owner can raise it.
    await db.pool.query('UPDATE markets SET operators_day_limit = 1000000, operator_day_limit = 1000000');
    expect(await approve(db, large.id, 'four')).toMatchObject({ status: 'done' });
  });

  it('apply to fifty concurrent requests', async () => {
    const userId = await addPlayer(db, 0n);
    const all = await Promise.all(
      Array.from({ length: 50 }, (_, i) => adjust(db, userId, 100n, { by: `operator ${i % 7}` })),
    );
    expect(all.filter(({ status }) => status === 'done')).toHaveLength(5);
    expect(await walletIs(userId)).toBe(500n);
  });
});

describe('the log', () => {
  it('has each act in the same transaction, and no refused one', async () => {
    const userId = await addPlayer(db, 0n);
    const count = async () =>
      (await operateAs(db, 'ani', 'SELECT id FROM operator_log WHERE user_id = $1', [userId])).length;
    expect(
      await stateAs(undefined, "SET LOCAL kilat.operator = 'ani'", `SELECT account_block(${userId}, 'x')`),
    ).toBe(null);
    expect(await count()).toBe(0);
    expect(await adjust(db, userId, -1n).catch(refusal)).toBe(700);
    expect(await count()).toBe(0);
    await operateAs(db, 'ani', "SELECT account_block($1, 'stolen cards')", [userId]);
    expect(await count()).toBe(1);
  });

  it('keeps its order and its hashes with concurrent acts', async () => {
    const players = await addPlayers(db, 20, 0n);
    await Promise.all(
      players.map((userId, i) => operateAs(db, `operator ${i}`, "SELECT account_block($1, 'x')", [userId])),
    );
    expect(await reconcile(db)).toEqual([]);
  });
});

describe('help for players', () => {
  it('removes an authenticator only with two operators, and blocks withdrawals', async () => {
    const userId = await addPlayer(db, 0n);
    await db.pool.query("INSERT INTO user_factors (user_id, secret, created_at) VALUES ($1, 'sealed', 0)", [
      userId,
    ]);
    await db.pool.query("INSERT INTO user_pins (user_id, pin_hash, changed_at) VALUES ($1, 'hash', 0)", [
      userId,
    ]);
    const left = async () =>
      (
        await db.pool.query(
          'SELECT (SELECT count(*) FROM user_factors WHERE user_id = $1) + (SELECT count(*) FROM user_pins WHERE user_id = $1) AS count',
          [userId],
        )
      ).rows[0].count;
    const { id, status } = await propose(db, 'ani', "credentials_remove($1, 'passport seen')", [userId]);
    expect([status, await left()]).toEqual(['pending', 2n]);
    expect(await approve(db, id, 'ani').catch(refusal)).toBe(703);
    expect(await approve(db, id, 'budi')).toMatchObject({ status: 'done' });
    expect(await left()).toBe(0n);
    const { rows } = await db.pool.query('SELECT reason FROM withdrawal_hold($1, $2, $3)', [
      userId,
      'BCA',
      '1',
    ]);
    expect(rows).toEqual([{ reason: 'mfaOff' }]);
  });

  it('binds another phone only with two operators, and never another account’s', async () => {
    const [one, other] = (await addPlayers(db, 2, 0n)) as [bigint, bigint];
    await byTwo(db, "phone_set($1, '+6281200000001', 'identity card seen')", [one]);
    expect(await propose(db, 'ani', "phone_set($1, '+6281200000001', 'x')", [other]).catch(refusal)).toBe(
      7017,
    );
    const { id } = await propose(db, 'ani', "phone_set($1, '+6281200000002', 'x')", [other]);
    await byTwo(db, "phone_set($1, '+6281200000002', 'x')", [one]);
    expect(await approve(db, id, 'budi').catch(refusal)).toBe(7017);
    const { rows } = await db.pool.query('SELECT id FROM users WHERE phone LIKE $1', ['+628120000000%']);
    expect(rows).toEqual([{ id: one }]);
  });
});

it('caps of our own games are changed by two operators, up or down', async () => {
  const caps = async () => (await db.pool.query('SELECT * FROM game_caps')).rows;
  const { status } = await propose(db, 'ani', "game_cap_set('crash', 'IDR', 900, 'a busy night')");
  expect([status, await caps()]).toEqual(['pending', []]);
  await byTwo(db, "game_cap_set('crash', 'IDR', 500, 'another')");
  expect(await caps()).toEqual([{ game: 'crash', currency: 'IDR', most_exposure: 500n }]);
  await byTwo(db, "game_cap_set('crash', 'IDR', NULL, 'as the market')");
  expect(await caps()).toEqual([]);
});
