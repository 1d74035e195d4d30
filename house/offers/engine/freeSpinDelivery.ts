import * as v from 'valibot';
import { giveFreeSpins } from '../../providers/freeSpins/freeSpinGifts.ts';
import type { Delivery } from './awards.ts';

/** What an award of free spins says beside their number, in its `detail`. */
const freeSpinDetail = v.object({
  /** The catalogue's id of the game. */
  game: v.string(),
  /** Of one spin, in minor units as decimal text: a pack that the game's provider sells. */
  bet: v.pipe(v.string(), v.regex(/^[1-9]\d{0,17}$/)),
  /** How long they can be played from the claim on. */
  hours: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

export type FreeSpinDetail = v.InferOutput<typeof freeSpinDetail>;

/** Free spins that were claimed are the player's in that transaction; their provider is told by a job, and what they win is cash. */
export const deliverFreeSpins: Delivery = async (tx, { userId, amount, detail }, now) => {
  const { game, bet, hours } = v.parse(freeSpinDetail, detail);
  const gift = { userId, game, spins: Number(amount), bet: BigInt(bet) };
  await giveFreeSpins(tx, { ...gift, expiresAt: now + hours * 3_600_000 }, now);
};
