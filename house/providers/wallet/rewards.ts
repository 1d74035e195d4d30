import { and, eq } from 'drizzle-orm';
import type { Database } from '../../core/db/database.ts';
import { freeSpinPrizes as prizes } from '../../play/freeSpins/tables.ts';
import type { BetRequest } from './asked.ts';

/**
 * Whether a new bet may be of a prize that it names: one that this house ordered for this player on this game, at the bet that was agreed
 * on. Whether spins of it are left the ledger says, under the wallet's lock. When the prize runs out is the provider's to keep: a spin that was begun in time may come late.
 */
export async function isOfPrize(
  db: Database,
  { reward, amount, free }: Pick<BetRequest, 'amount' | 'free'> & { reward: string },
  userId: bigint,
  game: string,
): Promise<boolean> {
  const [prize] = await db.orm
    .select({ bet: prizes.bet })
    .from(prizes)
    .where(and(eq(prizes.reward, reward), eq(prizes.userId, userId), eq(prizes.game, game)));
  return prize !== undefined && free && amount <= prize.bet;
}
