import { and, desc, eq, lt } from 'drizzle-orm';
import type { CrashMyBet, CrashPastRound } from '../../../contract/games/crash/channel.ts';
import type { Database } from '../../db/database.ts';
import type { Round, RoundRow } from '../../rounds/game.ts';
import { roundOf } from '../../rounds/secrets.ts';
import { bets, rounds } from '../../rounds/tables.ts';
import type { Sealer } from '../../secrets/sealer.ts';
import type { Page } from '../arguments.ts';
import { flightOf, saltOf } from './flight.ts';
import { CRASH } from './name.ts';

/** An ended round without its log. */
export function crashPastRoundOf(round: Round): Omit<CrashPastRound, 'log'> {
  if (round.startsAt === null || round.endsAt === null) throw new Error(`round ${round.id} lacks its times`);
  return {
    roundId: round.id.toString(),
    target: flightOf(round).target.toString(),
    hash: round.secret,
    seedPubHash: saltOf(round),
    seedHashHash: round.commitment,
    startTime: round.startsAt,
    endTime: round.endsAt,
    interrupted: round.interrupted,
  };
}

/** A player's own bets, newest first. The target of a round is told once it is settled. */
export async function myBets(
  { db, sealer }: { db: Database; sealer: Sealer },
  userId: bigint,
  { count, before }: Page,
): Promise<CrashMyBet[]> {
  const targetOf = (row: RoundRow) => {
    const round = row.state === 'settled' ? roundOf(sealer, row) : null;
    return round && flightOf(round).target.toString();
  };
  const rows = await db.orm
    .select({ bet: bets, round: rounds })
    .from(bets)
    .innerJoin(rounds, and(eq(rounds.game, bets.game), eq(rounds.id, bets.roundId)))
    .where(
      and(eq(bets.userId, userId), eq(bets.game, CRASH), before === null ? undefined : lt(bets.id, before)),
    )
    .orderBy(desc(bets.id))
    .limit(count);
  return rows.map(({ bet, round }) => ({
    betId: bet.id.toString(),
    roundId: bet.roundId.toString(),
    at: bet.placedAt,
    currency: bet.currency,
    amount: bet.amount.toString(),
    autoRate: bet.autoRate?.toString() ?? null,
    status: bet.status,
    rate: bet.rate?.toString() ?? null,
    win: bet.payout.toString(),
    target: targetOf(round),
  }));
}
