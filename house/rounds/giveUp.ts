import { and, eq, isNotNull } from 'drizzle-orm';
import { RATE_ONE } from '../../contract/money.ts';
import type { Database } from '../db/database.ts';
import { settleRound } from '../ledger/bets.ts';
import { settlePools } from '../ledger/poolBets.ts';
import { closeRound, openRound } from '../ledger/rounds.ts';
import type { RoundRow } from './game.ts';
import { bets } from './tables.ts';

/**
 * Ends a round that nobody can decide, as its secret is lost: every open bet is given back, what was cashed out stays. Its
 * secret is never told, and no history shows it. May be repeated.
 * @param now when it ends, ms
 */
export async function giveUpRound(db: Database, { game, id: roundId }: RoundRow, now: number): Promise<void> {
  await openRound(db, { game, roundId, opensAt: now, startsAt: now });
  await closeRound(db, { game, roundId });
  const verdict = { game, roundId, interrupted: true, endsAt: now };
  if (await hasPools(db, game, roundId)) await settlePools(db, { ...verdict, rates: {}, outcome: {} });
  // No bet is paid by itself at a rate of one.
  else await settleRound(db, { ...verdict, target: RATE_ONE, outcome: {} });
}

async function hasPools(db: Database, game: string, roundId: bigint): Promise<boolean> {
  const [bet] = await db.orm
    .select({ id: bets.id })
    .from(bets)
    .where(and(eq(bets.game, game), eq(bets.roundId, roundId), isNotNull(bets.pool)))
    .limit(1);
  return bet !== undefined;
}
