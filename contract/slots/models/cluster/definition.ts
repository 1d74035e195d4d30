import * as v from 'valibot';
import { buyPrice, common, freeSpinRules, strips, whole } from '../../schema.ts';

/**
 * Seven reels of seven rows; five or more connected equal symbols pay and vanish, symbols above fall and the strips fill the
 * gaps. Scatters trigger free spins.
 */
export const schema = v.object({
  model: v.literal('cluster'),
  ...common,
  reels: strips(7),
  /** Win multipliers at first, after one tumble, after two, and so on; the last one applies from then on. */
  ladder: v.pipe(v.array(whole(1, 100)), v.minLength(1), v.maxLength(20)),
  free: v.object({
    ...freeSpinRules,
    reels: strips(7),
    /** Whether the multiplier is kept from one free spin to the next. */
    keeps: v.boolean(),
  }),
  buy: buyPrice,
});

export type Cluster = v.InferOutput<typeof schema>;
