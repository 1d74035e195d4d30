import { and, eq } from 'drizzle-orm';
import type { Database } from '../../core/db/database.ts';
import { playedOfRewards } from '../../money/ledger/provider.ts';
import { freeSpinPrizes as prizes } from '../../play/freeSpins/tables.ts';
import type { BetAsked } from './asked.ts';

/**
 * Whether a new bet may be of a prize that it names: one that this house ordered for this player on this game, of which spins are left, at
 * the bet that was agreed on. When the prize runs out is the studio's to keep: a spin that was begun in time may come late.
 */
export async function isLeftOf(
  db: Database,
  { reward, amount, free }: Pick<BetAsked, 'amount' | 'free'> & { reward: string },
  userId: bigint,
  game: string,
): Promise<boolean> {
  const [prize] = await db.orm
    .select({ spins: prizes.spins, bet: prizes.bet })
    .from(prizes)
    .where(and(eq(prizes.reward, reward), eq(prizes.userId, userId), eq(prizes.game, game)));
  if (!prize || !free || amount > prize.bet) return false;
  const played = await playedOfRewards(db.orm, [reward]);
  return (played.get(reward)?.used ?? 0) < prize.spins;
}
