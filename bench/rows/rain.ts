import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { rainHash } from '../../contract/promotions/redPocket/rules.ts';
import type { Database } from '../../house/core/db/database.ts';
import { reconcile } from '../../house/money/ledger/reconcile/reconcile.ts';
import { onDatabase, processorOf, request, spawnHouse } from '../load/benchHouse.ts';
import { type Beside, BetsBeside } from '../load/beside.ts';
import { addCrowd, type Crowd, loseRound } from '../load/crowd.ts';
import { addPast } from '../load/past.ts';
import type { RainOrder, RainResult } from '../load/rainClient.ts';

/** Connections from the proxy to the house: the maximum number of calls in flight. */
const CONNECTIONS = 1_000;
/** Time for the house to learn of a rain, ms. */
const AHEAD_MS = 8_000;
/** How long bets are measured alone, ms. */
const ALONE_MS = 5_000;
const RAIN = '2099-01-01T12';
const ENVELOPES = 200;
const TOTAL = 10_000_000n;
/** Each player's loss today: the requirement of an envelope. */
const STAKE = 5_000_000n;
/** Refusals: none left, and retry. */
const [GONE, BUSY] = [1_028, 667];

/** Times in ms. */
export interface RainBench {
  players: number;
  claimsPerSecond: number;
  /** Per call, and from the moment of the first request: when half, nearly all and the last were answered. */
  call: { p50: number; p99: number };
  latency: { p50: number; p99: number; last: number };
  given: number;
  /** Number of players who had to retry. */
  busy: number;
  /** CPU time of the house's own process per claim, µs, including that of the bets beside it. */
  processor: number;
  alone: Beside;
  beside: Beside;
}

/**
 * A rain's first second: all players request an envelope within it, of which there are 200, while others bet.
 * @param dataDir where no house has played yet
 * @throws when an envelope was given twice, or the ledger is inconsistent
 */
export async function runRainBench(dataDir: string, players: number): Promise<RainBench> {
  let crowd: Crowd = { ids: [], tokens: [] };
  await addPast(dataDir, async (db) => {
    crowd = await addCrowd(db, players);
    await loseRound(db, crowd, STAKE);
    await db.pool.query('ANALYZE');
  });
  const settings = {
    GAMES: 'crash',
    CRASH_PREPARATION_MS: '600000',
    SANDBOX_PROVIDERS: '0',
    TRUST_PROXY: '1',
  };
  const house = spawnHouse(dataDir, settings);
  const client = fork(new URL('../load/rainClient.ts', import.meta.url), [], {
    execArgv: ['--import', 'tsx'],
  });
  let bets: BetsBeside | null = null;
  try {
    const ready = once(client, 'message');
    const port = await house.port;
    await ready;
    bets = await BetsBeside.open(dataDir, port);
    const { tokens } = crowd;
    await request(client, { kind: 'connect', port, connections: CONNECTIONS, tokens } satisfies RainOrder);
    const startsAt = await onDatabase(dataDir, addRain);
    const { beside: alone } = await bets.during(() => sleep(ALONE_MS));
    await sleep(startsAt - Date.now() + 50);
    const before = processorOf(house.child);
    const order = { kind: 'open', rain: RAIN, key: 'first' } satisfies RainOrder;
    const { done, beside } = await bets.during(async () => (await request(client, order)) as RainResult);
    const processor = (processorOf(house.child) - before) / players;
    const { given, answers } = done;
    const busy = answers[BUSY] ?? 0;
    if (given.length !== Math.min(ENVELOPES, players) || answers[GONE] !== players - given.length - busy)
      throw new Error(`the rain was answered ${JSON.stringify(answers)}`);
    const again = { ...order, players: given.map(({ player }) => player) } satisfies RainOrder;
    requireSame(given, ((await request(client, again)) as RainResult).given);
    await onDatabase(dataDir, (db) => requireOnce(db, given.length));
    const latency = figuresOf(done.latencies);
    return {
      ...{ players, given: given.length, busy, processor, alone, beside, latency },
      claimsPerSecond: (players * 1_000) / latency.last,
      call: figuresOf(done.calls),
    };
  } finally {
    client.kill();
    bets?.close();
    if (house.child.exitCode === null && house.child.kill('SIGTERM')) await once(house.child, 'exit');
  }
}

/** Checks that repeated keys get the same answers. */
function requireSame(first: RainResult['given'], again: RainResult['given']): void {
  const awards = new Map(first.map(({ player, award }) => [player, award]));
  const same =
    again.length === first.length && again.every(({ player, award }) => awards.get(player) === award);
  if (!same) throw new Error('the same keys were answered otherwise');
}

/** Checks that each envelope belongs to one player, one award and one transfer, and that the ledger is consistent. */
async function requireOnce(db: Database, given: number): Promise<void> {
  const { rows } = await db.pool.query(
    `SELECT (SELECT count(DISTINCT e.user_id) FROM rain_envelopes e WHERE e.rain = $1)::int AS envelopes,
      count(DISTINCT a.user_id)::int AS players, count(*)::int AS awards, count(t.id)::int AS transfers,
      (SELECT count(*) FROM ledger_transfers WHERE kind = 'prize')::int AS prizes
     FROM awards a LEFT JOIN ledger_transfers t ON t.operation_id = a.operation_id AND t.amount = a.amount
     WHERE a.promotion = 'redPocket'`,
    [RAIN],
  );
  const wrong = Object.values(rows[0] ?? {}).some((count) => count !== given);
  if (wrong) throw new Error(`${given} envelopes were given, and there are ${JSON.stringify(rows[0])}`);
  const broken = await reconcile(db);
  if (broken.length > 0) throw new Error(`the books are not in order: ${JSON.stringify(broken)}`);
}

function figuresOf(times: readonly number[]): { p50: number; p99: number; last: number } {
  const sorted = Float64Array.from(times).sort();
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99), last: sorted.at(-1) ?? Number.NaN };
}

/** Adds a rain that begins soon; returns its start. */
async function addRain(db: Database): Promise<number> {
  const startsAt = Date.now() + AHEAD_MS;
  const secret = 'bench';
  await db.pool.query("SELECT rain_add('IDR', $1, $2, $3, $4, $5, 1000, $6, $7, $8, 1)", [
    ...[RAIN, startsAt, startsAt + 600_000, ENVELOPES, TOTAL, STAKE, secret, rainHash(secret)],
  ]);
  return startsAt;
}
