import { and, eq, isNotNull, or } from 'drizzle-orm';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import type { Database } from '../../core/db/database.ts';
import { walletsOf } from '../../money/ledger/ledger.ts';
import {
  type ProviderPlay,
  ProviderRefusal,
  type ProviderReply,
  providerPlay,
} from '../../money/ledger/provider/provider.ts';
import { providerNames, providerTransactions } from '../../money/ledger/provider/providerTables.ts';
import { playerGuards } from '../../money/limits/tables.ts';
import { refused, type WalletFault, type WalletOutcome } from './outcome.ts';

/** Wallet faults by the ledger's error codes. */
const FAULTS: Partial<Record<ErrorCode, WalletFault>> = {
  [ErrorCode.insufficientBalance]: 'notEnough',
  [ErrorCode.notOnBonus]: 'notEnough',
  [ErrorCode.overLimit]: 'limit',
  [ErrorCode.onBreak]: 'disabled',
  [ErrorCode.ageUnknown]: 'disabled',
  [ErrorCode.accountFrozen]: 'disabled',
  [ErrorCode.accountBlocked]: 'disabled',
  [ErrorCode.notFound]: 'unknownPlayer',
  [ErrorCode.badParameter]: 'malformed',
  [ErrorCode.tooFrequent]: 'busy',
};

const REASONS: Record<ProviderRefusal['reason'], WalletFault> = {
  rolledBack: 'rolledBack',
  unknown: 'unknownTransaction',
  duplicate: 'duplicate',
  held: 'held',
};

/** The player data that the wallet needs. */
interface Player {
  userId: bigint;
  currency: string;
}

/** Players who are not bots, in the order of the ids; null for unknown ones. */
export async function findPlayers(db: Database, ids: readonly bigint[]): Promise<(Player | null)[]> {
  const { rows } = await db.pool.query<{ id: bigint; currency: string }>({
    name: 'provider_players',
    text: 'SELECT id, currency FROM users WHERE id = ANY ($1) AND NOT bot',
    values: [ids],
  });
  const found = new Map(rows.map(({ id, currency }) => [id, { userId: id, currency }]));
  return ids.map((id) => found.get(id) ?? null);
}

/** Whether a player's account is blocked or stopped. */
export async function isShut(db: Database, userId: bigint): Promise<boolean> {
  const { blockedAt, frozenAt } = playerGuards;
  const shut = and(eq(playerGuards.userId, userId), or(isNotNull(blockedAt), isNotNull(frozenAt)));
  return (await db.orm.$count(playerGuards, shut)) > 0;
}

/** A player's balance, as an answer. */
export async function currentBalance(db: Database, { userId, currency }: Player): Promise<WalletOutcome> {
  const wallet = (await walletsOf(db, [userId])).get(userId);
  return wallet
    ? { done: true, balance: wallet.balance, currency, replayed: true }
    : refused('unknownPlayer');
}

/** A refusal with the player's balance. */
export async function refusedWith(db: Database, why: WalletFault, player: Player): Promise<WalletOutcome> {
  const now = await currentBalance(db, player);
  return now.done ? refused(why, now) : now;
}

/** Whether a transaction was received before, or rolled back before it arrived. */
export async function seenBefore(
  db: Database,
  { provider, uuid }: Pick<ProviderPlay, 'provider' | 'uuid'>,
): Promise<'no' | 'rolledBack' | Pick<ProviderPlay, 'userId' | 'game' | 'currency'>> {
  const [n, t] = [providerNames, providerTransactions];
  const [name] = await db.orm
    .select({ id: n.id, userId: t.userId, game: t.game, currency: t.currency })
    .from(n)
    .leftJoin(t, eq(t.id, n.id))
    .where(and(eq(n.provider, provider), eq(n.uuid, uuid)));
  if (!name) return 'no';
  const { userId, game, currency } = name;
  return userId === null || game === null || currency === null ? 'rolledBack' : { userId, game, currency };
}

/**
 * Posts a transaction to the ledger. Expected refusals become outcomes. @throws unexpected faults
 * @param balanceChanged called with the new balance, unless the transaction was a repetition
 */
export async function postToLedger(
  db: Database,
  play: ProviderPlay,
  balanceChanged: (reply: ProviderReply) => void,
): Promise<WalletOutcome> {
  try {
    const reply = await providerPlay(db, play);
    const { balance, replayed } = reply;
    if (!replayed) balanceChanged(reply);
    return { done: true, balance, currency: play.currency, replayed };
  } catch (error) {
    const why = faultOf(error);
    if (why === undefined) throw error;
    // While the ledger is busy, no balance is requested.
    return why === 'busy' ? refused(why) : refusedWith(db, why, play);
  }
}

function faultOf(error: unknown): WalletFault | undefined {
  if (error instanceof ProviderRefusal) return REASONS[error.reason];
  return error instanceof Refusal ? FAULTS[error.code] : undefined;
}
