import { setTimeout as sleep } from 'node:timers/promises';
import { addressOf, type Call } from '../../../contract/http/call.ts';
import { MARKETS } from '../../../contract/markets.ts';
import { DAY_MS } from '../../../contract/marketTime.ts';
import type { Database } from '../../../house/core/db/database.ts';
import { freePort } from '../../../house/testing/core/freePort.ts';
import { asHouse, createTestDatabase } from '../../../house/testing/core/testDatabase.ts';
import { TestTime } from '../../../house/testing/core/testTime.ts';
import { HouseProcess } from '../../houseProcess.ts';

/** Timeout until a killed house is back; unanswered requests are repeated until then. */
const PATIENCE_MS = 60_000;
const AGAIN_MS = 50;
/**
 * Delay added to each award insert and to recording a job's completion, which makes kills hit in the middle of one or between
 * the two.
 */
const AWARD_TAKES_S = 0.008;
const DONE_TAKES_S = 0.15;
/** Days and weeks closed by jobs, by job name, with the names of their promotions. */
const CLOSINGS = {
  ...{ 'rescue-bonus': 'rescueBonus', 'special-rescue': 'specialRescue' },
  ...{ 'spread rebate': 'spreadRebate', 'spread recharge': 'spreadRecharge' },
};
const CLOSING_JOBS = `graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
  AND t.identifier IN ('${Object.keys(CLOSINGS).join("', '")}')`;

/** A house's answer to a request. */
export interface Reply {
  status: number;
  json: Record<string, unknown>;
}

/** A requester with its own address: rate limits are not tested here. */
interface Asker {
  token?: string;
  ip: string;
}

/** The house to kill during some work, and how many ms after its start; null for none. */
export type Kill = { house: number; after: number } | null;

/**
 * When a restarted house is killed: this many ms after its first due periodic job, or after a closing created its first award;
 * null for never.
 */
export type Dies = { amid: 'periods' | 'closing'; after: number } | null;

/** Runs the work, with or without a kill. */
export const amid = <T>(houses: TwoHouses, kill: Kill, work: Promise<T>): Promise<T> =>
  kill ? houses.killAmid(kill, work) : work;

/** Two houses in separate processes on one database, whose clock tests control. */
export class TwoHouses {
  readonly db: Database;
  readonly #houses: readonly HouseProcess[];
  readonly #time: TestTime;
  /**
   * Number of kills, and of what they left behind: unanswered claims, incomplete periods, closings without awards, and closings
   * with awards that will run again.
   */
  readonly kills = { all: 0, amidClaims: 0, amidPeriods: 0, amidClosings: 0, afterClosings: 0 };

  private constructor(db: Database, houses: readonly HouseProcess[]) {
    this.db = db;
    this.#houses = houses;
    this.#time = new TestTime(db);
  }

  /** @param from the moment that it is, ms */
  static async open(from: number): Promise<TwoHouses> {
    const db = await createTestDatabase();
    const settings = {
      ...{ DATABASE_URL: asHouse(db.url), MIGRATE: '0', TRUST_PROXY: '1' },
      ...{ SEED: '0', BOTS: '0', GAMES: 'crash,roller,colorWheel' },
      // The gateway pays nothing by itself: this model reports payments.
      ...{ SANDBOX: '1', SANDBOX_PROVIDERS: '0', SANDBOX_PAYS_MS: '0', WITHDRAW_REVIEW_MS: `${7 * DAY_MS}` },
      ...{ CRASH_PREPARATION_MS: '400', CRASH_SQUIB_MS: '150', CRASH_CHAIN_ROUNDS: '1000' },
    };
    const ports = [await freePort(), await freePort()];
    const houses = new TwoHouses(
      db,
      ports.map((port) => new HouseProcess(port, settings)),
    );
    await db.pool.query(`CREATE FUNCTION take_long() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN PERFORM pg_sleep(TG_ARGV[0]::float8); RETURN coalesce(NEW, OLD); END $$;
      CREATE TRIGGER takes_long BEFORE INSERT OR UPDATE ON awards FOR EACH ROW EXECUTE FUNCTION take_long(${AWARD_TAKES_S});
      CREATE TRIGGER takes_long BEFORE DELETE ON graphile_worker._private_jobs FOR EACH ROW EXECUTE FUNCTION take_long(${DONE_TAKES_S});`);
    await houses.#time.pass(from - (await houses.now()));
    await houses.#start();
    return houses;
  }

  async now(): Promise<number> {
    const { rows } = await this.db.pool.query<{ now: bigint }>('SELECT now_ms() AS now');
    return Number(rows[0]?.now);
  }

  url(house: number): string {
    return this.#houses[house % this.#houses.length]?.url ?? '';
  }

  /** A request sent to the houses in turn until one answers; with a key, like every client. */
  async request<Input>(
    call: Call<Input, unknown>,
    { token, ip }: Asker,
    { input, key, house = 0 }: { input?: Input; key?: string; house?: number } = {},
  ): Promise<Reply> {
    const { url, body } = addressOf(call, input);
    return this.persist(house, async (at) => {
      const response = await fetch(at + url, {
        method: call.method,
        headers: {
          'x-forwarded-for': ip,
          ...(token !== undefined && { main_token: token }),
          ...(key !== undefined && { 'idempotency-key': key }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const json = (await response.json()) as Record<string, unknown>;
      return response.status >= 500 ? null : { status: response.status, json };
    });
  }

  /**
   * Requests from the houses in turn until one answers, starting with the given one.
   * @param act null, or a failure, for no answer
   */
  async persist<T>(first: number, act: (url: string) => Promise<T | null>): Promise<T> {
    const until = Date.now() + PATIENCE_MS;
    for (let house = first; ; house++) {
      const answer = await act(this.url(house)).catch(() => null);
      if (answer !== null) return answer;
      if (Date.now() > until) throw new Error('no house answered');
      await sleep(AGAIN_MS);
    }
  }

  /** SIGKILL for one house during some work; it is started again. */
  async killAmid<T>({ house, after }: NonNullable<Kill>, work: Promise<T>): Promise<T> {
    const one = this.#houses[house % this.#houses.length];
    await sleep(after);
    await one?.kill();
    this.kills.all += 1;
    this.kills.amidClaims += 1;
    await one?.start();
    return work;
  }

  /**
   * Kills both houses, moves time forward, and restarts them: both check at once for due periodic jobs.
   * @param dies when the first one is killed again; null for not
   */
  async pass(ms: number, dies: Dies): Promise<void> {
    await Promise.all(this.#houses.map((house) => house.kill()));
    await this.#time.pass(ms);
    // Moves crash's open rounds along, so that no day waits for them. Jobs scheduled for a retry by then become due.
    await this.db.pool.query(`BEGIN; SET LOCAL session_replication_role = 'replica';
      UPDATE rounds SET opens_at = now_ms() WHERE state <> 'settled' AND opens_at IS NOT NULL; COMMIT;
      UPDATE graphile_worker._private_jobs SET run_at = now() WHERE run_at > now()`);
    const [first, second] = this.#houses as [HouseProcess, HouseProcess];
    if (dies) {
      const [periods, closed] = await Promise.all([this.#periodsDone(), this.#promisedByClosings()]);
      const opening = first.start().catch(() => {});
      await this.#until(async () => (await this.#periodsDone()) > periods, 10_000);
      if (dies.amid === 'closing')
        await this.#until(
          async () => (await this.#promisedByClosings()) > closed || (await this.#isDone()),
          2_000,
        );
      await sleep(dies.after);
      await first.kill();
      await opening;
      await this.#noteLeft((await this.#promisedByClosings()) > closed);
    }
    await Promise.all([first.start(), second.start()]);
    await this.#until(() => this.#isDone(), 20_000);
  }

  async #start(): Promise<void> {
    // The first one creates what all houses of a database share.
    for (const house of this.#houses) await house.start();
  }

  /** Whether all periodic work is done: every kind has its latest period, and no job is waiting. */
  async #isDone(): Promise<boolean> {
    const { rows } = await this.db.pool.query<{ open: boolean }>(
      `SELECT EXISTS (SELECT FROM period_runs WHERE kind IN ('battle day', 'champion week', 'rescue-bonus', 'special-rescue',
          'spread rebate', 'spread recharge', 'weekLottery close', 'weekLottery draw') GROUP BY kind
          HAVING max(ended_at) < (extract(epoch FROM date_trunc(
            CASE WHEN kind LIKE '%draw' THEN 'hour' WHEN kind IN ('battle day', 'rescue-bonus', 'spread rebate', 'spread recharge') THEN 'day' ELSE 'week' END,
            to_timestamp((now_ms() - 25000) / 1000.0) AT TIME ZONE $1) AT TIME ZONE $1) * 1000)::bigint)
        OR EXISTS (SELECT FROM ${CLOSING_JOBS}) AS open`,
      [MARKETS.id.timeZone],
    );
    return rows[0]?.open === false;
  }

  /** Records what a killed house left unfinished. @param promised whether a closing had created an award */
  async #noteLeft(promised: boolean): Promise<void> {
    this.kills.all += 1;
    const { rows } = await this.db.pool.query(`SELECT FROM ${CLOSING_JOBS}`);
    if (rows.length > 0) this.kills[promised ? 'afterClosings' : 'amidClosings'] += 1;
    if (!(await this.#isDone())) this.kills.amidPeriods += 1;
  }

  async #promisedByClosings(): Promise<number> {
    const { rows } = await this.db.pool.query<{ count: number }>(
      'SELECT count(*)::int FROM awards WHERE promotion = ANY ($1)',
      [Object.values(CLOSINGS)],
    );
    return rows[0]?.count ?? 0;
  }

  async #periodsDone(): Promise<number> {
    const { rows } = await this.db.pool.query<{ count: number }>('SELECT count(*)::int FROM period_runs');
    return rows[0]?.count ?? 0;
  }

  /** Waits for a condition; gives up after the timeout on a slow machine. */
  async #until(isTrue: () => Promise<boolean>, mostMs: number): Promise<void> {
    const until = Date.now() + mostMs;
    while (!(await isTrue()) && Date.now() < until) await sleep(10);
  }

  async close(): Promise<void> {
    await Promise.all(this.#houses.map((house) => house.kill()));
    await this.db.close();
  }
}
