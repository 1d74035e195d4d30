import * as v from 'valibot';
import { call } from '../call.ts';
import { wholeNumber } from '../page.ts';

/** What players set to keep their own play in bounds. Amounts are minor units as decimal text, times ms since 1970. */

/** Days, weeks (from Monday) and months are the market's. Of several limits the lowest counts. */
export const LIMIT_KINDS = [
  'depositDay',
  'depositWeek',
  'depositMonth',
  'lossDay',
  'lossWeek',
  'lossMonth',
] as const;
export type LimitKind = (typeof LIMIT_KINDS)[number];

/** How long a looser limit waits before it counts. */
export const LOOSEN_MS = 24 * 3_600_000;

/** Lengths of a time-out in hours, and of a self-exclusion in days; 0 is for ever. */
export const TIMEOUT_HOURS = [24, 72, 168, 336, 1_008] as const;
export const EXCLUSION_DAYS = [180, 365, 1_825, 0] as const;

/** How often a session reminder may come, in minutes. */
export const REMINDER_MINUTES = [15, 30, 45, 60, 90, 120] as const;

/** How old a player must be. */
export const LEAST_AGE = 18;

export interface LimitState {
  kind: LimitKind;
  /** What counts now; null is no limit. */
  amount: string | null;
  /** The looser limit that is on its way, and from when it counts. */
  next: { amount: string | null; at: number } | null;
  /** Deposits (those that are still awaited included) or net losses of the period so far; a win is below zero. */
  used: string;
  /** When the period is over. */
  endsAt: number;
}

/** While it lasts there are no bets, no deposits and no marketing; withdrawing stays. */
export interface Break {
  kind: 'timeout' | 'exclusion';
  /** Null for a self-exclusion that never ends. */
  until: number | null;
}

export interface PlayerLimits {
  /** One for each kind, in their order. */
  limits: readonly LimitState[];
  break: Break | null;
  /** How often to remind of the time played, in minutes; null for never. */
  reminder: number | null;
  /** When the player confirmed to be of age. */
  ageConfirmedAt: number | null;
}

export const userLimits = call<PlayerLimits>()({ method: 'GET', path: '/main/user/limits', auth: 'token' });

const amount = v.pipe(v.string(), v.regex(/^(0|[1-9]\d{0,17})$/));

const limitChange = v.object({ kind: v.picklist(LIMIT_KINDS), amount: v.nullable(amount) });
export type LimitChange = v.InferOutput<typeof limitChange>;

/** Sets a limit, null for none. A tighter one counts at once, a looser one in 24 hours. */
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

/** Begins a break at once. 3 when the one that lasts already would end sooner by it. */
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

/** Says when the player was born; only that it was long enough ago is kept. 7024 for who is too young. */
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

/** A stretch of play: from the first entering until the player leaves or does nothing for half an hour. */
interface PlaySession {
  startedAt: number;
  /** What the bets of this stretch brought or cost; open ones count as lost. */
  net: string;
  /** When to ask whether to continue; null when the player wants no reminder. */
  remindAt: number | null;
  now: number;
}

/** Null when none is under way. */
export interface PlaySessionReply {
  session: PlaySession | null;
}

export const userLimitsSession = call<PlaySessionReply>()({
  method: 'GET',
  path: '/main/user/limits/session',
  auth: 'token',
});

/** enter: begins a stretch, or goes on with the one under way. continue: a reminder was seen. leave: ends it. */
export const userLimitsSessionStep = call<PlaySessionReply>()({
  method: 'POST',
  path: '/main/user/limits/session',
  auth: 'token',
  input: v.object({ step: v.picklist(['enter', 'continue', 'leave']) }),
});
