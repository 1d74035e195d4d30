import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { reconcile } from '../../money/ledger/reconcile/reconcile.ts';
import { addPlayer, addRound, bet } from '../../testing/ledger/testLedger.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { startPostgres } from '../db/postgres.ts';
import { findPlace } from '../db/postgresPlace.ts';
import { isAlive, readPostmaster } from '../db/postmaster.ts';
import { walFolder } from '../db/walArchive.ts';
import { backupLateness, baseBackups, dropOldBackups, takeBaseBackup } from './baseBackup.ts';
import { type RestoreOptions, restoreDatabase } from './restore.ts';

const HOLDER = new URL('../../testing/core/postgresHolder.ts', import.meta.url).pathname;
const QUIET = { info: () => {}, warn: () => {} };
const FUNDS = 10_000n;

let folder: string;
let dataDir: string;
let backupDir: string;
let house: ChildProcess | null = null;
let db: Database;

// Servers are copied, destroyed and restored, which takes long on a busy machine with one disk.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

beforeAll(async () => {
  // A folder name that both a shell and PostgreSQL could misparse.
  folder = await mkdtemp(join(tmpdir(), "kilat-backup-it's 5%f-"));
  // Under root, PostgreSQL runs as another account.
  await chmod(folder, 0o711);
  dataDir = join(folder, 'data');
  backupDir = join(folder, 'backups');
});
afterEach(async () => {
  await vanish();
  await rm(dataDir, { recursive: true, force: true });
  await rm(backupDir, { recursive: true, force: true });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Starts the database part of a house in its own process; `null` starts one without backups. */
async function begin(backups: string | null = backupDir): Promise<void> {
  const args = ['--import', 'tsx', HOLDER, dataDir, ...(backups === null ? [] : [backups])];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  house = child;
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (line) => resolve(String(line).trim()));
    child.once('error', reject);
  });
  db = openDatabase(url, { max: 2 });
}

/** Kills the house and its PostgreSQL at the same moment, as when their machine is lost. */
async function vanish(): Promise<void> {
  if (!house) return;
  house.kill('SIGKILL');
  house = null;
  await db.close().catch(() => {});
  const { cluster } = await findPlace(dataDir, QUIET);
  const server = await readPostmaster(cluster);
  if (server && isAlive(server.pid)) process.kill(server.pid, 'SIGQUIT');
  await expect.poll(() => !server || !isAlive(server.pid), { timeout: 10_000 }).toBe(true);
}

async function lose(): Promise<void> {
  await vanish();
  await rm(dataDir, { recursive: true, force: true });
}

/** Takes a backup as `npm run backup` does, while the house runs. */
async function backUp(): Promise<void> {
  const session = new pg.Client({ connectionString: db.url });
  await session.connect();
  await takeBaseBackup(session, backupDir).finally(() => session.end());
}

/** Switches the WAL segment, as archive_timeout does once a minute. */
async function minutePasses(): Promise<void> {
  const { rows } = await db.pool.query('SELECT pg_walfile_name(pg_switch_wal()) AS name');
  const archived = () => readdir(walFolder(backupDir));
  await expect.poll(archived, { timeout: 20_000 }).toContain(`${rows[0].name}.gz`);
}

/** A moment strictly between the commits before and after it: a Date has whole ms, commit times do not. */
async function now(): Promise<Date> {
  await db.pool.query('SELECT pg_sleep(0.002)');
  const { rows } = await db.pool.query<{ now: Date }>('SELECT clock_timestamp() AS now');
  await db.pool.query('SELECT pg_sleep(0.002)');
  return rows[0]!.now;
}

const restore = (options: Partial<RestoreOptions> = {}) =>
  restoreDatabase(dataDir, { backupDir, at: null, replace: false, ...options }, QUIET);

async function amounts(): Promise<bigint[]> {
  const { rows } = await db.pool.query<{ amount: bigint }>('SELECT amount FROM bets ORDER BY amount');
  return rows.map(({ amount }) => BigInt(amount));
}

it('restores every coin after the folder is lost, to the latest state or to a moment, repeatedly', async () => {
  await begin();
  await migrateDatabase(db, { house: null, log: QUIET });
  await db.pool.query('UPDATE markets SET least_age = NULL');
  const player = await addPlayer(db, FUNDS);
  const rounds = await Promise.all(Array.from({ length: 4 }, () => addRound(db)));
  const place = (amount: bigint) =>
    bet(db, player, rounds[Number(amount) - 1] ?? 0n, { key: `bet-${amount}`, amount });
  await place(1n);
  await backUp();
  await place(2n);
  const moment = await now();
  await place(3n);
  await minutePasses();

  await lose();
  await restore();
  await begin();
  expect(await amounts()).toEqual([1n, 2n, 3n]);
  expect(await reconcile(db)).toEqual([]);
  // The ledger continues from there: a known transfer is not booked twice.
  expect(await place(3n)).toMatchObject({ balance: FUNDS - 6n });

  await vanish();
  const { replaced } = await restore({ at: moment, replace: true });
  expect((await stat(replaced ?? '')).isDirectory()).toBe(true);
  await begin();
  expect(await amounts()).toEqual([1n, 2n]);
  expect(await reconcile(db)).toEqual([]);

  await place(4n);
  await minutePasses();
  await lose();
  await restore();
  await begin();
  expect(await amounts()).toEqual([1n, 2n, 4n]);
  expect(await reconcile(db)).toEqual([]);
});

it('fails with a clear message, and leaves existing data alone', async () => {
  await expect(restore()).rejects.toThrow('There is no backup');
  await begin();
  const early = await now();
  await backUp();
  await expect(restore({ replace: true })).rejects.toThrow('stop the house first');
  const late = new Date((await now()).getTime() + 60_000);
  await vanish();
  await expect(restore()).rejects.toThrow('--replace');
  await expect(restore({ at: early, replace: true })).rejects.toThrow('The oldest backup');
  await expect(restore({ at: late, replace: true })).rejects.toThrow('recovery target was reached');
  await begin();
  expect(await now()).toBeInstanceOf(Date);
});

it('archives as soon as BACKUP_DIR is set, also with a server left behind by a killed house', async () => {
  await begin(null);
  await expect(backUp()).rejects.toThrow('start the house with this BACKUP_DIR');
  house?.kill('SIGKILL');
  const server = await startPostgres(dataDir, QUIET, { durable: false, backupDir });
  await db.close();
  db = openDatabase(server.url, { max: 1 });
  await backUp();
  await server.stop();
  expect(await baseBackups(backupDir)).toHaveLength(1);
});

it('reports how far it is behind', async () => {
  await begin();
  expect(await backupLateness(db.pool, backupDir)).toEqual({ changes: 0, copy: Number.POSITIVE_INFINITY });
  await backUp();
  expect(await backupLateness(db.pool, null)).toEqual({ changes: 0 });
  const { changes, copy } = await backupLateness(db.pool, backupDir);
  expect(changes).toBe(0);
  expect(copy).toBeLessThan(60);
  await rename(walFolder(backupDir), `${walFolder(backupDir)}.away`);
  await db.pool.query('CREATE TABLE a_change (); SELECT pg_switch_wal()');
  const late = async () => (await backupLateness(db.pool, backupDir)).changes;
  await expect.poll(late, { timeout: 20_000 }).toBeGreaterThan(0);
});

it('keeps the configured number of backups, and the WAL since the oldest of them', async () => {
  await begin();
  for (let i = 0; i < 3; i++) {
    await backUp();
    await db.pool.query(`CREATE TABLE step_${i} ()`);
    await minutePasses();
  }
  const before = await baseBackups(backupDir);
  const { backups, segments } = await dropOldBackups(backupDir, 1);
  expect(backups).toBe(2);
  expect(segments).toBeGreaterThan(0);
  expect(await baseBackups(backupDir)).toEqual(before.slice(2));
  await lose();
  await restore();
  await begin();
  await db.pool.query('SELECT FROM step_0, step_1, step_2');
  expect(await dropOldBackups(backupDir, 1)).toEqual({ backups: 0, segments: 0 });
});
