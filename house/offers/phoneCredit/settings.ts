import * as v from 'valibot';
import { count, hundredths } from '../engine/missions/settings.ts';

/** Phone credit for a week's stakes, amounts in hundredths of U. */
export const phoneCreditNumbers = v.object({
  /** The weekly stakes of each step, ascending, and its credit. */
  steps: v.pipe(
    v.array(v.object({ stake: hundredths, credit: hundredths })),
    v.minLength(1),
    v.maxLength(5),
    v.check((steps) => steps.every(({ stake }, i) => i === 0 || stake > (steps[i - 1]?.stake ?? 0))),
  ),
  /** Deadline for the delivery, in hours; after it the award is given as money. */
  hours: count,
  /** Number of days in which that money can be claimed. */
  claimDays: count,
});

export type PhoneCreditNumbers = v.InferOutput<typeof phoneCreditNumbers>;

export const PHONE_CREDIT: PhoneCreditNumbers = {
  steps: [
    { stake: 100_000, credit: 200 },
    { stake: 500_000, credit: 1_000 },
  ],
  hours: 24,
  claimDays: 30,
};
