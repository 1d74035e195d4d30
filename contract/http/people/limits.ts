import { call } from '../call.ts';
import type {
  LIMIT_KINDS,
  userLimitsAgeInput,
  userLimitsAmountInput,
  userLimitsBreakInput,
  userLimitsReminderInput,
  userLimitsSessionStepInput,
} from './inputs/limits.ts';

/**
 * Responsible gambling: limits that players set for themselves. Amounts are minor units as decimal text, times ms since 1970.
 */

export type LimitKind = (typeof LIMIT_KINDS)[number];

/** Delay before a looser limit takes effect. */
export const LOOSEN_MS = 24 * 3_600_000;

/** Minimum age of a player. */
export const LEAST_AGE = 18;

export interface LimitState {
  kind: LimitKind;
  /** The current limit; null for none. */
  amount: string | null;
  /** The pending looser limit, and when it takes effect. */
  next: { amount: string | null; at: number } | null;
  /** Deposits (including pending ones) or net losses of the period so far; negative for a win. */
  used: string;
  /** When the period ends. */
  endsAt: number;
}

/** A time-out or self-exclusion: no bets, no deposits and no marketing; withdrawals stay possible. */
export interface Break {
  kind: 'timeout' | 'exclusion';
  /** Null for a permanent self-exclusion. */
  until: number | null;
}

export interface PlayerLimits {
  /** One per kind, in their order. */
  limits: readonly LimitState[];
  break: Break | null;
  /** Interval of play time reminders, in minutes; null for never. */
  reminder: number | null;
  /** When the player confirmed to be of legal age. */
  ageConfirmedAt: number | null;
}

export const userLimits = call<PlayerLimits>({ method: 'GET', path: '/main/user/limits', auth: 'token' });

/** Sets a limit, null for none. A tighter one takes effect at once, a looser one in 24 hours. */
export const userLimitsAmount = call<PlayerLimits, typeof userLimitsAmountInput>({
  method: 'PUT',
  path: '/main/user/limits/amount',
  auth: 'token',
});

/** Starts a time-out or self-exclusion at once. 3 if it would shorten the current one. */
export const userLimitsBreak = call<PlayerLimits, typeof userLimitsBreakInput>({
  method: 'POST',
  path: '/main/user/limits/break',
  auth: 'token',
});

export const userLimitsReminder = call<PlayerLimits, typeof userLimitsReminderInput>({
  method: 'PUT',
  path: '/main/user/limits/reminder',
  auth: 'token',
});

/** Takes the player's date of birth; only the fact of legal age is stored. 7024 under age. */
export const userLimitsAge = call<PlayerLimits, typeof userLimitsAgeInput>({
  method: 'POST',
  path: '/main/user/limits/age',
  auth: 'token',
});

/** A play session: from first entering until the player leaves or is idle for half an hour. */
interface PlaySession {
  startedAt: number;
  /** The session's net result; open bets count as lost. */
  net: string;
  /** When the next reminder is due; null without reminders. */
  remindAt: number | null;
  now: number;
}

/** Null without a current session. */
export interface PlaySessionReply {
  session: PlaySession | null;
}

export const userLimitsSession = call<PlaySessionReply>({
  method: 'GET',
  path: '/main/user/limits/session',
  auth: 'token',
});

/** enter: starts a session, or continues the current one. continue: a reminder was seen. leave: ends it. */
export const userLimitsSessionStep = call<PlaySessionReply, typeof userLimitsSessionStepInput>({
  method: 'POST',
  path: '/main/user/limits/session',
  auth: 'token',
});
