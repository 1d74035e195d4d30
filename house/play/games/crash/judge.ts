import { ErrorCode, Refusal } from '../../../../contract/errors.ts';
import type { EscapeIntent } from '../../../../contract/games/crash/channel.ts';
import {
  type CrashLimits,
  MAX_AUTO_RATE,
  MIN_AUTO_RATE,
  rateAt,
} from '../../../../contract/games/crash/rules.ts';
import { type Minor, RATE_CENT, type Rate } from '../../../../contract/money.ts';
import type { Arrival } from '../../../core/channel/arrivals.ts';
import type { FixedRound } from '../fixedRounds.ts';
import { type Flight, flightOf } from './chain.ts';

/** Rules of bets and cash-outs that need no database: they depend on the request, its arrival time and the round. */

/** Refuses an amount outside the limits (702, 711) and an invalid auto cash-out (3). */
export function checkStake(amount: Minor, autoRate: Rate | null, limits: CrashLimits): void {
  if (amount < limits.min) throw new Refusal(ErrorCode.wrongBetAmount);
  if (amount > limits.max) throw new Refusal(ErrorCode.overLimit);
  if (autoRate === null) return;
  if (autoRate < MIN_AUTO_RATE || autoRate > MAX_AUTO_RATE || autoRate % RATE_CENT !== 0n)
    throw new Refusal(ErrorCode.badParameter, 'rate');
}

/**
 * Whether a round is past its lift-off time at `at` (ms) but not closed: betting may continue, so nothing is decided by its
 * secret.
 */
export function isUndecided(
  { state, startsAt }: Pick<FixedRound, 'state' | 'startsAt'>,
  at: number,
): boolean {
  return state === 'open' && startsAt !== null && at >= startsAt;
}

/** The flight that decides a round at `at`; null while it is undecided. */
function flightAt({ secret, ...round }: FixedRound, at: number): Flight | null {
  return secret === null || isUndecided(round, at) ? null : flightOf({ ...round, secret });
}

/** The refusal of a bet that arrived at `at` (ms) too late: 716 in flight, 712 broken up; null if it is in time. */
export function lateness(round: FixedRound, at: number): Refusal | null {
  if (round.startsAt === null || at < round.startsAt) return null;
  const flight = flightAt(round, at);
  const flying = flight === null || at < round.startsAt + flight.ms;
  return new Refusal(flying ? ErrorCode.joinNextRound : ErrorCode.roundEnding);
}

/** Result of an escape that arrived at `at`. */
export type CashOutDecision =
  | { kind: 'cancel' }
  | { kind: 'cashOut'; rate: Rate }
  | { kind: 'refused'; why: Refusal };

/**
 * Decides an escape by its arrival time alone: before lift-off it takes the bet back, in flight it cashes out at the current
 * rate, and from the target on it is too late (712). Refusals: 716 taking back in flight, 712 cashing out before lift-off, 712
 * anything while the round is undecided.
 */
export function judgeEscape(round: FixedRound, intent: EscapeIntent | null, at: number): CashOutDecision {
  if (round.startsAt === null || at < round.startsAt)
    return intent === 'cashOut'
      ? { kind: 'refused', why: new Refusal(ErrorCode.roundEnding) }
      : { kind: 'cancel' };
  const elapsed = at - round.startsAt;
  const flight = flightAt(round, at);
  if (flight === null || elapsed >= flight.ms)
    return { kind: 'refused', why: new Refusal(ErrorCode.roundEnding) };
  if (intent === 'cancel') return { kind: 'refused', why: new Refusal(ErrorCode.joinNextRound) };
  return { kind: 'cashOut', rate: rateAt(elapsed) };
}

/** If the process was blocked for longer than this, ms, the arrival time of a cash-out within that period is unknown. */
const STOOD_STILL_MS = 250;

/**
 * Decides an escape by its arrival time. One that arrived while the process was blocked is cashed out at the earliest possible
 * arrival, so never above its real rate. An escape that is too late by the clock stays too late.
 */
export function judgeArrival(
  round: FixedRound,
  intent: EscapeIntent | null,
  { at, earliest }: Arrival,
): CashOutDecision {
  const decision = judgeEscape(round, intent, at);
  if (decision.kind !== 'cashOut' || at - earliest <= STOOD_STILL_MS || round.startsAt === null)
    return decision;
  return judgeEscape(round, intent ?? 'cashOut', Math.max(earliest, round.startsAt));
}
