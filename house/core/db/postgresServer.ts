import { spawn } from 'node:child_process';
import { open, readFile, rename, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Secrets, SUPERUSER, serverEnvironment, writeSecrets } from './postgresCluster.ts';
import type { Log, Place } from './postgresPlace.ts';
import {
  isAlive,
  isInUse,
  type Postmaster,
  readPostmaster,
  servesCluster,
  stopPostmaster,
  until,
} from './postmaster.ts';
import { archiveSettings, makeArchive } from './walArchive.ts';

/** A running server. */
export interface Server {
  pid: number;
  port: number;
  /** True if it was already running. */
  adopted: boolean;
}

const STARTS = 5;
const START_PATIENCE = 120_000;
const ANSWER_PATIENCE = 5_000;

/** A log longer than this, in bytes, is rotated at the next start; one old log is kept. */
const LOG_LIMIT = 5_000_000;

export interface ServerOptions {
  /** False trades safety on power loss for speed (tests); a killed process loses nothing either way. */
  durable?: boolean;
  /** Where its WAL is archived for backups; null or absent for nowhere. */
  backupDir?: string | null;
  /** Settings for this start only. */
  settings?: Record<string, string>;
  /** Timeout of the start, ms. */
  patience?: number;
}

/** For one house on a small machine: real durability, no idle helpers, plans without JIT. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  // Two houses: each has ten for its players, and up to three for every room that it leads.
  max_connections: '200',
  shared_buffers: '128MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '1GB',
  io_method: 'sync',
  jit: 'off',
  synchronous_commit: 'on',
  fsync: 'on',
  log_min_messages: 'warning',
  log_checkpoints: 'off',
  logging_collector: 'off',
  timezone: 'UTC',
};

/**
 * Adopts the server that runs on this data directory, or starts one. An unresponsive server is stopped, remains of a killed one
 * are awaited or removed, and the start is retried.
 */
export async function ensureServer(
  place: Place,
  secrets: Secrets,
  log: Log,
  options: ServerOptions,
): Promise<Server> {
  for (let attempt = 1; ; attempt++) {
    try {
      return (await adopt(place, secrets, log)) ?? (await startServer(place, secrets, log, options));
    } catch (error) {
      if (attempt === STARTS) throw error;
      log.warn(`${String(error)}; trying again (${attempt} of ${STARTS - 1})`);
      await sleep(400 * attempt);
    }
  }
}

async function adopt(place: Place, secrets: Secrets, log: Log): Promise<Server | null> {
  const found = await readPostmaster(place.cluster);
  if (!found) return null;
  if (!servesCluster(found.pid, place.cluster)) {
    await removeStale(place, found, log);
    return null;
  }
  if (await answers(place, secrets)) {
    const { pid, port } = (await readPostmaster(place.cluster)) ?? found;
    log.info(`PostgreSQL is running already (process ${pid}, port ${port}): using it`);
    return { pid, port, adopted: true };
  }
  if (isAlive(found.pid)) {
    log.warn(`PostgreSQL (process ${found.pid}) is running but does not answer: stopping it`);
    await stopPostmaster(found.pid);
  }
  return null;
}

/**
 * Removes a dead server's postmaster.pid. PostgreSQL does this itself, unless another process has that id now; then it is
 * removed here, but only when no process of the old server works in the directory any more.
 */
async function removeStale({ cluster }: Place, found: Postmaster, log: Log): Promise<void> {
  log.warn(`PostgreSQL (process ${found.pid}) did not end in order: it will recover from its log`);
  if (!(await until(async () => !(await isInUse(cluster)), 10_000)))
    throw new Error(`Processes of an ended PostgreSQL still work in ${cluster}`);
  await rm(join(cluster, 'postmaster.pid'), { force: true });
}

/** Waits for a starting server; false if it refuses, hangs, stops or ends. */
async function answers(place: Place, secrets: Secrets): Promise<boolean> {
  const settled = async () => {
    const now = await readPostmaster(place.cluster);
    return !now || !isAlive(now.pid) || now.status === 'ready';
  };
  await until(settled, START_PATIENCE);
  const now = await readPostmaster(place.cluster);
  if (now?.status !== 'ready') return false;
  const client = new pg.Client({
    connectionString: urlOf(now.port, secrets, 'postgres'),
    connectionTimeoutMillis: ANSWER_PATIENCE,
    query_timeout: ANSWER_PATIENCE,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Starts a server where none runs. @throws with the end of its log if it does not become ready */
export async function startServer(
  place: Place,
  secrets: Secrets,
  log: Log,
  { durable = true, backupDir = null, settings: given = {}, patience = START_PATIENCE }: ServerOptions,
): Promise<Server> {
  const port = (await isFree(secrets.port)) ? secrets.port : await freePort();
  if (port !== secrets.port) await writeSecrets(place, { ...secrets, port });
  if (backupDir !== null) await makeArchive(backupDir, place);
  const settings = {
    ...SETTINGS,
    ...(!durable && { fsync: 'off', full_page_writes: 'off' }),
    ...(backupDir !== null && archiveSettings(backupDir)),
    ...given,
  };
  const args = ['-D', place.cluster, '-p', String(port)];
  for (const [name, value] of Object.entries(settings)) args.push('-c', `${name}=${value}`);

  await limitLog(place.logFile);
  const output = await open(place.logFile, 'a');
  const { size: before } = await output.stat();
  // A session of its own: Ctrl-C at the house's terminal must not stop the server before the house.
  const child = spawn(place.binaries.postgres, args, {
    ...place.account,
    cwd: place.cluster,
    env: serverEnvironment(),
    detached: true,
    stdio: ['ignore', output.fd, output.fd],
  });
  let failure: string | null = null;
  child.on('error', (error) => {
    failure = error.message;
  });
  child.on('exit', (code, signal) => {
    failure ??= `it ended with ${signal ?? code}`;
  });
  child.unref();
  await output.close();

  const ready = async () =>
    failure !== null ||
    (await readPostmaster(place.cluster).then((now) => now?.pid === child.pid && now?.status === 'ready'));
  await until(ready, patience);
  if (failure !== null || child.pid === undefined)
    throw new Error(`PostgreSQL did not start: ${failure}. ${await tail(place.logFile, before)}`.trim());
  log.info(`PostgreSQL started (process ${child.pid}, port ${port})`);
  return { pid: child.pid, port, adopted: false };
}

/** The URL of a database on a local server. */
export function urlOf(port: number, { password }: Secrets, database: string, role = SUPERUSER): string {
  return `postgresql://${role}:${password}@127.0.0.1:${port}/${database}`;
}

async function limitLog(path: string): Promise<void> {
  const size = await stat(path).then(
    (found) => found.size,
    () => 0,
  );
  if (size > LOG_LIMIT) await rename(path, `${path}.old`);
}

async function tail(path: string, from: number): Promise<string> {
  const text = (await readFile(path)).subarray(from).toString('utf8').trim();
  return text.slice(-2_000);
}

function isFree(port: number): Promise<boolean> {
  return port === 0
    ? Promise.resolve(false)
    : listenOnce(port).then(
        () => true,
        () => false,
      );
}

function freePort(): Promise<number> {
  return listenOnce(0);
}

function listenOnce(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(port, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });
}
