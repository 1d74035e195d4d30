import type { bets } from './roundTables.ts';

type BetRow = typeof bets.$inferSelect;

/** The columns of `(bet).*` as returned by a ledger function. */
interface BetColumns {
  id: bigint;
  game: string;
  round_id: bigint;
  user_id: bigint;
  currency: string;
  amount: bigint;
  pool: string | null;
  auto_rate: bigint | null;
  effective_rate: bigint | null;
  wagering_id: bigint | null;
  status: BetRow['status'];
  rate: bigint | null;
  payout: bigint;
  placed_at: bigint;
  ended_at: bigint | null;
}

/** Converts a function's row to a bet. */
function betOf(row: BetColumns): BetRow {
  return {
    id: row.id,
    game: row.game,
    roundId: row.round_id,
    userId: row.user_id,
    currency: row.currency,
    amount: row.amount,
    pool: row.pool,
    autoRate: row.auto_rate,
    effectiveRate: row.effective_rate,
    wageringId: row.wagering_id,
    status: row.status,
    rate: row.rate,
    payout: row.payout,
    placedAt: Number(row.placed_at),
    endedAt: row.ended_at === null ? null : Number(row.ended_at),
  };
}

/** A bet's columns and the player's balances: the total of both accounts, and the bonus account alone. */
export interface WalletColumns extends BetColumns {
  balance: bigint;
  bonus: bigint;
  sequence: bigint;
}

/** The same, for a request with a key. */
export interface KeyedColumns extends WalletColumns {
  replayed: boolean;
}

/** The fields that the house sets when a bet is placed, and the balances after it. */
export interface PlacedColumns {
  bet_id: bigint;
  wagering_id: bigint | null;
  placed_at: bigint;
  balance: bigint;
  bonus: bigint;
  sequence: bigint;
  replayed: boolean;
}

type Placing = Pick<
  BetRow,
  'userId' | 'game' | 'roundId' | 'currency' | 'amount' | 'pool' | 'autoRate' | 'effectiveRate'
>;

/** The reply to a stake: the bet as placed, built from the request, which the key's request hash guarantees to be the same. */
export function placedOf(placing: Placing, row: PlacedColumns) {
  const { balance, bonus, sequence, replayed } = row;
  const { userId, game, roundId, currency, amount, pool, autoRate, effectiveRate } = placing;
  const bet: BetRow = {
    ...{ id: row.bet_id, game, roundId, userId, currency, amount, pool, autoRate, effectiveRate },
    wageringId: row.wagering_id,
    status: 'placed',
    rate: null,
    payout: 0n,
    placedAt: Number(row.placed_at),
    endedAt: null,
  };
  return { bet, balance, bonus, sequence, replayed };
}

/** The reply to a request with a key. */
export function replyOf(row: KeyedColumns) {
  const { balance, bonus, sequence, replayed } = row;
  return { bet: betOf(row), balance, bonus, sequence, replayed };
}

/** A bet that was ended in a batch. */
export function endedBetOf(row: WalletColumns) {
  const { balance, bonus, sequence } = row;
  return { ...betOf(row), balance, bonus, sequence };
}
