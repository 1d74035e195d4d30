import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from './database.ts';
import { migrateDatabase } from './migrate.ts';
import { startPostgres } from './postgres.ts';
import { isAlive } from './postmaster.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The template database of the run's one server. */
    postgresUrl: string;
  }
}

const PREFIX = `kilat-test-`;
const QUIET = { info() {}, warn: (message: string) => process.stderr.write(`${message}\n`) };

/** Vitest's globalSetup: one PostgreSQL for the whole run, with a migrated template database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await removeRemains();
  const folder = await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`));
  const server = await startPostgres(folder, QUIET, { durable: false });
  const teardown = async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    project.provide('postgresUrl', await makeTemplate(server.url));
  } catch (error) {
    await teardown();
    throw error;
  }
  return teardown;
}

async function makeTemplate(serverUrl: string): Promise<string> {
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  await admin.query('CREATE DATABASE template');
  await admin.end();
  const url = serverUrl.replace(/[^/]+$/, 'template');
  const db = openDatabase(url);
  await migrateDatabase(db);
  await db.close();
  return url;
}

/** Servers of runs that were killed before their teardown. */
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
