import { randomBytes } from 'node:crypto';
import type { Covers } from '../../../../contract/games/pools/covers.ts';
import type { StakeRange } from '../../../../contract/games/stakes.ts';
import type { Rate } from '../../../../contract/money.ts';
import type { Draw, RoundSecret, Schedule } from '../../rounds/game.ts';

/**
 * A game whose players bet on the pools of a round, as the shared area plays it: everything that its rules decide.
 * `Result` is what the round's secret draws; it travels as JSON.
 */
export interface PoolRules<Result> {
  /** In the tables `rounds` and `bets`. */
  readonly name: string;
  readonly pools: readonly string[];
  /** Which results each pool wins on: says which bets of one round are opposite. */
  readonly covers: Covers;
  readonly timing: PoolTiming;
  /** For a table whose rounds go by the clock. */
  readonly schedule?: Schedule;
  rangeOf(pool: string): StakeRange;
  draw(id: bigint): Draw;
  /** @param value the public value that the round mixes in; null for rounds that name none */
  resultOf(id: bigint, secret: string, value: string | null): Result;
  /** The highest rate that a pool is paid at. */
  highestRate(pool: string): Rate;
  /** The rate of a pool; 0 when it has lost. */
  rateOf(pool: string, result: Result): Rate;
  /** The result as it is kept with a settled round. */
  outcomeOf(result: Result): object;
}

/** How long bets are taken, how long it is from then until the result is out, and how long that is shown; ms. */
interface PoolTiming {
  betting: number;
  play: number;
  reveal: number;
}

const SECRET_BYTES = 32;

/** A secret of 32 random bytes. Its hash is the round's commitment: `hash = H(salt)` of games.md. */
export function drawSecret(): Draw {
  return { secret: randomBytes(SECRET_BYTES).toString('hex') as RoundSecret, public: {} };
}

/** A value that is due by then is there when the result is shown, ms. */
const AHEAD_MS = 1_000;

/**
 * By when the public value of a round must be due: at the end of its betting, or where the result comes later, as late as leaves
 * time to read it.
 */
export function valueDueBy({ timing }: Pick<PoolRules<unknown>, 'timing'>, closesAt: number): number {
  return Math.max(closesAt, closesAt + timing.play - AHEAD_MS);
}

/** A round as its own table names it: where a game has several tables, without what tells their ids apart. */
export function tableRoundOf({ schedule }: Pick<PoolRules<unknown>, 'schedule'>, id: bigint): string {
  return (id - (schedule?.ids.least ?? 0n)).toString();
}
