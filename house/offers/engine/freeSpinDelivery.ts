import * as v from 'valibot';
import { giveFreeSpins } from '../../providers/freeSpins/freeSpinGifts.ts';
import type { Delivery } from './awards.ts';

/** The `detail` of an award of free spins, beside their number. */
const freeSpinDetail = v.object({
  /** The game's id in the catalogue. */
  game: v.string(),
  /** Bet per spin, in minor units as decimal text: must be a pack that the game's provider sells. */
  bet: v.pipe(v.string(), v.regex(/^[1-9]\d{0,17}$/)),
  /** Validity from the claim on, hours. */
  hours: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

export type FreeSpinDetail = v.InferOutput<typeof freeSpinDetail>;

/**
 * Claimed free spins are stored for the player in the same transaction; a job reports them to their provider, and their wins
 * are cash.
 */
export const deliverFreeSpins: Delivery = async (tx, { userId, amount, detail }, now) => {
  const { game, bet, hours } = v.parse(freeSpinDetail, detail);
  const gift = { userId, game, spins: Number(amount), bet: BigInt(bet) };
  await giveFreeSpins(tx, { ...gift, expiresAt: now + hours * 3_600_000 }, now);
};
