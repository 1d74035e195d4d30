import { and, asc, eq } from 'drizzle-orm';
import type { CrashLogEntry } from '../../../../contract/games/crash/channel.ts';
import { timeOf } from '../../../../contract/games/crash/rules.ts';
import type { Database } from '../../../core/db/database.ts';
import type { BetRow } from '../../../money/ledger/bets.ts';
import { bets } from '../../../money/ledger/roundTables.ts';
import type { Round } from '../../rounds/game.ts';
import { type PlayerCard, type PlayerCards, pick } from '../playerCards.ts';
import { CRASH } from './definition.ts';
import { crashBetOf, crashEscapeOf } from './wire.ts';

/**
 * The public log of an ended round in time order: bets as they were placed, taken back or returned, cash-outs.
 * @param bots what demo players did in it
 */
export async function logOf(
  db: Database,
  cards: PlayerCards,
  round: Round,
  bots: readonly CrashLogEntry[],
): Promise<CrashLogEntry[]> {
  const rows = await db.orm
    .select()
    .from(bets)
    .where(and(eq(bets.game, CRASH), eq(bets.roundId, round.id)))
    .orderBy(asc(bets.id));
  const players = await cards.ofMany(rows.map((bet) => bet.userId));
  return rows
    .flatMap((bet) => entriesOf(bet, pick(players, bet.userId), round))
    .concat(bots)
    .sort((one, other) => one.at - other.at);
}

/**
 * A cash-out stands where its rate is on the curve: the moment at which a manual one arrived within a cent, and
 * the exact one of an auto cash-out, whenever it came to be written.
 */
function entriesOf(bet: BetRow, card: PlayerCard, { startsAt, endsAt }: Round): CrashLogEntry[] {
  if (startsAt === null || endsAt === null) throw new Error(`round ${bet.roundId} lacks its times`);
  const asPlaced = crashBetOf({ ...bet, status: 'placed', rate: null, payout: 0n }, card);
  const placed = { at: bet.placedAt, bet: asPlaced, escape: null };
  if (bet.status === 'cashed' && bet.rate !== null)
    return [
      placed,
      { at: Math.min(startsAt + timeOf(bet.rate), endsAt), bet: null, escape: crashEscapeOf(bet) },
    ];
  if (bet.status === 'returned' && bet.endedAt !== null)
    return [placed, { at: bet.endedAt, bet: crashBetOf(bet, card), escape: null }];
  return [placed];
}
