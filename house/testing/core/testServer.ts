import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../core/db/database.ts';
import { migrateDatabase } from '../../core/db/migrate.ts';
import { type PrivatePostgres, startPostgres } from '../../core/db/postgres.ts';
import { isAlive } from '../../core/db/postmaster.ts';
import { monthAfter, turnMonth } from '../ledger/testMonths.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /**
     * The template database of the run's server; a second one, `newborn`, is a template in which no month of play has turned.
     */
    postgresUrl: string;
    /** The same with the role of a running house. */
    houseUrl: string;
  }
}

const PREFIX = `kilat-test-`;
/**
 * Folder of the server's Unix socket: a statement over it takes a third less processor time than over TCP. Null on systems
 * without them.
 */
const SOCKETS = process.platform === 'win32' ? null : tmpdir();
const QUIET = { info() {}, warn: (message: string) => process.stderr.write(`${message}\n`) };

/** Vitest's globalSetup: one PostgreSQL for the whole run, with a migrated template database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await removeRemains();
  const folder = await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`));
  const server = await startPostgres(folder, QUIET, { durable: false, socketDir: SOCKETS });
  const teardown = async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await trustAll(folder, server);
    project.provide('postgresUrl', bySocket(await makeTemplate(server)));
    project.provide('houseUrl', bySocket(inTemplate(server.house.url)));
  } catch (error) {
    await teardown();
    throw error;
  }
  return teardown;
}

/** The server's URL, over its Unix socket where possible. */
function bySocket(url: string): string {
  return SOCKETS === null ? url : url.replace('127.0.0.1', encodeURIComponent(SOCKETS));
}

/** Disables password authentication: 4,000 connections would spend 14 seconds of processor time on it. */
async function trustAll(folder: string, { url }: PrivatePostgres): Promise<void> {
  await writeFile(
    join(folder, 'postgres', 'pg_hba.conf'),
    'local all all trust\nhost all all 127.0.0.1/32 trust\n',
  );
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query('SELECT pg_reload_conf()');
  await admin.end();
}

async function makeTemplate({ url: serverUrl, house }: PrivatePostgres): Promise<string> {
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  await admin.query('CREATE DATABASE template');
  await admin.end();
  const url = inTemplate(serverUrl);
  const db = openDatabase(url);
  await migrateDatabase(db, { house: { role: house.role, password: house.password } });
  // Sets up a market that requires neither age nor identity, since most tests are not about that. The others set its rules.
  await db.pool.query(
    'UPDATE markets SET least_age = NULL, identity_deposits = NULL, identity_withdrawals = false',
  );
  await db.close();
  const copying = new pg.Client({ connectionString: serverUrl });
  await copying.connect();
  await copying.query('CREATE DATABASE newborn TEMPLATE template');
  await copying.end();
  await turnTwoMonths(url);
  return url;
}

/** Turns two months of play, as in most houses; the current month began some days ago. */
async function turnTwoMonths(url: string): Promise<void> {
  const db = openDatabase(url);
  for (const months of [1, 2]) await turnMonth(db, monthAfter(months));
  await db.pool.query(
    'UPDATE ledger_months SET began_at = began_at - 5 * 86400000::bigint WHERE began_at IS NOT NULL',
  );
  await db.close();
}

function inTemplate(url: string): string {
  return url.replace(/[^/]+$/, 'template');
}

/** Removes the servers of runs that were killed before their teardown. */
async function removeRemains(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(PREFIX) || isAlive(Number.parseInt(name.slice(PREFIX.length), 10))) continue;
    const folder = join(tmpdir(), name);
    await startPostgres(folder, QUIET, { durable: false })
      .then((server) => server.stop())
      .catch(() => {});
    await rm(folder, { recursive: true, force: true });
  }
}
