import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { type Database, openDatabase } from '../house/core/db/database.ts';
import { startPostgres } from '../house/core/db/postgres.ts';
import { hashToken, newTokens } from '../house/people/accounts/sessions.ts';
import { sessions } from '../house/people/accounts/tables.ts';
import { addPlayers } from './players.ts';

/** What the benches of the whole path share: a house in a process of its own, players with sessions, processes of clients. */

/** PostgreSQL takes 65,535 values in a statement. */
const ROWS_AT_ONCE = 10_000;
/** Longer than any bench lets time pass. */
export const SESSION_MS = 30 * 24 * 3_600_000;
export const QUIET = { info() {}, warn() {} };

/** What Node is told when the house is started: it is measured as it runs. */
const FLAGS = JSON.parse(readFileSync('package.json', 'utf8')).scripts.start.match(/--\S+/g) ?? [];

/** The house as it was built, in a process of its own on a free port. */
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

/** Does something on the database of `dataDir`, beside a running house. */
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

/** The PostgreSQL of a running house, beside it. */
export interface Server {
  /** µs of processor that its processes have had. */
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

/** So many players with sessions, beside a running house; returns their tokens. */
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

/** µs of processor that a process has had; NaN on systems without /proc. */
export function processorOf({ pid }: { pid?: number | undefined }): number {
  return ticksOf(pid, USER, SYSTEM);
}

/** The same of the server that these are backends of: theirs, and what backends had that have ended since. */
function processorOfServer(backends: readonly { pid: number }[]): number {
  const [parent] = statOf(backends[0]?.pid).slice(PARENT, PARENT + 1);
  const ended = ticksOf(Number(parent), USER_OF_ENDED, SYSTEM_OF_ENDED);
  return backends.reduce((sum, backend) => sum + processorOf(backend), ended);
}

/** Places in /proc/<pid>/stat. */
const [PARENT, USER, SYSTEM, USER_OF_ENDED, SYSTEM_OF_ENDED] = [3, 13, 14, 15, 16];

function ticksOf(pid: number | undefined, ...places: number[]): number {
  const stat = statOf(pid);
  // Of which Linux makes a hundred a second.
  return places.reduce((sum, place) => sum + Number(stat[place]), 0) * 10_000;
}

function statOf(pid: number | undefined): string[] {
  const path = `/proc/${pid}/stat`;
  return existsSync(path) ? readFileSync(path, 'utf8').split(' ') : [];
}

/** Starts so many processes of `script` and shares the players of `tokens` out among them, a socket for each. They are added to `clients`. */
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

/** Has a client process carry out an order; what it answers. */
export async function request(client: ChildProcess, order: object): Promise<unknown> {
  client.send(order);
  return (await once(client, 'message'))[0];
}
