import { randomUUID } from 'node:crypto';
import type { Database } from '../../core/db/database.ts';
import type { BetReply } from './bets.ts';
import { placePoolBet } from './poolBets.ts';
import { CURRENCY, GAME } from './testLedger.ts';

/** Stakes 100 on the red pool unless told otherwise. */
export function stake(
  db: Database,
  userId: bigint,
  roundId: bigint,
  {
    key = randomUUID() as string,
    pool = 'red',
    amount = 100n,
    most = 1_000_000_000n,
    mostBets = 100,
    game = GAME,
  } = {},
): Promise<BetReply> {
  const bet = { key, userId, game, roundId, pool, currency: CURRENCY, amount };
  return placePoolBet(db, bet, { staked: most, bets: mostBets });
}
