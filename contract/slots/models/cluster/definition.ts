import * as v from 'valibot';
import { buyPrice, common, freeSpinRules, strips, whole } from '../../schema.ts';

/**
 * Seven reels of seven rows; five or more of a symbol beside each other pay and vanish, what is above falls and strips run on into the
 * gaps. Scatters bring free spins.
 */
export const schema = v.object({
  model: v.literal('cluster'),
  ...common,
  reels: strips(7),
  /** What wins are multiplied by at first, after one tumble, after two; the last from then on. */
  ladder: v.pipe(v.array(whole(1, 100)), v.minLength(1), v.maxLength(20)),
  free: v.object({
    ...freeSpinRules,
    reels: strips(7),
    /** The ladder is climbed on from spin to spin, and not begun again by each. */
    keeps: v.boolean(),
  }),
  buy: buyPrice,
});

export type Cluster = v.InferOutput<typeof schema>;
