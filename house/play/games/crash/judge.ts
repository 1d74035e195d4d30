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

/** The rules of bets and cash-outs that need no database: what was asked, when it arrived, and the round. */

/** Refuses an amount outside the limits (702, 711) and an auto cash-out that the game does not have (3). */
export function checkStake(amount: Minor, autoRate: Rate | null, limits: CrashLimits): void {
  if (amount < limits.min) throw new Refusal(ErrorCode.wrongBetAmount);
  if (amount > limits.max) throw new Refusal(ErrorCode.overLimit);
  if (autoRate === null) return;
  if (autoRate < MIN_AUTO_RATE || autoRate > MAX_AUTO_RATE || autoRate % RATE_CENT !== 0n)
    throw new Refusal(ErrorCode.badParameter, 'rate');
}

/** Whether a round should fly at `at` (ms) and has not been closed: betting may go on, so nothing is judged by its secret. */
export function isUndecided(
  { state, startsAt }: Pick<FixedRound, 'state' | 'startsAt'>,
  at: number,
): boolean {
  return state === 'open' && startsAt !== null && at >= startsAt;
}

/** The flight that a round is judged by at `at`; null while nothing decides it. */
function flightAt({ secret, ...round }: FixedRound, at: number): Flight | null {
  return secret === null || isUndecided(round, at) ? null : flightOf({ ...round, secret });
}

/** Why a bet that arrived at `at` (ms) is too late for the round: in flight 716, broken up 712; null when it is not. */
export function lateness(round: FixedRound, at: number): Refusal | null {
  if (round.startsAt === null || at < round.startsAt) return null;
  const flight = flightAt(round, at);
  const flying = flight === null || at < round.startsAt + flight.ms;
  return new Refusal(flying ? ErrorCode.joinNextRound : ErrorCode.roundEnding);
}

/** What an escape that arrived at `at` comes to. */
export type CashOutDecision =
  | { kind: 'cancel' }
  | { kind: 'cashOut'; rate: Rate }
  | { kind: 'refused'; why: Refusal };

/**
 * Judges an escape by its arrival alone: before lift-off it takes the bet back, in flight it cashes out at the
 * rate of that moment, and from the target's moment on it is too late (712). Taking back in flight is refused
 * with 716, cashing out before lift-off with 712, anything while nobody can say whether it flies with 712.
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

/** A house that stood still for longer than this, in ms, cannot know when in that time a cash-out came. */
const STOOD_STILL_MS = 250;

/**
 * Judges an escape by its arrival. One that came while the house stood still is cashed at the earliest moment at which it
 * may have come, which is never more than its own; what would be too late by the clock stays so.
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
