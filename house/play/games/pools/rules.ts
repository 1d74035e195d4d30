import { randomBytes } from 'node:crypto';
import { hashText } from '../../../../contract/fairness.ts';
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
  resultOf(id: bigint, secret: string): Result;
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

/** A secret of 32 random bytes, with its hash as commitment: `hash = H(salt)` of games.md. */
export function drawSecret(): Draw {
  const secret = randomBytes(SECRET_BYTES).toString('hex') as RoundSecret;
  return { secret, commitment: hashText(secret), public: {} };
}

/** A round as its own table names it: where a game has several tables, without what tells their ids apart. */
export function tableRoundOf({ schedule }: Pick<PoolRules<unknown>, 'schedule'>, id: bigint): string {
  return (id - (schedule?.ids.least ?? 0n)).toString();
}
