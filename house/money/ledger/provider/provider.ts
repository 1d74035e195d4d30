import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import pg from 'pg';
import type { GameType } from '../../../../contract/catalogue.ts';
import type { Database, Tx } from '../../../core/db/database.ts';
import { Batches } from '../bets/batches.ts';
import { callLedger } from '../call.ts';
import { providerRounds, providerTransactions } from './providerTables.ts';

/** Providers' transactions of their games (sql/provider.sql). Amounts are minor units. */

/** A bet, a win or a rollback as reported by a provider. */
export interface ProviderPlay {
  kind: 'bet' | 'win' | 'rollback';
  /** The provider that issued these references. */
  provider: string;
  /** The provider's id of the transaction: a repeat has no effect. */
  uuid: string;
  userId: bigint;
  currency: string;
  /** The game's id in the catalogue, and its kind. */
  game: string;
  type: GameType;
  /** The provider's id of the round. */
  round: string;
  /** Whether the transaction ends the round. */
  closes: boolean;
  /** A win's bet, if given; for a rollback, the transaction that it undoes. */
  reference: string | null;
  /** 0 for a rollback. */
  amount: bigint;
  /** A bet that is free for the player. */
  free: boolean;
  /** The provider's id of the prize that a free spin belongs to. */
  reward: string | null;
  supplierId: string | null;
}

export interface ProviderReply {
  /** Our id of it; for a rollback of something already undone, the id of the transaction that undid it. */
  transactionId: bigint;
  /** The player's current balance, wallet and bonus account together, and the bonus account alone. */
  balance: bigint;
  bonus: bigint;
  sequence: bigint;
  /** Whether it was known, or undone before: nothing changed. */
  replayed: boolean;
}

/** Why a transaction is rejected, beside the refusals of any bet. */
export class ProviderRefusal extends Error {
  readonly reason: 'rolledBack' | 'unknown' | 'duplicate' | 'held';

  constructor(reason: ProviderRefusal['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

const REASONS: Readonly<Record<string, ProviderRefusal['reason']>> = {
  KLX11: 'rolledBack',
  KLX12: 'unknown',
  KLX13: 'duplicate',
};

/**
 * Applies a provider's transaction, once per id. Refusals of a bet: 700 balance, 701 no bonus money on this game, 711 over a
 * limit of the player's own, 7030 a time-out or self-exclusion, 7027 and 7028 the account is stopped or blocked; of any
 * transaction: 704 no such wallet, 3 malformed.
 * @throws ProviderRefusal it or its bet was rolled back, the transaction it refers to is unknown, its id was used with other
 * data, or it is a win above a cap, which operators decide on (sql/providerCaps.sql)
 */
export async function providerPlay(db: Database, play: ProviderPlay): Promise<ProviderReply> {
  try {
    const { transaction_id: transactionId, balance, bonus, sequence, replayed } = await plays.call(db, play);
    if (transactionId === null) throw new ProviderRefusal('held', 'a win above a cap waits for operators');
    return { transactionId, balance, bonus, sequence, replayed };
  } catch (error) {
    const reason = error instanceof pg.DatabaseError ? REASONS[error.code ?? ''] : undefined;
    throw reason ? new ProviderRefusal(reason, (error as Error).message) : error;
  }
}

/** Batches concurrent transactions of all providers together (sql/providerBatches.sql). */
const plays = new Batches<
  ProviderPlay,
  {
    /** Null for a win that waits for operators. */
    transaction_id: bigint | null;
    balance: bigint;
    bonus: bigint;
    sequence: bigint;
    replayed: boolean;
  }
>({
  name: 'provider_play',
  one: 'SELECT * FROM provider_play($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)',
  many: 'SELECT * FROM provider_plays($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)',
  together: () => [],
  atOnce: 1,
  columns: ({ kind, provider, uuid, userId, currency, game, type, round, reference, amount, ...play }) => [
    ...[kind, provider, uuid, userId, currency, game, type, round, reference, amount],
    ...[play.free, play.reward, play.supplierId, play.closes],
  ],
});

/** Closes a round that its provider reports as over. Returns false if it was closed before, or does not exist. */
export async function closeProviderRound(db: Database, roundId: bigint): Promise<boolean> {
  const [row] = await callLedger<{ closed: boolean }>(
    db,
    'provider_close_round',
    'SELECT provider_close_round($1) AS closed',
    [roundId],
  );
  return row?.closed ?? false;
}

/** Whether a player's last round of a provider's game is still open. */
export async function hasOpenProviderRound(db: Database, userId: bigint, game: string): Promise<boolean> {
  const { id, userId: owner, game: played, closedAt } = providerRounds;
  const [last] = await db.orm
    .select({ closedAt })
    .from(providerRounds)
    .where(and(eq(owner, userId), eq(played, game)))
    .orderBy(desc(id))
    .limit(1);
  return last !== undefined && last.closedAt === null;
}

/**
 * The use of free-spin prizes, by the provider's ids of them: the number of spins that were not rolled back, and their wins in
 * minor units.
 */
export async function playedOfRewards(
  tx: Pick<Tx, 'select'>,
  rewards: readonly string[],
): Promise<ReadonlyMap<string, { used: number; won: bigint }>> {
  const { reward, kind, undoneBy, amount } = providerTransactions;
  const rows = await tx
    .select({
      reward,
      used: sql<number>`count(*) FILTER (WHERE ${kind} = 'bet')::int`,
      won: sql<string>`coalesce(sum(${amount}) FILTER (WHERE ${kind} = 'win'), 0)::text`,
    })
    .from(providerTransactions)
    .where(and(inArray(reward, [...rewards]), isNull(undoneBy), ne(kind, 'rollback')))
    .groupBy(reward);
  return new Map(rows.map(({ reward: name, used, won }) => [name ?? '', { used, won: BigInt(won) }]));
}
