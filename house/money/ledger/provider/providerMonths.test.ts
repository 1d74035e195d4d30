import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { type Database, openDatabase } from '../../../core/db/database.ts';
import { migrateDatabase, SCHEMA } from '../../../core/db/migrate.ts';
import { createTestDatabase } from '../../../testing/core/testDatabase.ts';
import { addPlayer, addPlayers, stateOf } from '../../../testing/ledger/testLedger.ts';
import { monthAfter, turnMonth } from '../../../testing/ledger/testMonths.ts';
import { send, type Transaction } from '../../../testing/ledger/testProvider.ts';
import { reconcile } from '../reconcile/reconcile.ts';
import { reconcileDaily } from '../reconcile/reconcileDaily.ts';

const one = async ({ pool }: Database, text: string, values: unknown[] = []) =>
  (await pool.query(text, values)).rows[0];

describe('months of providers’ transactions', () => {
  let db: Database;
  beforeEach(async () => {
    db = await createTestDatabase({ months: false });
  });
  afterEach(async () => {
    expect(await reconcile(db)).toEqual([]);
    expect((await reconcileDaily(db)).findings).toEqual([]);
    await db.close();
  });

  const play = (transaction: Transaction) => send(db, transaction);
  const turn = (months: number) => turnMonth(db, monthAfter(months));
  const forget = (months: number) => db.pool.query('SELECT ledger_forget_play($1, 1)', [monthAfter(months)]);
  const monthOf = async (uuid: string) =>
    (await one(
      db,
      'SELECT tableoid::regclass::text AS name, ledger_month_of(id) AS month FROM provider_transactions WHERE uuid = $1',
      [uuid],
    )) as { name: string; month: number };

  it('store each transaction in the month of its id, and recognise its provider id in all of them', async () => {
    const userId = await addPlayer(db, 1_000n);
    const bet = { kind: 'bet', uuid: 'a', userId, amount: 100n } as const;
    expect(await play(bet)).toBe(900n);
    await turn(1);
    expect(await play(bet)).toBe(900n);
    expect(await play({ ...bet, amount: 101n })).toBe('duplicate');
    expect(await play({ kind: 'win', uuid: 'b', userId, reference: 'a', amount: 50n, closes: true })).toBe(
      950n,
    );
    expect(await play({ kind: 'rollback', uuid: 'early', userId, reference: 'late' })).toBe(950n);
    await turn(2);
    expect(await play({ kind: 'bet', uuid: 'late', userId, amount: 1n, round: 'r2' })).toBe('rolledBack');
    expect(await play({ kind: 'rollback', uuid: 'c', userId, reference: 'b' })).toBe(900n);
    expect(await play({ kind: 'rollback', uuid: 'd', userId, reference: 'a' })).toBe(1_000n);
    const [a, b, d] = [await monthOf('a'), await monthOf('b'), await monthOf('d')];
    expect([a.month, d.month - b.month]).toEqual([0, 1]);
    expect([a, b, d].map(({ name }) => name)).toEqual(
      [0, b.month, d.month].map((month) => `provider_transactions_${month}`),
    );
  });

  it('put concurrent transactions into the open month, and end rounds that began before it', async () => {
    const players = await addPlayers(db, 12, 1_000n);
    const all = (of: (userId: bigint) => Omit<Transaction, 'userId'>) =>
      Promise.all(players.map((userId) => play({ ...of(userId), userId })));
    await turn(1);
    await all((userId) => ({ kind: 'bet', uuid: `b${userId}`, amount: 100n }));
    await turn(2);
    const win = (userId: bigint) =>
      ({ kind: 'win', uuid: `w${userId}`, reference: `b${userId}`, amount: 30n, closes: true }) as const;
    expect(new Set(await all(win))).toEqual(new Set([930n]));
    expect(new Set(await all(win))).toEqual(new Set([930n]));
    expect(new Set(await all((userId) => ({ ...win(userId), amount: 31n })))).toEqual(new Set(['duplicate']));
  });

  it('are deleted completely with their ids, and leave every balance and the later months unchanged', async () => {
    const userId = await addPlayer(db, 1_000n);
    await turn(1);
    await play({ kind: 'bet', uuid: 'a', userId, amount: 100n });
    await play({ kind: 'win', uuid: 'b', userId, reference: 'a', amount: 700n, closes: true });
    await turn(2);
    await play({ kind: 'bet', uuid: 'c', userId, amount: 10n, round: 'r2', closes: true });
    const counts = () =>
      one(
        db,
        `SELECT (SELECT count(*)::int FROM provider_transactions) AS transactions, (SELECT count(*)::int FROM provider_names) AS names,
          (SELECT count(*)::int FROM provider_rounds) AS rounds`,
      );
    await forget(2);
    expect(await counts()).toEqual({ transactions: 3, names: 3, rounds: 2 });
    const { name } = await monthOf('a');
    await forget(3);
    expect(await counts()).toEqual({ transactions: 1, names: 1, rounds: 1 });
    expect(await one(db, 'SELECT to_regclass($1) AS gone', [name])).toEqual({ gone: null });
    expect(await play({ kind: 'bet', uuid: 'c', userId, amount: 10n, round: 'r2', closes: true })).toBe(
      1_590n,
    );
    expect(await play({ kind: 'bet', uuid: 'd', userId, amount: 10n, round: 'r3' })).toBe(1_580n);
  });

  it('are protected like the table: no deletion, no bypass of the ids, no duplicate id', async () => {
    const userId = await addPlayer(db, 1_000n);
    await turn(1);
    await play({ kind: 'bet', uuid: 'a', userId, amount: 100n });
    const { name, month } = await monthOf('a');
    const row = (uuid: string) =>
      `SELECT ${month} * 1000000000000 + 500, provider, '${uuid}', kind, game, currency, user_id, amount, free, at
        FROM provider_transactions LIMIT 1`;
    const columns = '(id, provider, uuid, kind, game, currency, user_id, amount, free, at)';
    for (const [text, state] of [
      [`DELETE FROM ${name}`, 'KLX00'],
      [`TRUNCATE ${name}`, 'KLX00'],
      [`INSERT INTO ${name} ${columns} ${row('z')}`, 'KLX00'],
      [`INSERT INTO provider_transactions_0 ${columns} ${row('z')}`, 'KLX00'],
      [`INSERT INTO provider_transactions ${columns} ${row('a')}`, '23505'],
      [`UPDATE ${name} SET amount = 1`, 'KLX00'],
      ['UPDATE provider_names SET id = 1', 'KLX00'],
    ] as const)
      expect([text, await stateOf(db.pool, text)]).toEqual([text, state]);
  });
});

it('become month 0 with their ids, if they predate the partitions', async () => {
  const admin = openDatabase(inject('postgresUrl').replace(/[^/]+$/, 'kilat'), { max: 1 });
  const name = `test_${randomBytes(6).toString('hex')}`;
  await admin.pool.query(`CREATE DATABASE ${name}`);
  const db = openDatabase(admin.url.replace(/[^/]+$/, name), { max: 2 });
  const folder = await mkdtemp(join(tmpdir(), 'kilat-schema-'));
  try {
    const before = { migrations: join(folder, 'migrations'), functions: folder };
    await cp(SCHEMA.migrations, before.migrations, { recursive: true });
    const path = join(before.migrations, 'meta/_journal.json');
    const journal = JSON.parse(await readFile(path, 'utf8')) as { entries: { tag: string }[] };
    const to = journal.entries.findIndex(({ tag }) => tag.endsWith('_provider_months'));
    await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, to) }));
    await writeFile(join(folder, 'version.json'), '{"version": 0, "checksum": ""}');
    await migrateDatabase(db, { schema: before });
    // With players that do not exist: the test only checks the rows.
    await db.pool.query(`INSERT INTO provider_transactions (id, studio, uuid, kind, round_id, user_id, game, currency, amount, reference,
        undone_by, free, at) VALUES
      (1, 'lentera', 'a', 'bet', 2, 1, 'naga-toba', 'IDR', 100, NULL, 3, false, 1),
      (3, 'lentera', 'b', 'rollback', 2, 1, 'naga-toba', 'IDR', 100, 'a', NULL, false, 1),
      (4, 'lentera', 'c', 'rollback', NULL, 1, 'naga-toba', 'IDR', 0, 'unseen', NULL, false, 1),
      (5, 'sorbete', 'a', 'bet', 6, 1, 'naga-toba', 'IDR', 0, NULL, NULL, false, 1)`);
    await migrateDatabase(db);
    const { rows: names } = await db.pool.query(
      'SELECT provider, uuid, id FROM provider_names ORDER BY id, uuid',
    );
    expect(names.map((row) => Object.values(row))).toEqual([
      ['lentera', 'a', 1n],
      ['lentera', 'b', 3n],
      ['lentera', 'c', 4n],
      ['sorbete', 'a', 5n],
      ['lentera', 'unseen', null],
    ]);
    const { rows } = await db.pool.query(
      'SELECT DISTINCT tableoid::regclass::text AS part FROM provider_transactions',
    );
    expect(rows).toEqual([{ part: 'provider_transactions_0' }]);
    const { rows: invalid } = await db.pool.query('SELECT FROM pg_index WHERE NOT indisvalid');
    expect(invalid).toEqual([]);
    await turnMonth(db, monthAfter(0));
    await turnMonth(db, monthAfter(1));
    await db.pool.query('UPDATE markets SET least_age = NULL');
    const userId = await addPlayer(db, 1_000n);
    expect(await send(db, { kind: 'bet', uuid: 'unseen', userId, amount: 1n })).toBe('rolledBack');
    expect(await send(db, { kind: 'bet', uuid: 'a', userId, amount: 100n })).toBe('duplicate');
    expect(await send(db, { kind: 'bet', uuid: 'new', userId, amount: 100n })).toBe(900n);
  } finally {
    await db.close();
    await admin.pool.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await admin.close();
    await rm(folder, { recursive: true });
  }
});
