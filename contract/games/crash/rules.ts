import { type Minor, payout, RATE_CENT, RATE_ONE, type Rate } from '../../money.ts';
import { STAKES } from '../stakes.ts';
import { DOUBLING_MS } from './timing.ts';

/** Crash: the rules of games.md in exact integers. Times are milliseconds since lift-off. */

/** Maximum number of a player's bets on a round, each on its own slip. */
export const CRASH_SLIPS = 2;

/** The lowest auto cash-out a player may set: 1.01x. */
export const MIN_AUTO_RATE: Rate = 10_100n;

/** The highest auto cash-out a player may set: 99999x (spec.md, "value range 1 ~ 99999"). */
export const MAX_AUTO_RATE: Rate = 999_990_000n;

const SPACE = 1n << 52n;
const RETURN_PERCENT = 97n;

/**
 * The multiplier at which a round ends, from `HMAC(hash, seedPubHash)`:
 * `n` = its first 52 bits, `max(1.00, floor(97 * 2^52 / (2^52 - n)) / 100)`.
 * @param hmacHex the HMAC as hex text, at least 13 digits
 */
export function targetFromHmac(hmacHex: string): Rate {
  const n = BigInt(`0x${hmacHex.slice(0, 13)}`);
  const cents = (RETURN_PERCENT * SPACE) / (SPACE - n);
  return (cents < 100n ? 100n : cents) * RATE_CENT;
}

const FRACTION_BITS = 128n;
const WORK_BITS = 192n;

/** Number of fine steps per coarse step: 2^(k/8000) is a product of one of each, which needs 180 powers instead of 8,000. */
const FINE = 100;

/** 2^(k/8000) for k = 0..99, and for every hundredth k up to 7900, in fixed point with WORK_BITS bits, rounded down. */
function powerTables(): { fine: bigint[]; coarse: bigint[] } {
  const fine = powers(rootOfTwo(), FINE + 1);
  const coarse = powers(fine.pop() as bigint, DOUBLING_MS / FINE);
  return { fine, coarse };
}

/** The first `count` powers of a step, starting with the 0th. */
function powers(step: bigint, count: number): bigint[] {
  const values: bigint[] = [];
  for (let value = 1n << WORK_BITS; values.length < count; value = (value * step) >> WORK_BITS)
    values.push(value);
  return values;
}

/** 2^(1/8000) in fixed point with WORK_BITS bits: six integer square roots and three integer fifth roots (8000 = 2^6 * 5^3). */
function rootOfTwo(): bigint {
  let value = 2n << WORK_BITS;
  for (let i = 0; i < 6; i++) value = integerRoot(value << WORK_BITS, 2n);
  for (let i = 0; i < 3; i++) value = integerRoot(value << (WORK_BITS * 4n), 5n);
  return value;
}

/** floor(n^(1/k)) by Newton's method. */
function integerRoot(n: bigint, k: bigint): bigint {
  let x = 1n << (BigInt(n.toString(2).length) / k + 1n);
  for (;;) {
    const next = ((k - 1n) * x + n / x ** (k - 1n)) / k;
    if (next >= x) return x;
    x = next;
  }
}

let tables: ReturnType<typeof powerTables> | null = null;

/**
 * The multiplier shown and paid `elapsed` ms after lift-off: `2^(t/8)` rounded down to 0.01, in integers. Before lift-off it is
 * 1.00x. The tables' error is below 2^-115, and 2^(k/8000) is irrational for k > 0, so the rounding is exact (rules.test.ts
 * compares every millisecond of the longest plausible flights).
 * @param elapsed whole milliseconds; fractions are truncated
 */
export function rateAt(elapsed: number): Rate {
  const ms = Math.floor(elapsed);
  if (ms <= 0) return RATE_ONE;
  tables ??= powerTables();
  const doublings = BigInt(Math.floor(ms / DOUBLING_MS));
  const k = ms % DOUBLING_MS;
  const [coarse, fine] = [tables.coarse[Math.floor(k / FINE)] as bigint, tables.fine[k % FINE] as bigint];
  const power = (coarse * fine) >> (2n * WORK_BITS - FRACTION_BITS);
  return ((100n * power) >> (FRACTION_BITS - doublings)) * RATE_CENT;
}

/** The first whole millisecond after lift-off at which `rateAt` is at least `rate` (0 for 1.00x or less). */
export function timeOf(rate: Rate): number {
  if (rate <= RATE_ONE) return 0;
  let low = 0;
  let high = DOUBLING_MS;
  while (rateAt(high) < rate) high *= 2;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (rateAt(middle) >= rate) high = middle;
    else low = middle;
  }
  return high;
}

/** Stake and profit limits of one bet, in minor units. */
export interface CrashLimits {
  min: Minor;
  max: Minor;
  maxProfit: Minor;
}

export const CRASH_STAKES = STAKES;

/**
 * The rate at which a bet is cashed out automatically: the player's own auto cash-out, or the rate at which the profit would
 * reach the limit, whichever is lower. Both in whole cents.
 */
export function effectiveAutoRate(amount: Minor, autoRate: Rate | null, limits: CrashLimits): Rate {
  const capped = (((amount + limits.maxProfit) * RATE_ONE) / amount / RATE_CENT) * RATE_CENT;
  return autoRate !== null && autoRate < capped ? autoRate : capped;
}

/** The return of a bet with an auto cash-out when the round ends at `target`: an auto rate equal to the target is paid. */
export function settleAuto(amount: Minor, autoRate: Rate, target: Rate): Minor {
  return autoRate <= target ? payout(amount, autoRate) : 0n;
}
