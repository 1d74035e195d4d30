import * as v from 'valibot';

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** The bonus for a day with a loss. Amounts are hundredths of U, shares basis points. */
export const rescueBonusNumbers = v.object({
  /** Ascending by loss; the highest reached step applies. */
  steps: v.pipe(
    v.array(v.object({ loss: whole(1, Number.MAX_SAFE_INTEGER), share: whole(1, 10_000) })),
    v.minLength(1),
    v.maxLength(10),
    v.check((steps) => steps.every(({ loss }, i) => i === 0 || loss > (steps[i - 1]?.loss ?? 0))),
  ),
  /** The hour of the next day from which it can be claimed, and for how many hours. */
  hour: whole(0, 23),
  hours: whole(1, 168),
});

export type RescueBonusNumbers = v.InferOutput<typeof rescueBonusNumbers>;

/**
 * A quarter of the original plan: a player who stakes everything on long odds loses nearly all of it on most days
 * (docs/promotions.md).
 */
export const RESCUE_BONUS: RescueBonusNumbers = {
  steps: [
    { loss: 10_000, share: 10 },
    { loss: 50_000, share: 15 },
    { loss: 200_000, share: 20 },
    { loss: 1_000_000, share: 25 },
  ],
  hour: 8,
  hours: 24,
};
