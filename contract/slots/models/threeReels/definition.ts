import * as v from 'valibot';
import { common, strips, whole } from '../../schema.ts';

/** Three reels of three rows, one to five lines, wilds with a multiplier; no feature. */
export const schema = v.object({
  model: v.literal('threeReels'),
  ...common,
  reels: strips(3),
  /** Number of lines of LINES_3X3. */
  lines: v.picklist([1, 3, 5]),
  /** Multiplier of each wild in a win. */
  wildTimes: whole(1, 10),
});

export type ThreeReels = v.InferOutput<typeof schema>;
