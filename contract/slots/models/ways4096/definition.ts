import * as v from 'valibot';
import { buyPrice, common, freeSpinRules, stripsWithoutLeadingWilds, whole } from '../../schema.ts';

/**
 * Six reels of four rows, 4096 ways; a wild expands over its reel. Scatters trigger free spins, in which each wild reel also
 * multiplies wins.
 */
export const schema = v.object({
  model: v.literal('ways4096'),
  ...common,
  reels: stripsWithoutLeadingWilds(6),
  free: v.object({ ...freeSpinRules, reels: stripsWithoutLeadingWilds(6), wildTimes: whole(1, 5) }),
  buy: buyPrice,
});

export type Ways4096 = v.InferOutput<typeof schema>;
