import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reconcile } from '../../money/ledger/reconcile/reconcile.ts';
import { asHouse, createTestDatabase } from '../../testing/core/testDatabase.ts';
import { TestPlayer } from '../../testing/games/testPlayer.ts';
import { addPlayers, addRound, bet } from '../../testing/ledger/testLedger.ts';
import { TestHouse } from '../../testing/testHouse.ts';
import { type Database, openDatabase } from './database.ts';
import { readFunctions, recordedVersion, versionChecksum } from './functions.ts';
import { migrateDatabase, pendingChanges, SCHEMA, type SchemaFolders } from './migrate.ts';

let db: Database;
let folder: string;
let schema: SchemaFolders;
beforeEach(async () => {
  db = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'kilat-schema-'));
  schema = { migrations: join(folder, 'migrations'), functions: join(folder, 'functions') };
  await cp(SCHEMA.migrations, schema.migrations, { recursive: true });
  await cp(SCHEMA.functions, schema.functions, { recursive: true });
});
afterEach(async () => {
  expect(await reconcile(db)).toEqual([]);
  await db.close();
  await rm(folder, { recursive: true });
});

/** Simulates a later release with one more migration for each text. */
async function addMigrations(...texts: string[]): Promise<string[]> {
  const path = join(schema.migrations, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(path, 'utf8'));
  const names: string[] = [];
  for (const text of texts) {
    const { idx, when } = journal.entries.at(-1);
    const tag = `${idx + 1}_of_the_test`;
    names.push(tag);
    journal.entries.push({ ...journal.entries.at(-1), idx: idx + 1, when: when + 1, tag });
    await writeFile(join(schema.migrations, `${tag}.sql`), text);
  }
  await writeFile(path, JSON.stringify(journal));
  return names;
}

/** Simulates a later release with changed functions: the body of each function in the file contains that release's name. */
async function changeFunctions(file: string): Promise<void> {
  const path = join(schema.functions, file);
  const text = await readFile(path, 'utf8');
  await writeFile(
    path,
    text.replaceAll('AS $$\n', () => 'AS $$\n-- of the next release\n'),
  );
  const { version, checksum } = await recordedVersion(schema.functions);
  await writeFile(join(schema.functions, 'version.json'), JSON.stringify({ version: version + 1, checksum }));
}

async function isOfNextRelease(name: string): Promise<boolean> {
  const { rows } = await db.pool.query(
    `SELECT pg_get_functiondef($1::regproc) LIKE '%of the next release%' AS is`,
    [name],
  );
  return rows[0].is;
}

const hasColumn = async (table: string, column: string) =>
  (
    await db.pool.query('SELECT FROM information_schema.columns WHERE table_name = $1 AND column_name = $2', [
      table,
      column,
    ])
  ).rowCount === 1;

it('have a version recorded for the current functions (npm run db:functions records the next)', async () => {
  expect(versionChecksum(await readFunctions(SCHEMA.functions))).toBe(
    (await recordedVersion(SCHEMA.functions)).checksum,
  );
});

describe('migrations', () => {
  it('run one by one: completed ones stay when the next one fails, and do not run again', async () => {
    const [first, second] = await addMigrations(
      'ALTER TABLE users ADD COLUMN shoe integer',
      'ALTER TABLE users ADD COLUMN shoe integer',
    );
    expect(await pendingChanges(db, schema)).toEqual([`migration ${first}`, `migration ${second}`]);
    await expect(migrateDatabase(db, { schema })).rejects.toThrow(`The migration ${second} failed`);
    expect(await pendingChanges(db, schema)).toEqual([`migration ${second}`]);
    await writeFile(join(schema.migrations, `${second}.sql`), 'ALTER TABLE users ADD COLUMN hat integer');
    await migrateDatabase(db, { schema });
    expect(await pendingChanges(db, schema)).toEqual([]);
    expect(await hasColumn('users', 'hat')).toBe(true);
  });

  it('wait for a table lock without blocking its bets', async () => {
    await addMigrations('ALTER TABLE bets ADD COLUMN note text');
    const [users, roundId] = [await addPlayers(db, 10, 1_000n), await addRound(db)];
    const reader = await db.pool.connect();
    await reader.query('BEGIN; SELECT count(*) FROM bets');
    const messages: string[] = [];
    let made = false;
    const migrating = migrateDatabase(db, { schema, log: { info: (line) => messages.push(line) } }).then(
      () => {
        made = true;
      },
    );
    await vi.waitFor(() => expect(messages.join()).toContain('waits for a table'), { timeout: 5_000 });
    for (const user of users) await bet(db, user, roundId);
    expect(made).toBe(false);
    await reader.query('COMMIT');
    reader.release();
    await migrating;
    expect(await hasColumn('bets', 'note')).toBe(true);
  });
});

describe('an old and a new house on one database', () => {
  it('accept bets side by side before, during and after the new one migrates; the old one reverts nothing', async () => {
    await addMigrations(
      'ALTER TABLE bets ADD COLUMN note text',
      'CREATE TABLE notes (bet_id bigint PRIMARY KEY, text text NOT NULL)',
    );
    await changeFunctions('bets.sql');
    const config = { databaseUrl: db.url, crash: { preparation: 60_000, squib: 1_000 } };
    const old = await TestHouse.start({ database: db, config });
    const players = await Promise.all(Array.from({ length: 4 }, () => TestPlayer.register(old)));
    const roundId = await vi.waitFor(async () => (await players[0]!.game()).roundId, { timeout: 10_000 });
    let on = true;
    let placed = 0;
    const playing = players.map(async (player) => {
      while (on) {
        await player.bet(roundId);
        await player.escape(roundId, 'cancel');
        placed++;
      }
    });
    const login = { role: new URL(asHouse(db.url)).username, password: null };
    const owner = openDatabase(db.url, { max: 1 });
    await migrateDatabase(owner, { schema, house: login });
    expect(await isOfNextRelease('ledger_place_one')).toBe(true);
    const before = placed;
    await vi.waitFor(() => expect(placed).toBeGreaterThan(before + 20), { timeout: 20_000 });
    on = false;
    await Promise.all(playing);

    await old.house.close();
    const again = await TestHouse.start({ database: db, config });
    expect(await isOfNextRelease('ledger_place_one')).toBe(true);
    const player = await TestPlayer.register(again);
    expect((await player.bet((await player.game()).roundId)).own.status).toBe('placed');
    await again.close();
    await old.close();
    await owner.close();
  }, 60_000);

  it('starts on the existing schema without the right to migrate, and reports what is missing', async () => {
    await expect(
      TestHouse.start({ database: db, config: { databaseUrl: db.url, migrates: false } }).then((house) =>
        house.close(),
      ),
    ).resolves.toBeUndefined();
    await db.pool.query(
      'DELETE FROM drizzle.__drizzle_migrations WHERE id = (SELECT max(id) FROM drizzle.__drizzle_migrations)',
    );
    await expect(
      TestHouse.start({ database: db, config: { databaseUrl: db.url, migrates: false } }),
    ).rejects.toThrow(/behind this house \(migration 00/);
  });
});
