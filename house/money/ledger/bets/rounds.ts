import { and, eq, gt, inArray, min, type SQL } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import { callLedger } from '../call.ts';
import type { roundVoids } from './fairTables.ts';
import { bets, rounds } from './roundTables.ts';

/** Identifies a round. */
export interface RoundKey {
  game: string;
  roundId: bigint;
}

/**
 * Condition for the bets on a round. The id after which they begin must be passed as a value: only then can the planner skip
 * the months that cannot contain them (sql/months.sql).
 */
export function betsOn({ game, id, betsAfter }: BetsPlace): SQL | undefined {
  return and(eq(bets.game, game), eq(bets.roundId, id), gt(bets.id, betsAfter));
}

interface BetsPlace {
  game: string;
  id: bigint;
  betsAfter: bigint;
}

/** The id after which the bets of these rounds begin, for callers that only have the rounds' ids. */
export async function betsBeginAfter(db: Database, game: string, ids: readonly bigint[]): Promise<bigint> {
  const [first] = await db.orm
    .select({ betsAfter: min(rounds.betsAfter) })
    .from(rounds)
    .where(and(eq(rounds.game, game), inArray(rounds.id, [...ids])));
  return first?.betsAfter ?? 0n;
}

/** Identifies a public value (house/play/rounds/publicValues). */
interface NamedValue {
  source: string;
  number: bigint;
  /** When it is due, ms. */
  at: number;
}

/** Adds a round that accepts bets ahead of its turn. An existing round is left unchanged. */
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
 * queued to open, with the times of the players' countdown by the house's clock, the commitment if it was withheld, and the
 * name of the public value if the round mixes one in and has not named it yet. Returns false if it was open before.
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
 * Records that a round is void, and why, before any bet is returned. Returns false if it was void before, or is settled or
 * being settled. @throws if the database can show that the cause is wrong
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

/**
 * Copies the public value to the round once betting is closed and the value was read: the result is fixed from then on. Returns
 * null before that.
 */
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

/** open to closed: no bet is accepted or taken back after it. Returns false if the round was not open. */
export async function closeRound(db: Database, { game, roundId }: RoundKey): Promise<boolean> {
  const [row] = await callLedger<{ closed: boolean }>(
    db,
    'round_close',
    'SELECT round_close($1, $2) AS closed',
    [game, roundId],
  );
  return row?.closed ?? false;
}
