import * as v from 'valibot';

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** The daily package of free spins. Amounts are hundredths of U. */
export const freeSpinNumbers = v.object({
  /** The required stakes of the previous day, and the packages that they allow: packs that the slots' providers sell. */
  packages: v.pipe(
    v.array(
      v.object({
        least: whole(1, Number.MAX_SAFE_INTEGER),
        spins: whole(1, 1_000),
        bet: whole(1, 1_000_000),
      }),
    ),
    v.minLength(1),
    v.maxLength(9),
  ),
  /** The catalogue's ids of the slots to choose from. */
  slots: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(12)),
  /** Validity from the choice on, hours. */
  hours: whole(1, 720),
});

export type FreeSpinNumbers = v.InferOutput<typeof freeSpinNumbers>;

/**
 * Requires twice the stakes of the original plan (docs/promotions.md). One slot of each of five models: three reels, 20 lines,
 * 4096 ways, clusters, hold and win.
 */
export const FREE_SPIN: FreeSpinNumbers = {
  packages: [
    { least: 20_000, spins: 10, bet: 5 },
    { least: 100_000, spins: 20, bet: 10 },
  ],
  slots: ['monsoon-magic', 'midnight-merapi', 'luna-de-oaxaca', 'delima-merah', 'pari-manta-raja-ampat'],
  hours: 72,
};
