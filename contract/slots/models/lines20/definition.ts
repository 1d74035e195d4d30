import * as v from 'valibot';
import { buyPrice, common, freeSpinRules, strips, whole } from '../../schema.ts';

/** Five reels of three rows and twenty lines; scatters bring free spins, which multiply what lines pay. */
export const schema = v.object({
  model: v.literal('lines20'),
  ...common,
  reels: strips(5),
  /** Each wild of a win multiplies it by this. */
  wildTimes: whole(1, 5),
  free: v.object({ ...freeSpinRules, reels: strips(5), times: whole(1, 10) }),
  buy: buyPrice,
});

export type Lines20 = v.InferOutput<typeof schema>;
