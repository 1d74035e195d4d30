import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { expect, inject, it } from 'vitest';
import { type Database, openDatabase } from '../../core/db/database.ts';
import { migrateDatabase } from '../../core/db/migrate.ts';
import { reconcile } from '../ledger/reconcile/reconcile.ts';

const MIGRATIONS = fileURLToPath(new URL('../../core/db/migrations', import.meta.url));

/** Copies the migrations up to one of them to a folder of its own. */
async function migrationsUpTo(last: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kilat-migrations-'));
  await cp(MIGRATIONS, folder, { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(path, 'utf8'));
  const end = journal.entries.findIndex(({ tag }: { tag: string }) => tag === last) + 1;
  await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }));
  return folder;
}

/** Creates a database at a migration with some data in it, and migrates it to the newest schema. */
async function upgraded(last: string, data: string, look: (db: Database) => Promise<void>): Promise<void> {
  const template = inject('postgresUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = openDatabase(template.replace(/[^/]+$/, 'kilat'), { max: 1 });
  await admin.pool.query(`CREATE DATABASE ${name} TEMPLATE template0`);
  const db = openDatabase(template.replace(/[^/]+$/, name));
  const folder = await migrationsUpTo(last);
  try {
    await migrate(drizzle(db.pool), { migrationsFolder: folder });
    await db.pool.query(data);
    await migrateDatabase(db);
    expect(await reconcile(db)).toEqual([]);
    await look(db);
  } finally {
    await db.close();
    await admin.pool.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await admin.close();
    await rm(folder, { recursive: true });
  }
}

it('migrates a database with players and money to payments', async () => {
  const data = `
    INSERT INTO users (name, currency, created_at) VALUES ('old', 'IDR', 1);
    INSERT INTO rounds (game, id, secret, commitment) VALUES ('crash', 1, 's', 'c');
    SELECT ledger_grant('gift', 1, 'IDR', 1000, 'welcome');
    SELECT ledger_place_bet('bet', 1, 'crash', 1, 'IDR', 100, NULL, NULL);
    SELECT ledger_end_own_bet('back', 1, 'crash', 1, NULL, 'return');`;
  await upgraded('0009_security', data, async (db) => {
    const { rows } = await db.pool.query(
      'SELECT kind, balance FROM ledger_balances WHERE user_id = 1 ORDER BY kind',
    );
    expect(rows).toEqual([
      { kind: 'bonus', balance: 0n },
      { kind: 'escrow', balance: 0n },
      { kind: 'held', balance: 0n },
      { kind: 'wallet', balance: 1_000n },
    ]);
  });
});

it('migrates withdrawals in progress to leases: what may have been sent counts as sent', async () => {
  // One player per withdrawal: in review, sent without an answer, at the gateway, paid.
  const data = [1, 2, 3, 4]
    .map(
      (id) => `
    INSERT INTO users (name, currency, created_at) VALUES ('player ${id}', 'IDR', 1);
    INSERT INTO deposit_orders (user_id, currency, port, amount, fee, payable, key, reference, created_at, expires_at)
      VALUES (${id}, 'IDR', 'qris', 1000, 0, 1000, 'k', 'D${id}', 1, 2);
    SELECT ledger_deposit(${id}, 'P${id}', 1000);
    SELECT ledger_hold('w', ${id}, 'IDR', 500, 10, 1, 'BCA', '1', 'A', 'W${id}', ${id}00, 0, 9999, 9, '{0}', '{9999}');`,
    )
    .join('');
  const sent = `
    UPDATE withdrawals SET status = 'sending' WHERE id > 1;
    UPDATE withdrawals SET handed_over = true WHERE id > 2;
    SELECT ledger_end_withdrawal(4, 'paid');`;
  await upgraded('0019_wallet_sequence', data + sent, async (db) => {
    const { rows } = await db.pool.query(
      'SELECT status, next_attempt_at, sent_at, handed_over FROM withdrawals ORDER BY id',
    );
    expect(rows).toEqual([
      { status: 'review', next_attempt_at: 100n, sent_at: null, handed_over: false },
      { status: 'sending', next_attempt_at: 200n, sent_at: 200n, handed_over: false },
      { status: 'sending', next_attempt_at: 300n, sent_at: 300n, handed_over: true },
      { status: 'paid', next_attempt_at: 0n, sent_at: null, handed_over: true },
    ]);
  });
});

it('moves deposit gifts that are not wagered to the bonus account: the withdrawable amount stays the same', async () => {
  // Granted 1000 each; a gift of 500 with a deposit of 500. Then wagered: nothing, all of it, 1200 of it and lost.
  const play = (id: number, stakes: string) => `
    INSERT INTO rounds (game, id, secret, commitment) VALUES ('crash', ${id}, 's', 'c');
    SELECT ledger_place_bet('bet', ${id}, 'crash', ${id}, 'IDR', ${stakes}, NULL, NULL);
    SELECT pg_sleep(0.01); UPDATE rounds SET state = 'open' WHERE id = ${id}; SELECT round_close('crash', ${id});
    SELECT ledger_settle_round('crash', ${id}, 20000, '{"target": "20000"}', false, 1);`;
  const data = [1, 2, 3]
    .map(
      (id) => `
    INSERT INTO users (name, currency, created_at) VALUES ('player ${id}', 'IDR', 1);
    SELECT ledger_grant('gift', ${id}, 'IDR', 1000, 'welcome');
    SELECT pg_sleep(0.01);
    INSERT INTO deposit_orders (user_id, currency, port, amount, fee, payable, key, reference, created_at, expires_at,
        promotion, promo_percent, promo_min, promo_most, bonus)
      VALUES (${id}, 'IDR', 'qris', 500, 0, 500, 'k', 'D${id}', 1, 2, 'all', 100, 1, 900, 500);
    SELECT ledger_deposit(${id}, 'P${id}', 500);
    SELECT pg_sleep(0.01);`,
    )
    .join('');
  await upgraded('0019_wallet_sequence', `${data}${play(2, '1500')}${play(3, '1200')}`, async (db) => {
    const { rows } = await db.pool.query(
      `SELECT w.balance AS own, w.bonus, greatest(0, w.balance - ledger_unplayed_grants(w.user_id, 'IDR')) AS available,
        t.required, t.expires_at FROM ledger_accounts w LEFT JOIN wagering_requirements t ON t.user_id = w.user_id
       WHERE w.kind = 'wallet' ORDER BY w.user_id`,
    );
    expect(rows).toEqual([
      { own: 1_500n, bonus: 500n, available: 500n, required: 250n, expires_at: null },
      { own: 500n, bonus: 0n, available: 500n, required: null, expires_at: null },
      { own: 500n, bonus: 300n, available: 500n, required: 150n, expires_at: null },
    ]);
  });
});

it('migrates operators’ acts to proposals; those that waited for a second operator are refused', async () => {
  const adjustment = (key: string, status: string, decided: string) =>
    `INSERT INTO adjustments (key, kind, user_id, currency, amount, reason, proposed_by, proposed_at, second, status, decided_by, decided_at, answer)
     VALUES ('${key}', 'adjustment_debit', 1, 'IDR', 900, 'ticket 1', ' Ani  Putri', 5, true, '${status}', ${decided});`;
  const code = (name: string, second: boolean, approved: string) =>
    `INSERT INTO gift_codes (code, currency, kind, amount, uses, expires_at, created_by, reason, created_at, second, approved_by)
     VALUES ('${name}', 'IDR', 'cash', 70, 3, 99, 'ani putri', 'new year', 7, ${second}, ${approved});`;
  const data = `SET session_replication_role = 'replica';
    INSERT INTO users (name, currency, created_at) VALUES ('old', 'IDR', 1);
    INSERT INTO ledger_accounts (kind, currency, user_id, balance)
      SELECT kind, 'IDR', 1, CASE WHEN kept THEN 0 END FROM account_kinds WHERE owned;
    ${adjustment('waits', 'pending', 'NULL, NULL, NULL')} ${adjustment('no', 'refused', "'budi', 6, 'too much'")}
    ${code('SMALL0001', false, 'NULL')} ${code('LARGE0001', true, "'Budi'")} ${code('WAITS0001', true, 'NULL')}
    INSERT INTO sent_rewards (key, user_id, currency, amount, reason, proposed_by, proposed_at, second)
      VALUES ('waits', 1, 'IDR', 8, 'sorry', 'Citra', 8, true);
    SET session_replication_role = 'origin';`;
  await upgraded('0058_daily_close', data, async (db) => {
    const { rows } = await db.pool.query(
      `SELECT p.kind, p.key, p.amount, p.status, o.name AS by, d.name AS decided, p.answer FROM proposals p
       JOIN operators o ON o.id = p.proposed_by JOIN operators d ON d.id = p.decided_by ORDER BY p.kind, p.key`,
    );
    const LOGINS = 'operators act by logins of their own now';
    const ani = 'ani putri';
    expect(rows.map((row) => Object.values(row))).toEqual([
      ['adjustment', 'no', 900n, 'refused', ani, 'budi', 'too much'],
      ['adjustment', 'waits', 900n, 'refused', ani, ani, LOGINS],
      ['gift_code', 'code LARGE0001', 210n, 'done', ani, 'budi', null],
      ['gift_code', 'code SMALL0001', 210n, 'done', ani, ani, null],
      ['gift_code', 'code WAITS0001', 210n, 'refused', ani, ani, LOGINS],
      ['reward', 'reward waits', 8n, 'refused', 'citra', 'citra', LOGINS],
    ]);
    const { rows: codes } = await db.pool.query('SELECT code, expires_at FROM gift_codes ORDER BY code');
    expect(codes).toEqual([
      { code: 'LARGE0001', expires_at: 99n },
      { code: 'SMALL0001', expires_at: 99n },
      { code: 'WAITS0001', expires_at: 8n },
    ]);
    const { rows: acting } = await db.pool.query('SELECT FROM operators WHERE ended_at IS NULL');
    expect(acting).toEqual([]);
  });
});
