import { and, eq, gt, inArray, min, type SQL } from 'drizzle-orm';
import type { Database } from '../../core/db/database.ts';
import { callLedger } from './call.ts';
import { bets, rounds } from './roundTables.ts';

/** What names a round. */
export interface RoundKey {
  game: string;
  roundId: bigint;
}

const keyIs = ({ game, roundId }: RoundKey) => and(eq(rounds.game, game), eq(rounds.id, roundId));

/**
 * Which bets are on a round. What says after which id they begin comes with the round, as a value: only so are the months that
 * cannot hold them left out before they are opened (sql/months.sql).
 */
export function betsOn({ game, id, betsAfter }: BetsPlace): SQL | undefined {
  return and(eq(bets.game, game), eq(bets.roundId, id), gt(bets.id, betsAfter));
}

interface BetsPlace {
  game: string;
  id: bigint;
  betsAfter: bigint;
}

/** After which id the bets of these rounds begin, for who knows the rounds by their ids alone. */
export async function betsBeginAfter(db: Database, game: string, ids: readonly bigint[]): Promise<bigint> {
  const [first] = await db.orm
    .select({ betsAfter: min(rounds.betsAfter) })
    .from(rounds)
    .where(and(eq(rounds.game, game), inArray(rounds.id, [...ids])));
  return first?.betsAfter ?? 0n;
}

/** Adds a round that takes bets ahead of its turn. A round that exists is left as it is. */
export async function queueRound(
  db: Database,
  round: RoundKey & { secret: string; commitment: string; public: object },
): Promise<void> {
  await db.orm
    .insert(rounds)
    .values({
      game: round.game,
      id: round.roundId,
      secret: round.secret,
      commitment: round.commitment,
      public: round.public,
    })
    .onConflictDoNothing();
}

/** queued to open, with the times that players count down to, by the house's clock. Returns false when it was open before. */
export async function openRound(
  db: Database,
  round: RoundKey & { opensAt: number; startsAt: number },
): Promise<boolean> {
  const { rowCount } = await db.orm
    .update(rounds)
    .set({ state: 'open', opensAt: round.opensAt, startsAt: round.startsAt, aliveAt: round.opensAt })
    .where(and(keyIs(round), eq(rounds.state, 'queued')));
  return rowCount === 1;
}

/** open to closed: no bet is taken or taken back after it. Returns false when the round was not open. */
export async function closeRound(db: Database, { game, roundId }: RoundKey): Promise<boolean> {
  const [row] = await callLedger<{ closed: boolean }>(
    db,
    'round_close',
    'SELECT round_close($1, $2) AS closed',
    [game, roundId],
  );
  return row?.closed ?? false;
}
