import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { MARKETS } from '../../contract/markets.ts';
import { atHour, dateAfter, weekOf } from '../../contract/marketTime.ts';
import type { Database } from '../../house/core/db/database.ts';
import { JOBS_SCHEMA } from '../../house/core/db/jobsSchema.ts';
import { reconcile } from '../../house/money/ledger/reconcile/reconcile.ts';
import { addSettings } from '../../house/offers/engine/settings.ts';
import { PROMOTIONS } from '../../house/offers/promotions.ts';
import { TestTime } from '../../house/testing/core/testTime.ts';
import { onDatabase, spawnHouse } from '../load/benchHouse.ts';
import { type Beside, BetsBeside } from '../load/beside.ts';
import { addCrowd, loseRound } from '../load/crowd.ts';
import { addPast } from '../load/past.ts';

const { timeZone } = MARKETS.id;
/** Each player's loss on the day and in the week: enough for both rescues. */
const STAKE = 100_000_000n;
/** How long bets are measured alone, and the polling interval of a closing's progress, ms. */
const ALONE_MS = 5_000;
const LOOK_MS = 100;
const MOST_MS = 300_000;
const DAY = ['battle day', 'rescue-bonus'];
const WEEK = ['champion week', 'special-rescue', 'weekLottery close'];
/** Awards per player from a day's and a week's closing, and places of the battle. */
const [RESCUES, ORDERS, PLACES] = [1, 4, 20];
/** Duration of a part, s, and the bets' latencies during it. */
interface Part {
  seconds: number;
  beside: Beside;
}

export interface ClosingBench {
  players: number;
  alone: Beside;
  day: Part;
  week: Part;
  /** Expiry of all players' unclaimed awards at the same moment. */
  sweep: Part;
}

/**
 * Midnight after a day and a week in which all players lost: the closing jobs, then the expiry of awards, while others bet.
 * @param dataDir where no house has played yet
 * @throws when something was given twice or not at all, or the ledger is inconsistent
 */
export async function runClosingBench(dataDir: string, players: number): Promise<ClosingBench> {
  await addPast(dataDir, (db) => addDay(db, players));
  const settings = { GAMES: 'crash', CRASH_PREPARATION_MS: '600000', SANDBOX_PROVIDERS: '0' };
  const house = spawnHouse(dataDir, settings);
  const bets: BetsBeside[] = [];
  /** New ones for each part: a player bets on a slip once. */
  const newPlayers = async () => {
    bets.at(-1)?.close();
    const next = await BetsBeside.open(dataDir, await house.port);
    bets.push(next);
    return next;
  };
  try {
    return await onDatabase(dataDir, async (db) => {
      const first = await newPlayers();
      const { beside: alone } = await first.during(() => sleep(ALONE_MS));
      const day = await part(first, () => close(db, DAY));
      await requireAwards(db, { rescueBonus: RESCUES * players, battle: Math.min(PLACES, players) });
      await addLotteryWeek(db);
      const week = await part(await newPlayers(), () => close(db, WEEK));
      await requireAwards(db, { specialRescue: ORDERS * players });
      const last = await newPlayers();
      await addOverdue(db);
      const sweep = await part(last, () => sweepOf(db));
      // Repeated, as by a house that takes over from a dead one: nothing is awarded twice.
      await closeAgain(db);
      await requireAwards(db, { rescueBonus: RESCUES * players, specialRescue: ORDERS * players });
      const broken = await reconcile(db);
      if (broken.length > 0) throw new Error(`the books are not in order: ${JSON.stringify(broken)}`);
      return { players, alone, day, week, sweep };
    });
  } finally {
    bets.at(-1)?.close();
    if (house.child.exitCode === null && house.child.kill('SIGTERM')) await once(house.child, 'exit');
  }
}

/** When something was done, ms since 1970. */
interface Span {
  from: number;
  to: number;
}

async function part(bets: BetsBeside, act: () => Promise<Span>): Promise<Part> {
  const { done, beside } = await bets.during(act, (span) => span);
  return { seconds: (done.to - done.from) / 1_000, beside };
}

/** All lose on a Sunday at noon, and then it is Monday; no closing is due yet. */
async function addDay(db: Database, players: number): Promise<void> {
  const crowd = await addCrowd(db, players);
  const { monday, end } = weekOf(Date.now() + 86_400_000, timeZone);
  const sunday = atHour(dateAfter(monday, 6), 12, timeZone);
  const time = new TestTime(db);
  await time.pass(sunday - Date.now());
  await addSettings(db, PROMOTIONS, MARKETS.id, sunday);
  await loseRound(db, crowd, STAKE);
  await time.pass(end + 60_000 - sunday);
  await db.pool.query(
    `INSERT INTO period_runs (kind, market, period, ended_at, done_at)
     SELECT kind, 'IDR', 'bench', $2::bigint, $2::bigint FROM unnest($1::text[]) kind`,
    [[...DAY, ...WEEK], end],
  );
  await db.pool.query('ANALYZE');
}

/** Makes these jobs due, and waits until the house has run them and the jobs that they add. */
async function close(db: Database, kinds: readonly string[]): Promise<Span> {
  await db.pool.query('DELETE FROM period_runs WHERE kind = ANY ($1)', [kinds]);
  const offset = await offsetOf(db);
  await until(async () => {
    const { rows } = await db.pool.query<{ done: boolean }>(
      `SELECT (SELECT count(*) FROM period_runs WHERE kind = ANY ($1)) = cardinality($1::text[])
        AND NOT EXISTS (SELECT FROM ${JOBS_SCHEMA}._private_jobs) AS done`,
      [kinds],
    );
    return rows[0]?.done ?? false;
  });
  const to = Date.now();
  const { rows } = await db.pool.query<{ at: string }>(
    'SELECT min(done_at)::text AS at FROM period_runs WHERE kind = ANY ($1)',
    [kinds],
  );
  return { from: Number(rows[0]?.at) - offset, to };
}

/** The past week's lottery, as a running house would have created it. */
async function addLotteryWeek(db: Database): Promise<void> {
  await db.pool.query(`INSERT INTO lottery_weeks SELECT (jsonb_populate_record(w, jsonb_build_object('week', w.week::date - 7,
      'starts_at', w.starts_at - 604800000, 'ends_at', w.ends_at - 604800000, 'draw_at', w.draw_at - 604800000))).*
    FROM lottery_weeks w ORDER BY week LIMIT 1`);
}

/** Adds an award of each player that has just expired. */
async function addOverdue(db: Database): Promise<void> {
  await db.pool.query(`INSERT INTO awards (user_id, promotion, award_key, currency, kind, amount, version, claimable_at, expires_at,
      created_at)
    SELECT user_id, promotion, 'bench', currency, kind, amount, version, claimable_at - 172800000, claimable_at - 86400000, created_at
    FROM awards WHERE promotion = 'rescueBonus'`);
}

/** From the first award that the house expires to the last. */
async function sweepOf(db: Database): Promise<Span> {
  const offset = await offsetOf(db);
  const overdue = "FROM awards WHERE promotion = 'rescueBonus' AND award_key = 'bench'";
  await until(async () => {
    const { rows } = await db.pool.query<{ open: boolean }>(
      `SELECT EXISTS (SELECT ${overdue} AND state = 'open') AS open`,
    );
    return rows[0]?.open === false;
  });
  const { rows } = await db.pool.query<{ from: number; to: number }>(
    `SELECT min(ended_at)::float8 AS from, max(ended_at)::float8 AS to ${overdue}`,
  );
  const [{ from, to } = { from: Number.NaN, to: Number.NaN }] = rows;
  return { from: from - offset, to: to - offset };
}

async function closeAgain(db: Database): Promise<void> {
  await db.pool.query(`DELETE FROM period_runs WHERE kind IN ('rescue-bonus', 'special-rescue')`);
  await close(db, ['rescue-bonus', 'special-rescue']);
}

/** @throws when a promotion has too many or too few awards, or a player has one twice */
async function requireAwards(db: Database, expected: Readonly<Record<string, number>>): Promise<void> {
  for (const [promotion, count] of Object.entries(expected)) {
    const { rows } = await db.pool.query<{ all: number; different: number }>(
      `SELECT count(*)::int AS all, count(DISTINCT (user_id, award_key))::int AS different FROM awards
       WHERE promotion = $1 AND award_key <> 'bench'`,
      [promotion],
    );
    const [{ all, different } = { all: 0, different: 0 }] = rows;
    if (all !== count || different !== count)
      throw new Error(`${promotion} has promised ${all}, ${different} of them different, and not ${count}`);
  }
}

/** The database clock's lead over this process's, ms. */
async function offsetOf(db: Database): Promise<number> {
  const { rows } = await db.pool.query<{ ms: number }>('SELECT clock_ms() AS ms');
  return (rows[0]?.ms ?? Number.NaN) - Date.now();
}

async function until(done: () => Promise<boolean>): Promise<void> {
  for (const began = performance.now(); !(await done()); await sleep(LOOK_MS))
    if (performance.now() - began > MOST_MS) throw new Error('it is not done after five minutes');
}
