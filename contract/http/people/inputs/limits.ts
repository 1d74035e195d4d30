import * as v from 'valibot';
import { wholeNumber } from '../../page.ts';

/** Inputs of the calls in ../limits.ts. */

/** Days, weeks (from Monday) and months are the market's. Of several limits the lowest applies. */
export const LIMIT_KINDS = [
  'depositDay',
  'depositWeek',
  'depositMonth',
  'lossDay',
  'lossWeek',
  'lossMonth',
] as const;

/** Lengths of a time-out in hours, and of a self-exclusion in days; 0 is forever. */
export const TIMEOUT_HOURS = [24, 72, 168, 336, 1_008] as const;

export const EXCLUSION_DAYS = [180, 365, 1_825, 0] as const;

/** Choices for the interval of session reminders, in minutes. */
export const REMINDER_MINUTES = [15, 30, 45, 60, 90, 120] as const;

const amount = v.pipe(v.string(), v.regex(/^(0|[1-9]\d{0,17})$/));

export const userLimitsAmountInput = v.object({ kind: v.picklist(LIMIT_KINDS), amount: v.nullable(amount) });

export type LimitChange = v.InferOutput<typeof userLimitsAmountInput>;

export const userLimitsBreakInput = v.variant('kind', [
  v.object({ kind: v.literal('timeout'), hours: v.picklist(TIMEOUT_HOURS) }),
  v.object({ kind: v.literal('exclusion'), days: v.picklist(EXCLUSION_DAYS) }),
]);

export type BreakRequest = v.InferOutput<typeof userLimitsBreakInput>;

export const userLimitsReminderInput = v.object({ minutes: v.nullable(v.picklist(REMINDER_MINUTES)) });
export const userLimitsAgeInput = v.object({
  year: wholeNumber(1900, 2100),
  month: wholeNumber(1, 12),
  day: wholeNumber(1, 31),
});
export const userLimitsSessionStepInput = v.object({ step: v.picklist(['enter', 'continue', 'leave']) });
