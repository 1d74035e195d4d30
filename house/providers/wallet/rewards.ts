import { and, eq } from 'drizzle-orm';
import type { Database } from '../../core/db/database.ts';
import { freeSpinPrizes as prizes } from '../../play/freeSpins/tables.ts';
import type { BetRequest } from './requests.ts';

/**
 * Whether a new bet matches the prize that it names: ordered by this house for this player and game, at the agreed bet. The
 * ledger checks the remaining spins, under the wallet's lock. Expiry is the provider's responsibility: a spin that began in
 * time may arrive late.
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
