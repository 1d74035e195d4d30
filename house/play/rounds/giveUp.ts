import { and, eq, isNotNull } from 'drizzle-orm';
import { RATE_ONE } from '../../../contract/money.ts';
import type { Database } from '../../core/db/database.ts';
import { closeRound, openRound } from '../../money/ledger/rounds.ts';
import { bets } from '../../money/ledger/roundTables.ts';
import { settlePools, settleRound } from '../../money/ledger/settlement.ts';
import type { RoundRow } from './game.ts';

/**
 * Ends a round that nobody can decide, as its secret is lost: every open bet is given back, what was cashed out, or asked for in time, is paid. Its
 * secret is never told, and no history shows it. May be repeated.
 * @param now when it ends, ms
 */
export async function giveUpRound(db: Database, { game, id: roundId }: RoundRow, now: number): Promise<void> {
  await openRound(db, { game, roundId, opensAt: now, startsAt: now });
  await closeRound(db, { game, roundId });
  const settlement = { game, roundId, interrupted: true, endsAt: now };
  const untold = () => {};
  if (await hasPools(db, game, roundId))
    await settlePools(db, { ...settlement, rates: {}, outcome: {} }, untold);
  // No bet is paid by itself at a rate of one.
  else await settleRound(db, { ...settlement, target: RATE_ONE, outcome: {} }, untold);
}

async function hasPools(db: Database, game: string, roundId: bigint): Promise<boolean> {
  const [bet] = await db.orm
    .select({ id: bets.id })
    .from(bets)
    .where(and(eq(bets.game, game), eq(bets.roundId, roundId), isNotNull(bets.pool)))
    .limit(1);
  return bet !== undefined;
}
