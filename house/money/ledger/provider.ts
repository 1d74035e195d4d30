import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import pg from 'pg';
import type { GameType } from '../../../contract/catalogue.ts';
import type { Database, Tx } from '../../core/db/database.ts';
import { Batches } from './batches.ts';
import { callLedger } from './call.ts';
import { providerRounds, providerTransactions } from './providerTables.ts';

/** What providers tell of their games (sql/provider.sql). Amounts are minor units. */

/** A bet, a win or a rollback as a provider tells it. */
export interface ProviderPlay {
  kind: 'bet' | 'win' | 'rollback';
  /** The provider whose names these are. */
  provider: string;
  /** The provider's name of the transaction: the same again moves nothing. */
  uuid: string;
  userId: bigint;
  currency: string;
  /** The catalogue's id of the game, and its kind. */
  game: string;
  type: GameType;
  /** The provider's name of the round. */
  round: string;
  /** Whether the round is over with it. */
  closes: boolean;
  /** The bet that a win is of, where it names one; what a rollback undoes. */
  reference: string | null;
  /** 0 of a rollback. */
  amount: bigint;
  /** A bet that costs its player nothing. */
  free: boolean;
  /** The prize that a free spin is of, by its name at the provider. */
  reward: string | null;
  supplierId: string | null;
}

export interface ProviderReply {
  /** Our id of it; of a rollback of what was undone before, of the one that did it. */
  transactionId: bigint;
  /** What the player has by now, wallet and bonus account together, and the bonus account alone. */
  balance: bigint;
  bonus: bigint;
  sequence: bigint;
  /** It was known, or undone before: nothing moved. */
  replayed: boolean;
}

/** Why a transaction is not taken, beside the refusals of any bet. */
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
 * Takes in what a provider tells, once by its name. Refusals of a bet: 700 balance, 701 no bonus money on this game, 711 over a
 * limit of the player's own, 7030 a break, 7027 and 7028 the account is stopped or blocked; of any: 704 no such wallet, 3 not
 * in its form.
 * @throws ProviderRefusal it or its bet was rolled back, what it is of was never seen, it came before with other data, or it is a
 * win above a cap, which operators decide on (sql/providerCaps.sql)
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

/** Whatever their providers: what providers tell at once is taken together (sql/providerBatches.sql). */
const plays = new Batches<
  ProviderPlay,
  {
    /** Null of a win that is held. */
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

/** Closes a round that its provider says is over. False when it was closed before, or there is none. */
export async function closeProviderRound(db: Database, roundId: bigint): Promise<boolean> {
  const [row] = await callLedger<{ closed: boolean }>(
    db,
    'provider_close_round',
    'SELECT provider_close_round($1) AS closed',
    [roundId],
  );
  return row?.closed ?? false;
}

/** Whether a player's last round of a provider's game is open still. */
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

/** What was played of prizes of free spins, by their names at the provider: spins that stand, and what they won, in minor units. */
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
