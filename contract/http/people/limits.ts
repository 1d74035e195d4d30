import * as v from 'valibot';
import { call } from '../call.ts';
import { wholeNumber } from '../page.ts';

/**
 * Responsible gambling: limits that players set for themselves. Amounts are minor units as decimal text, times ms since 1970.
 */

/** Days, weeks (from Monday) and months are the market's. Of several limits the lowest applies. */
export const LIMIT_KINDS = [
  'depositDay',
  'depositWeek',
  'depositMonth',
  'lossDay',
  'lossWeek',
  'lossMonth',
] as const;
export type LimitKind = (typeof LIMIT_KINDS)[number];

/** Delay before a looser limit takes effect. */
export const LOOSEN_MS = 24 * 3_600_000;

/** Lengths of a time-out in hours, and of a self-exclusion in days; 0 is forever. */
export const TIMEOUT_HOURS = [24, 72, 168, 336, 1_008] as const;
export const EXCLUSION_DAYS = [180, 365, 1_825, 0] as const;

/** Choices for the interval of session reminders, in minutes. */
export const REMINDER_MINUTES = [15, 30, 45, 60, 90, 120] as const;

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

export const userLimits = call<PlayerLimits>()({ method: 'GET', path: '/main/user/limits', auth: 'token' });

const amount = v.pipe(v.string(), v.regex(/^(0|[1-9]\d{0,17})$/));

const limitChange = v.object({ kind: v.picklist(LIMIT_KINDS), amount: v.nullable(amount) });
export type LimitChange = v.InferOutput<typeof limitChange>;

/** Sets a limit, null for none. A tighter one takes effect at once, a looser one in 24 hours. */
export const userLimitsAmount = call<PlayerLimits>()({
  method: 'PUT',
  path: '/main/user/limits/amount',
  auth: 'token',
  input: limitChange,
});

const breakRequest = v.variant('kind', [
  v.object({ kind: v.literal('timeout'), hours: v.picklist(TIMEOUT_HOURS) }),
  v.object({ kind: v.literal('exclusion'), days: v.picklist(EXCLUSION_DAYS) }),
]);
export type BreakRequest = v.InferOutput<typeof breakRequest>;

/** Starts a time-out or self-exclusion at once. 3 if it would shorten the current one. */
export const userLimitsBreak = call<PlayerLimits>()({
  method: 'POST',
  path: '/main/user/limits/break',
  auth: 'token',
  input: breakRequest,
});

export const userLimitsReminder = call<PlayerLimits>()({
  method: 'PUT',
  path: '/main/user/limits/reminder',
  auth: 'token',
  input: v.object({ minutes: v.nullable(v.picklist(REMINDER_MINUTES)) }),
});

/** Takes the player's date of birth; only the fact of legal age is stored. 7024 under age. */
export const userLimitsAge = call<PlayerLimits>()({
  method: 'POST',
  path: '/main/user/limits/age',
  auth: 'token',
  input: v.object({
    year: wholeNumber(1900, 2100),
    month: wholeNumber(1, 12),
    day: wholeNumber(1, 31),
  }),
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

export const userLimitsSession = call<PlaySessionReply>()({
  method: 'GET',
  path: '/main/user/limits/session',
  auth: 'token',
});

/** enter: starts a session, or continues the current one. continue: a reminder was seen. leave: ends it. */
export const userLimitsSessionStep = call<PlaySessionReply>()({
  method: 'POST',
  path: '/main/user/limits/session',
  auth: 'token',
  input: v.object({ step: v.picklist(['enter', 'continue', 'leave']) }),
});
