import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { rainHash } from '../contract/promotions/redPocket/rules.ts';
import { openDatabase } from '../house/core/db/database.ts';
import { startPostgres } from '../house/core/db/postgres.ts';
import { addSessions, ask, processorOf, QUIET, spawnHouse } from './benchHouse.ts';
import { loadOf } from './load.ts';
import type { RainOrder, RainResult } from './rainClient.ts';

/** Who comes at a rain's beginning, and how many of them have a call under way. */
const PLAYERS = 20_000;
const AT_ONCE = 256;
/** Long enough for the house to hear of a rain, ms. */
const AHEAD_MS = 8_000;
const RAIN = '2099-01-01T12';

export interface RainBench {
  players: number;
  claimsPerSecond: number;
  p50: number;
  p99: number;
  /** Envelopes that were given, and players who were told to try again; every other was told that all are gone. */
  given: number;
  busy: number;
  /** µs of the house's own processor a call. */
  processor: number;
}

/** A rain's first second: all players ask for an envelope at once, of which there are 200. @throws when one was given twice */
export async function runRainBench(dataDir: string): Promise<RainBench> {
  const house = spawnHouse(dataDir, { GAMES: 'crash', SANDBOX_STUDIOS: '0', TRUST_PROXY: '1' });
  const client = fork(new URL('rainClient.ts', import.meta.url), [], { execArgv: ['--import', 'tsx'] });
  const ready = once(client, 'message');
  try {
    const port = await house.port;
    await ready;
    const tokens = await addSessions(dataDir, PLAYERS);
    const startsAt = await addRain(dataDir);
    await ask(client, { kind: 'connect', port, tokens } satisfies RainOrder);
    await sleep(startsAt - Date.now() + 50);
    const before = processorOf(house.child);
    const order: RainOrder = { kind: 'open', rain: RAIN, atOnce: AT_ONCE };
    const { latencies, elapsed, answers } = (await ask(client, order)) as RainResult;
    const processor = (processorOf(house.child) - before) / PLAYERS;
    const [given, busy] = [answers[200] ?? 0, answers[667] ?? 0];
    if (given !== 200 || answers[1_028] !== PLAYERS - given - busy)
      throw new Error(`the rain was answered ${JSON.stringify(answers)}`);
    const { betsPerSecond: claimsPerSecond, p50, p99 } = loadOf([{ latencies, elapsed }]);
    return { players: PLAYERS, claimsPerSecond, p50, p99, given, busy, processor };
  } finally {
    client.kill();
    if (house.child.exitCode === null && house.child.kill('SIGTERM')) await once(house.child, 'exit');
  }
}

/** Lets every player take part, and promises a rain that falls soon. */
async function addRain(dataDir: string): Promise<number> {
  const postgres = await startPostgres(dataDir, QUIET, { role: 'tool' });
  const db = openDatabase(postgres.url);
  try {
    await db.pool.query("UPDATE users SET phone = '+62' || id WHERE phone IS NULL");
    await db.pool.query(`INSERT INTO day_totals (user_id, day, game, currency, bets, staked, returned)
      SELECT id, market_day('IDR', now_ms()), 'crash', 'IDR', 1, 10000000, 0 FROM users ON CONFLICT DO NOTHING`);
    await db.pool.query('ANALYZE users, day_totals, sessions');
    const startsAt = Date.now() + AHEAD_MS;
    const secret = 'bench';
    await db.pool.query("SELECT rain_add('IDR', $1, $2, $3, 200, 10000000, 1000, 5000000, $4, $5, 1)", [
      ...[RAIN, startsAt, startsAt + 600_000, secret, rainHash(secret)],
    ]);
    return startsAt;
  } finally {
    await db.close();
    await postgres.stop();
  }
}
