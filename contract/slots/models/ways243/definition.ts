import * as v from 'valibot';
import { buyPrice, common, freeSpinRules, stripsWithoutLeadingWilds, whole } from '../../schema.ts';

/** Five reels of three rows, 243 ways; scatters trigger free spins, which multiply wins. */
export const schema = v.object({
  model: v.literal('ways243'),
  ...common,
  reels: stripsWithoutLeadingWilds(5),
  free: v.object({ ...freeSpinRules, reels: stripsWithoutLeadingWilds(5), times: whole(1, 10) }),
  buy: buyPrice,
});

export type Ways243 = v.InferOutput<typeof schema>;
