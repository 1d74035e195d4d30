import { and, eq, gt, inArray, min, type SQL } from 'drizzle-orm';
import type { Database } from '../../core/db/database.ts';
import { callLedger } from './call.ts';
import type { roundVoids } from './fairTables.ts';
import { bets, rounds } from './roundTables.ts';

/** What names a round. */
export interface RoundKey {
  game: string;
  roundId: bigint;
}

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

/** Names a public value (house/play/rounds/publicValues). */
interface NamedValue {
  source: string;
  number: bigint;
  /** When it is due, ms. */
  at: number;
}

/** Adds a round that takes bets ahead of its turn. A round that exists is left as it is. */
export async function queueRound(
  db: Database,
  round: RoundKey & { secret: string; commitment: string; public: object; value?: NamedValue | null },
): Promise<void> {
  const { value } = round;
  await db.orm
    .insert(rounds)
    .values({
      game: round.game,
      id: round.roundId,
      secret: round.secret,
      commitment: round.commitment,
      public: round.public,
      ...(value && { valueSource: value.source, valueNumber: value.number, valueAt: value.at }),
    })
    .onConflictDoNothing();
}

/**
 * queued to open, with the times that players count down to, by the house's clock, the commitment where it was withheld, and the
 * public value's name where the round mixes one in and has not named it yet. Returns false when it was open before.
 */
export async function openRound(
  db: Database,
  round: RoundKey & { opensAt: number; startsAt: number; commitment?: string; value?: NamedValue | null },
): Promise<boolean> {
  const { game, roundId, opensAt, startsAt, commitment = '', value } = round;
  const [row] = await callLedger<{ opened: boolean }>(
    db,
    'round_open',
    'SELECT round_open($1, $2, $3, $4, $5, $6, $7, $8) AS opened',
    [game, roundId, commitment, opensAt, startsAt, value?.source, value?.number, value?.at],
  );
  return row?.opened ?? false;
}

export type VoidCause = (typeof roundVoids.$inferSelect)['cause'];

/**
 * Notes that a round is void, and why, before any bet is given back. Returns false when it was void before, or is settled or being
 * settled. @throws where the database knows that the cause does not hold
 */
export async function voidRound(
  db: Database,
  { game, roundId, cause, at }: RoundKey & { cause: Exclude<VoidCause, 'operator'>; at: number },
): Promise<boolean> {
  const [row] = await callLedger<{ void: boolean }>(
    db,
    'round_void',
    'SELECT round_void($1, $2, $3, $4) AS void',
    [game, roundId, cause, Math.round(at)],
  );
  return row?.void ?? false;
}

/** Betting on the round is closed and its public value was read: from here on it counts. Returns null while that is not so. */
export async function fixValue(
  db: Database,
  { game, roundId, endsAt }: RoundKey & { endsAt: number },
): Promise<string | null> {
  const [row] = await callLedger<{ value: string | null }>(
    db,
    'round_fix_value',
    'SELECT round_fix_value($1, $2, $3) AS value',
    [game, roundId, endsAt],
  );
  return row?.value ?? null;
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
