import type { HoldReason, WithdrawInfo } from '../../../contract/http/money/withdrawals.ts';
import type { Database } from '../../core/db/database.ts';
import { callLedger } from './call.ts';

/**
 * Credits money that the gateway received for a deposit order: clearing to wallet, and the promised gift to the bonus account.
 * `ref` is the gateway's reference of the payment: a repeat changes nothing, and one of another order is `taken`: nothing is
 * credited, and the account gets a risk case. The credited amount is everything received so far, minus the order's fee once.
 * `fee` is what the gateway deducted, in minor units; if unknown, it can follow later with the same payment. `payer` is the
 * paying account, if the gateway knows it. Refusals: 704 no such order, 3 the payment or its fee had another amount.
 */
export async function deposit(
  db: Database,
  payment: {
    orderId: bigint;
    gateway: string;
    ref: string;
    amount: bigint;
    fee?: bigint | undefined;
    payer?: { bank: string; number: string } | undefined;
  },
): Promise<{ credit: bigint; balance: bigint; replayed: boolean; taken: boolean }> {
  return one(
    await callLedger<{ credit: bigint; balance: bigint; replayed: boolean; taken: boolean }>(
      db,
      'deposit',
      'SELECT credit, balance, replayed, taken FROM note_payer($1, $6, $7), ledger_deposit($1, $2, $3, $4, $5)',
      [
        ...[payment.orderId, payment.gateway, payment.ref, payment.amount, payment.fee ?? null],
        ...[payment.payer?.bank ?? null, payment.payer?.number ?? null],
      ],
    ),
  );
}

/** A player's withdrawal request, with the values that the house adds. */
export interface Hold {
  key: string;
  userId: bigint;
  currency: string;
  amount: bigint;
  fee: bigint;
  account: { id: bigint; bank: string; number: string; holder: string };
  /** Our reference for it at the gateway. */
  reference: string;
  reviewUntil: number;
  /** Limits for the day that began at `start`. */
  day: { start: number; amount: bigint; count: number };
  /** The maximum per withdrawal, by total deposits; the first level starts at 0. */
  levels: readonly { deposits: bigint; max: bigint }[];
  /** Whether an open bonus is forfeited. */
  giveUp: boolean;
}

/**
 * Opens a withdrawal, wallet to held. Refusals: 1051 above the level's maximum, 3003 above the withdrawable amount, 3009
 * another one is in progress, 3021 not above the fee, 3036 the daily limit is reached, 704 no wallet, 3 the key was used with
 * another body, 3037, 3038, 7027, 7028 (sql/holds.sql).
 */
export async function holdWithdrawal(
  db: Database,
  { key, userId, currency, amount, fee, account, reference, reviewUntil, day, levels, giveUp }: Hold,
): Promise<{ withdrawalId: bigint; balance: bigint; replayed: boolean }> {
  const { withdrawal_id, balance, replayed } = one(
    await callLedger<{ withdrawal_id: bigint; balance: bigint; replayed: boolean }>(
      db,
      'hold',
      `SELECT withdrawal_id, balance, replayed
       FROM ledger_hold($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)`,
      [
        key,
        userId,
        currency,
        amount,
        fee,
        account.id,
        account.bank,
        account.number,
        account.holder,
        reference,
        reviewUntil,
        day.start,
        day.amount,
        day.count,
        levels.map(({ deposits }) => deposits),
        levels.map(({ max }) => max),
        giveUp,
      ],
    ),
  );
  return { withdrawalId: withdrawal_id, balance, replayed };
}

/**
 * Whether this very request opened a withdrawal before: the same player, key and body. Refusal: 3 the key was used with another
 * body, also of another call, as a bet.
 */
export async function isPayoutBlocked(
  db: Database,
  {
    key,
    userId,
    currency,
    amount,
    account,
    giveUp,
  }: Pick<Hold, 'key' | 'userId' | 'currency' | 'amount' | 'giveUp'> & { account: { id: bigint } },
): Promise<boolean> {
  const { held } = one(
    await callLedger<{ held: boolean }>(
      db,
      'is_held',
      'SELECT ledger_is_held($1, $2, $3, $4, $5, $6) AS held',
      [key, userId, currency, amount, account.id, giveUp],
    ),
  );
  return held;
}

/**
 * End and cause of the block of a player's withdrawals; null if there is none. With an account, includes the block of
 * withdrawals to it, whose cause is `bankAccount`.
 */
export async function withdrawalHold(
  db: Database,
  userId: bigint,
  account?: { bank: string; number: string },
): Promise<{ until: number; reason: HoldReason } | null> {
  const { until, reason } = one(
    await callLedger<{ until: bigint | null; reason: HoldReason }>(
      db,
      'withdrawal_hold',
      'SELECT until, reason FROM withdrawal_hold($1, $2, $3)',
      [userId, account?.bank ?? null, account?.number ?? null],
    ),
  );
  return until === null ? null : { until: Number(until), reason };
}

/** State of an identity that must be verified before a withdrawal; null if nothing is missing. */
export async function missingIdentity(db: Database, userId: bigint): Promise<WithdrawInfo['identity']> {
  const { state } = one(
    await callLedger<{ state: WithdrawInfo['identity'] }>(
      db,
      'identity_missing',
      'SELECT identity_missing($1) AS state',
      [userId],
    ),
  );
  return state;
}

/**
 * Ends a withdrawal: paid (held to clearing), or cancelled or refused (held to wallet). A repeat of the same end only posts the
 * gateway's `fee`, if that was not known before. Refusals: 704 no such withdrawal, 703 it ended otherwise or is not in the
 * right state.
 */
export async function endWithdrawal(
  db: Database,
  id: bigint,
  end: 'paid' | 'cancelled' | 'refused',
  fee?: bigint,
): Promise<{ balance: bigint; replayed: boolean }> {
  return one(
    await callLedger<{ balance: bigint; replayed: boolean }>(
      db,
      'end_withdrawal',
      'SELECT balance, replayed FROM ledger_end_withdrawal($1, $2, $3)',
      [id, end, fee ?? null],
    ),
  );
}

/**
 * The bank charged back all or part of a deposit's payment: taken from the wallet as far as its balance goes, the rest becomes
 * a debt of the player. `ref` is the gateway's reference of the chargeback: a repeat changes nothing. A chargeback that is
 * reported before its payment waits for it. Refusals: 704 no such order, 3 it was reported with other data before, or exceeds
 * the payment.
 */
export async function chargeBack(
  db: Database,
  back: { orderId: bigint; ref: string; payment: string; amount: bigint; fee?: bigint | undefined },
): Promise<{ balance: bigint; debt: bigint; replayed: boolean }> {
  return one(
    await callLedger<{ balance: bigint; debt: bigint; replayed: boolean }>(
      db,
      'chargeback',
      'SELECT balance, debt, replayed FROM ledger_chargeback($1, $2, $3, $4, $5)',
      [back.orderId, back.ref, back.payment, back.amount, back.fee ?? null],
    ),
  );
}

/** The withdrawable amount: the wallet without granted play money that is not wagered yet, and without debts. */
export async function withdrawable(
  db: Database,
  userId: bigint,
  currency: string,
): Promise<{ available: bigint; owed: bigint }> {
  return one(
    await callLedger<{ available: bigint; owed: bigint }>(
      db,
      'withdrawable',
      `SELECT greatest(0, balance - ledger_unplayed_grants($1, $2) - owed) AS available, owed
       FROM ledger_accounts, ledger_debt($1, $2) AS owed WHERE user_id = $1 AND currency = $2 AND kind = 'wallet'`,
      [userId, currency],
    ),
  );
}

function one<Row>([row]: Row[]): Row {
  if (!row) throw new Error('the ledger gave no reply');
  return row;
}
