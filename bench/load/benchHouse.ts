import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { type Database, openDatabase } from '../../house/core/db/database.ts';
import { startPostgres } from '../../house/core/db/postgres.ts';
import { hashToken, newTokens } from '../../house/people/accounts/sessions.ts';
import { sessions } from '../../house/people/accounts/tables.ts';
import { addPlayers } from './players.ts';

/** Shared code of the benchmarks over the whole path: a house in its own process, players with sessions, client processes. */

/** PostgreSQL accepts 65,535 values in a statement. */
const ROWS_AT_ONCE = 10_000;
/** Longer than the simulated time of any benchmark. */
export const SESSION_MS = 30 * 24 * 3_600_000;
export const QUIET = { info() {}, warn() {} };

/** Node's flags from the start script: the house is measured as it runs. */
const FLAGS = JSON.parse(readFileSync('package.json', 'utf8')).scripts.start.match(/--\S+/g) ?? [];

/** Starts the built house in its own process on a free port. */
export function spawnHouse(
  dataDir: string,
  settings: Record<string, string>,
): { child: ChildProcess; port: Promise<number> } {
  const child = spawn(process.execPath, [...FLAGS, 'dist/house/main.mjs'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: dataDir,
      BOTS: '0',
      SEED: '0',
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream });
  const port = new Promise<number>((resolve, reject) => {
    lines.on('line', (line) => {
      const found = /^Kilat is open at http:\/\/[^:]+:(\d+)/.exec(line)?.[1];
      if (found) resolve(Number(found));
    });
    child.once('exit', (code) => reject(new Error(`the house ended with ${code}`)));
  });
  port.catch(() => {});
  return { child, port };
}

/** Runs something on the database of `dataDir`, beside a running house. */
export async function onDatabase<T>(dataDir: string, act: (db: Database) => Promise<T>): Promise<T> {
  const postgres = await startPostgres(dataDir, QUIET, { role: 'tool' });
  const db = openDatabase(postgres.url);
  try {
    return await act(db);
  } finally {
    await db.close();
    await postgres.stop();
  }
}

/** The PostgreSQL of a running house. */
export interface Server {
  /** CPU time of its processes, µs. */
  processor(): Promise<number>;
  close(): Promise<void>;
}

export async function openServer(dataDir: string): Promise<Server> {
  const postgres = await startPostgres(dataDir, QUIET, { role: 'tool' });
  const db = openDatabase(postgres.url, { max: 1 });
  return {
    async processor() {
      const { rows } = await db.pool.query<{ pid: number }>('SELECT pid FROM pg_stat_activity');
      return processorOfServer(rows);
    },
    async close() {
      await db.close();
      await postgres.stop();
    },
  };
}

/** Adds players with sessions, beside a running house; returns their tokens. */
export async function addSessions(dataDir: string, count: number): Promise<string[]> {
  const createdAt = Date.now();
  const expiresAt = createdAt + SESSION_MS;
  return onDatabase(dataDir, async (db) => {
    const players = await addPlayers(db, count);
    const tokens = players.map((userId) => newTokens(userId).token);
    const tokenHash = (i: number) => hashToken(tokens[i] ?? '');
    const rows = players.map((userId, i) => ({ tokenHash: tokenHash(i), userId, createdAt, expiresAt }));
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
      await db.orm.insert(sessions).values(rows.slice(from, from + ROWS_AT_ONCE));
    return tokens;
  });
}

/** CPU time of a process, µs; NaN on systems without /proc. */
export function processorOf({ pid }: { pid?: number | undefined }): number {
  return ticksOf(pid, USER, SYSTEM);
}

/** The same for the server of these backends: their time, and that of backends that have ended since. */
function processorOfServer(backends: readonly { pid: number }[]): number {
  const [parent] = statOf(backends[0]?.pid).slice(PARENT, PARENT + 1);
  const ended = ticksOf(Number(parent), USER_OF_ENDED, SYSTEM_OF_ENDED);
  return backends.reduce((sum, backend) => sum + processorOf(backend), ended);
}

/** Field positions in /proc/<pid>/stat. */
const [PARENT, USER, SYSTEM, USER_OF_ENDED, SYSTEM_OF_ENDED] = [3, 13, 14, 15, 16];

function ticksOf(pid: number | undefined, ...places: number[]): number {
  const stat = statOf(pid);
  // Clock ticks, a hundred per second on Linux.
  return places.reduce((sum, place) => sum + Number(stat[place]), 0) * 10_000;
}

function statOf(pid: number | undefined): string[] {
  const path = `/proc/${pid}/stat`;
  return existsSync(path) ? readFileSync(path, 'utf8').split(' ') : [];
}

/**
 * Starts processes of `script` and distributes the players of `tokens` among them, a socket for each. They are added to
 * `clients`.
 */
export async function connectClients(
  clients: ChildProcess[],
  { script, processes, port, tokens }: { script: string; processes: number; port: number; tokens: string[] },
): Promise<void> {
  const share = tokens.length / processes;
  for (let i = 0; i < processes; i++) {
    const client = fork(script, [String(port), String(i)], { execArgv: ['--import', 'tsx'] });
    clients.push(client);
    await once(client, 'message');
    await request(client, { kind: 'connect', tokens: tokens.slice(i * share, (i + 1) * share) });
  }
}

/** Sends an order to a client process; returns its answer. */
export async function request(client: ChildProcess, order: object): Promise<unknown> {
  client.send(order);
  return (await once(client, 'message'))[0];
}
