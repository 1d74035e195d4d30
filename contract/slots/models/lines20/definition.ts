import * as v from 'valibot';
import { buyPrice, common, freeSpinRules, strips, whole } from '../../schema.ts';

/** Five reels of three rows and twenty lines; scatters trigger free spins, which multiply line wins. */
export const schema = v.object({
  model: v.literal('lines20'),
  ...common,
  reels: strips(5),
  /** Multiplier of each wild in a win. */
  wildTimes: whole(1, 5),
  free: v.object({ ...freeSpinRules, reels: strips(5), times: whole(1, 10) }),
  buy: buyPrice,
});

export type Lines20 = v.InferOutput<typeof schema>;
