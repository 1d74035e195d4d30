import { randomBytes } from 'node:crypto';
import type { Covers } from '../../../../contract/games/pools/covers.ts';
import type { StakeRange } from '../../../../contract/games/stakes.ts';
import type { Rate } from '../../../../contract/money.ts';
import type { Draw, RoundSecret, Schedule } from '../../rounds/game.ts';

/**
 * The rules of a game in which players bet on the pools of a round. `Result` is drawn from the round's secret; it is serialized
 * as JSON.
 */
export interface PoolRules<Result> {
  /** The game's key in the tables `rounds` and `bets`. */
  readonly name: string;
  readonly pools: readonly string[];
  /** The results on which each pool wins; decides which bets of one round are opposite. */
  readonly covers: Covers;
  readonly timing: PoolTiming;
  /** For clock-driven rounds only. */
  readonly schedule?: Schedule;
  rangeOf(pool: string): StakeRange;
  draw(id: bigint): Draw;
  /** @param value the public value that the round mixes in; null for rounds that name none */
  resultOf(id: bigint, secret: string, value: string | null): Result;
  /** The highest rate that a pool can pay. */
  highestRate(pool: string): Rate;
  /** The rate of a pool; 0 if it has lost. */
  rateOf(pool: string, result: Result): Rate;
  /** The result as stored with a settled round. */
  outcomeOf(result: Result): object;
}

/** Length of betting, time from its end to the result, and length of the result display; ms. */
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

/** A value due this long before the result is read in time to show it, ms. */
const AHEAD_MS = 1_000;

/**
 * The latest time by which a round's public value must be due: the end of betting, or, if the result comes later, early enough
 * before it to read the value.
 */
export function valueDueBy({ timing }: Pick<PoolRules<unknown>, 'timing'>, closesAt: number): number {
  return Math.max(closesAt, closesAt + timing.play - AHEAD_MS);
}

/** A round's id within its room: without the part that distinguishes the ids of a game's rooms. */
export function tableRoundOf({ schedule }: Pick<PoolRules<unknown>, 'schedule'>, id: bigint): string {
  return (id - (schedule?.ids.least ?? 0n)).toString();
}
