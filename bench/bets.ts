import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { MARKETS } from '../contract/markets.ts';
import { sessions, users } from '../house/accounts/tables.ts';
import { hashToken, newToken } from '../house/accounts/tokens.ts';
import { openDatabase } from '../house/db/database.ts';
import { startPostgres } from '../house/db/postgres.ts';
import type { Order, Result } from './betClient.ts';

/** Bets over the whole path: a socket for each player, the channel, the ledger, real durability. Times are ms. */
export interface BetBench {
  players: number;
  /** As many as the house takes. */
  full: Load;
  /** Half as many a second, each sent when it is due. */
  half: Load;
}

export interface Load {
  betsPerSecond: number;
  p50: number;
  p99: number;
}

const PLAYERS = 6_000;
const WARM_UP = 1_500;
const CLIENT_PROCESSES = 2;
/** Bets under way in each client process at full load. */
const AT_ONCE = 32;
const CLIENT = fileURLToPath(new URL('betClient.ts', import.meta.url));
const HOUSE = fileURLToPath(new URL('../house/main.ts', import.meta.url));
const QUIET = { info() {}, warn() {} };
/** The first round of a database and the one that takes bets ahead of it, both open all the time. */
const LIVE = '1';
const NEXT = '2';

/**
 * Measures a house in a process of its own on the private PostgreSQL of `dataDir`, which must not have played
 * yet. The house ends in order afterwards, and its PostgreSQL with it.
 */
export async function runBetBench(dataDir: string): Promise<BetBench> {
  const house = spawnHouse(dataDir);
  const clients: ChildProcess[] = [];
  try {
    const port = await house.port;
    const tokens = await addPlayers(dataDir);
    const share = PLAYERS / CLIENT_PROCESSES;
    for (let i = 0; i < CLIENT_PROCESSES; i++) {
      const client = fork(CLIENT, [String(port), String(i)], { execArgv: ['--import', 'tsx'] });
      clients.push(client);
      await once(client, 'message');
      await ask(client, { kind: 'connect', tokens: tokens.slice(i * share, (i + 1) * share) });
    }
    const warm = WARM_UP / CLIENT_PROCESSES;
    await all(clients, { kind: 'bet', roundId: LIVE, from: 0, to: warm, atOnce: AT_ONCE });
    const full = await all(clients, {
      kind: 'bet',
      roundId: LIVE,
      from: warm,
      to: share,
      atOnce: AT_ONCE,
    });
    const pace = full.betsPerSecond / 2 / CLIENT_PROCESSES;
    const half = await all(clients, { kind: 'bet', roundId: NEXT, from: 0, to: share, pace });
    return { players: PLAYERS, full, half };
  } finally {
    for (const client of clients) client.kill();
    if (house.child.exitCode === null && house.child.kill('SIGTERM')) await once(house.child, 'exit');
  }
}

/** A house whose first round stays in preparation. */
function spawnHouse(dataDir: string): { child: ChildProcess; port: Promise<number> } {
  const child = spawn(process.execPath, ['--import', 'tsx', HOUSE], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: dataDir,
      BOTS: '0',
      GAMES: 'crash',
      SEED: '0',
      CRASH_PREPARATION_MS: '600000',
      LOG_LEVEL: 'warn',
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

/** Players with sessions and play money; returns their tokens. */
async function addPlayers(dataDir: string): Promise<string[]> {
  const { currency, grant } = MARKETS.id;
  const createdAt = Date.now();
  const expiresAt = createdAt + 3_600_000;
  const postgres = await startPostgres(dataDir, QUIET, { role: 'tool' });
  const { orm, pool, close } = openDatabase(postgres.url);
  try {
    const player = { name: 'player', currency, createdAt };
    const added = await orm
      .insert(users)
      .values(Array.from({ length: PLAYERS }, () => player))
      .returning({ id: users.id });
    const tokens = added.map(({ id }) => ({ userId: id, token: newToken(id) }));
    await orm
      .insert(sessions)
      .values(
        tokens.map(({ userId, token }) => ({ tokenHash: hashToken(token), userId, createdAt, expiresAt })),
      );
    const ids = added.map(({ id }) => id);
    const GRANT = `SELECT ledger_grant('bench', u, $2, $3, 'bench') FROM unnest($1::bigint[]) u`;
    await pool.query(GRANT, [ids, currency, grant]);
    return tokens.map(({ token }) => token);
  } finally {
    await close();
    await postgres.stop();
  }
}

async function ask(client: ChildProcess, order: Order): Promise<unknown> {
  client.send(order);
  return (await once(client, 'message'))[0];
}

async function all(clients: ChildProcess[], order: Order): Promise<Load> {
  const results = (await Promise.all(clients.map((client) => ask(client, order)))) as Result[];
  const refused = results.reduce((sum, result) => sum + result.refused, 0);
  if (refused > 0) throw new Error(`${refused} bets were refused`);
  const sorted = Float64Array.from(results.flatMap(({ latencies }) => latencies)).sort();
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  const elapsed = Math.max(...results.map((result) => result.elapsed));
  return { betsPerSecond: (sorted.length * 1_000) / elapsed, p50: at(0.5), p99: at(0.99) };
}
