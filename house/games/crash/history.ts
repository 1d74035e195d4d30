import { and, desc, eq, lt, type SQL } from 'drizzle-orm';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import type { CrashMyBet, CrashPastRound } from '../../../contract/games/crashChannel.ts';
import type { Database } from '../../db/database.ts';
import type { Round } from '../../rounds/game.ts';
import { bets, rounds } from '../../rounds/tables.ts';
import { flightOf, saltOf } from './flight.ts';
import { CRASH } from './name.ts';

/** A page of a list that is read backwards: `count` entries below the id `before`. */
export interface Page {
  count: number;
  before: bigint | null;
}

/** Ended rounds, newest first, as everybody may see them. */
export async function pastRounds(db: Database, { count, before }: Page): Promise<Round[]> {
  return endedRounds(db, before === null ? undefined : lt(rounds.id, before), count);
}

/** One ended round, or none. */
export async function pastRound(db: Database, id: bigint): Promise<Round[]> {
  return endedRounds(db, eq(rounds.id, id), 1);
}

function endedRounds(db: Database, which: SQL | undefined, count: number): Promise<Round[]> {
  return db.orm
    .select()
    .from(rounds)
    .where(and(eq(rounds.game, CRASH), eq(rounds.state, 'settled'), which))
    .orderBy(desc(rounds.id))
    .limit(count);
}

/** An ended round without its log. */
export function crashPastRoundOf(round: Round): CrashPastRound {
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
export async function myBets(db: Database, userId: bigint, { count, before }: Page): Promise<CrashMyBet[]> {
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
    target: round.state === 'settled' ? flightOf(round).target.toString() : null,
  }));
}

/** Checks a page's size: 1 to `most`. */
export function checkCount(count: number, most: number): number {
  if (!Number.isInteger(count) || count < 1 || count > most)
    throw new Refusal(ErrorCode.badParameter, 'count');
  return count;
}
