import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { MARKETS } from '../../contract/markets.ts';
import { atHour, dateAfter, dateOf } from '../../contract/marketTime.ts';
import type { Database } from '../../house/core/db/database.ts';
import { onDatabase, spawnHouse } from '../load/benchHouse.ts';
import { type Beside, BetsBeside } from '../load/beside.ts';
import { addPast } from '../load/past.ts';

const { currency, timeZone } = MARKETS.id;
/** Rows per statement. */
const AT_ONCE = 250_000;
/** The part of the day that the proof hashes per statement, ms. */
const SLICE_MS = 600_000;
/** Number of players of the day's transfers. */
const PLAYERS = 50_000;
/** The allowed share of refused bets during the close. */
const MOST_REFUSED = 0.1;
/** How long bets are measured alone, the polling interval of the close, and its timeout, ms. */
const ALONE_MS = 10_000;
const LOOK_MS = 50;
const MOST_MS = 1_200_000;

export interface DailyCloseBench {
  transfers: number;
  /** From its first step to its last, including rests. */
  seconds: number;
  /** Hashing all of the day again without rests, as in the proof of a closed day. */
  proofSeconds: number;
  /** The longest observed one, polling every LOOK_MS. */
  longestTransactionMs: number;
  /** Maximum private memory of the backend, MB; NaN without /proc. */
  memory: number;
  alone: Beside;
  beside: Beside;
}

/**
 * The close of yesterday with a number of transfers, while others bet.
 * @param dataDir where no house has played yet
 * @throws when the close does not include all of them
 */
export async function runDailyCloseBench(dataDir: string, transfers: number): Promise<DailyCloseBench> {
  const yesterday = dateAfter(dateOf(Date.now(), timeZone), -1);
  await addPast(dataDir, (db) => addDay(db, yesterday, transfers));
  const settings = { GAMES: 'crash', CRASH_PREPARATION_MS: '600000', SANDBOX_PROVIDERS: '0' };
  const house = spawnHouse(dataDir, settings);
  let bets: BetsBeside | undefined;
  try {
    const players = await BetsBeside.open(dataDir, await house.port);
    bets = players;
    return await onDatabase(dataDir, async (db) => {
      const { beside: alone } = await players.during(() => sleep(ALONE_MS));
      await beginDay(db, yesterday);
      const { done, beside } = await players.during(
        () => watchClose(db),
        ({ from, to }) => ({ from, to }),
        MOST_REFUSED,
      );
      const { rows } = await db.pool.query<{ transfers: bigint }>(
        'SELECT transfers FROM ledger_closes WHERE currency = $1 AND day = $2',
        [currency, yesterday],
      );
      if (Number(rows[0]?.transfers) !== transfers + 1)
        throw new Error(`closed are ${rows[0]?.transfers} transfers, not ${transfers + 1}`);
      const { from, to, longestTransactionMs, memory } = done;
      const proofSeconds = await proveDay(db, yesterday);
      const seconds = (to - from) / 1_000;
      return { transfers, seconds, proofSeconds, longestTransactionMs, memory, alone, beside };
    });
  } finally {
    bets?.close();
    if (house.child.exitCode === null && house.child.kill('SIGTERM')) await once(house.child, 'exit');
  }
}

/** Adds stakes and losses over the whole day to the month's partition: the rows that bets leave, without the bets. */
async function addDay(db: Database, day: string, transfers: number): Promise<void> {
  const from = atHour(day, 0, timeZone);
  const length = atHour(dateAfter(day, 1), 0, timeZone) - from;
  const client = await db.pool.connect();
  try {
    await client.query('SET statement_timeout = 0; SELECT ledger_turn_month(now_ms(), 1)');
    // Above any round's exposure: players bet on the same two all the time.
    await client.query("INSERT INTO game_caps VALUES ('crash', $1, 9e17) ON CONFLICT DO NOTHING", [currency]);
    const { rows } = await client.query<{ first: bigint }>('SELECT bets_so_far() AS first');
    const first = rows[0]?.first ?? 0n;
    await client.query('SET session_replication_role = replica');
    for (let start = 0; start < transfers; start += AT_ONCE)
      await client.query(
        `INSERT INTO ledger_transfers (id, operation_id, kind, user_id, debit_account, credit_account, currency, amount, debit_balance,
           bet_id, at)
         SELECT nextval('ledger_transfers_id_seq'), n, CASE n % 2 WHEN 0 THEN 'stake' ELSE 'forfeit' END, user_id, 10 * user_id,
           10 * user_id + 1, $4, 100000, CASE n % 2 WHEN 0 THEN 1000000000 - n END, $5::bigint + n / 2 + 1,
           $6::bigint + n::bigint * $7 / $3
         FROM (SELECT n, (n / 2) % ${PLAYERS} + 1000000 AS user_id FROM generate_series($1::int, least($2::int, $3::int) - 1) n) rows`,
        [start, start + AT_ONCE, transfers, currency, first, from, length],
      );
    await client.query("SELECT setval('bets_id_seq', $1)", [first + BigInt(Math.ceil(transfers / 2)) + 1n]);
    await client.query('ANALYZE ledger_transfers');
  } finally {
    client.release(true);
  }
}

/** Moves the market's first transfer outside of bets to that day, which makes it the first day to be closed. */
async function beginDay(db: Database, day: string): Promise<void> {
  const client = await db.pool.connect();
  try {
    await client.query('SET session_replication_role = replica');
    await client.query(
      `INSERT INTO ledger_transfers (id, operation_id, kind, user_id, debit_account, credit_account, currency, amount, at)
       VALUES (nextval('ledger_transfers_id_seq'), 0, 'grant', 1, 1, 2, $1, 1, $2)`,
      [currency, atHour(day, 0, timeZone)],
    );
  } finally {
    client.release(true);
  }
}

/** Waits until the house has closed a day. Returns its start, end and observed transaction durations. */
async function watchClose(
  db: Database,
): Promise<Pick<DailyCloseBench, 'longestTransactionMs' | 'memory'> & { from: number; to: number }> {
  let from: number | null = null;
  let longestTransactionMs = 0;
  let memory = 0;
  for (const began = performance.now(); performance.now() - began < MOST_MS; await sleep(LOOK_MS)) {
    const { rows } = await db.pool.query<{ pid: number; ms: number }>(
      `SELECT pid, extract(epoch FROM clock_timestamp() - xact_start)::float8 * 1000 AS ms FROM pg_stat_activity
       WHERE state = 'active' AND query LIKE '%ledger_close_step%' AND pid <> pg_backend_pid()`,
    );
    for (const { pid, ms } of rows) {
      longestTransactionMs = Math.max(longestTransactionMs, ms);
      memory = Math.max(memory, memoryOf(pid));
    }
    const { rows: states } = await db.pool.query<{ closing: boolean; closed: boolean }>(
      'SELECT EXISTS (SELECT FROM ledger_closing) AS closing, EXISTS (SELECT FROM ledger_closes) AS closed',
    );
    if (states[0]?.closing) from ??= Date.now();
    if (states[0]?.closed) return { from: from ?? Number.NaN, to: Date.now(), longestTransactionMs, memory };
  }
  throw new Error('the day is not closed after twenty minutes');
}

/** Private memory of a process, MB. */
function memoryOf(pid: number): number {
  const path = `/proc/${pid}/status`;
  const status = existsSync(path) ? readFileSync(path, 'utf8') : '';
  return Number(/^RssAnon:\s+(\d+)/m.exec(status)?.[1]) / 1_024;
}

async function proveDay(db: Database, day: string): Promise<number> {
  const began = performance.now();
  const end = atHour(dateAfter(day, 1), 0, timeZone);
  for (let from = atHour(day, 0, timeZone); from < end; from += SLICE_MS)
    await db.pool.query('SELECT ledger_slice($1, $2, $3)', [currency, from, from + SLICE_MS]);
  return (performance.now() - began) / 1_000;
}
