import { eq } from 'drizzle-orm';
import type { Database } from '../../core/db/database.ts';
import { deposit, holdWithdrawal } from '../../money/ledger/payments.ts';
import { depositOrders, withdrawals } from '../../money/payments/tables.ts';
import { CURRENCY } from './testLedger.ts';

/** Set-up for the ledger's tests of payments. */

let last = 0;
/** A name that is unique in this process. */
function next(what: string): string {
  last += 1;
  return `${what}-${last}`;
}

/** An order's promised gift: a tenth, at most `most`. */
interface Gift {
  most: bigint;
  slot?: string;
}

function promised(amount: bigint, { most, slot }: Gift) {
  return {
    promotion: 'tenth',
    promoPercent: 10,
    promoMin: 1n,
    promoMost: most,
    promoSlot: slot ?? null,
    promoWagering: 1,
    promoDays: 30,
    bonus: amount / 10n < most ? amount / 10n : most,
  };
}

/** Adds an order that awaits money; returns its id. */
export async function addDeposit(
  db: Database,
  userId: bigint,
  { amount, fee = 0n, gift }: { amount: bigint; fee?: bigint; gift?: Gift },
): Promise<bigint> {
  const [order] = await db.orm
    .insert(depositOrders)
    .values({
      userId,
      currency: CURRENCY,
      port: 'qris',
      amount,
      fee,
      payable: amount + fee,
      key: next('key'),
      reference: next('deposit'),
      createdAt: 0,
      expiresAt: 1,
      ...(gift && promised(amount, gift)),
    })
    .returning({ id: depositOrders.id });
  if (!order) throw new Error('no order was added');
  return order.id;
}

/** Reports a payment as a gateway does. Each order gets a gateway of its own, so tests may reuse payment names. */
export function reportPaid(db: Database, payment: Omit<Parameters<typeof deposit>[1], 'gateway'>) {
  return deposit(db, { ...payment, gateway: `gateway of ${payment.orderId}` });
}

/** Pays money for an order. */
export function payIn(db: Database, orderId: bigint, amount: bigint, ref = next('payment')) {
  return reportPaid(db, { orderId, ref, amount });
}

const ONE_LEVEL = [{ deposits: 0n, max: 1_000_000n }];

interface PayoutRequest {
  amount: bigint;
  fee?: bigint;
  key?: string;
  daily?: bigint;
  levels?: { deposits: bigint; max: bigint }[];
  reviewUntil?: number;
  giveUp?: boolean;
}

/** Requests a withdrawal with everything that the house adds; an open bonus is kept by default. */
export function requestPayout(
  db: Database,
  userId: bigint,
  {
    amount,
    fee = 0n,
    key = next('key'),
    daily = 1_000_000n,
    levels = ONE_LEVEL,
    reviewUntil = 0,
    giveUp = false,
  }: PayoutRequest,
) {
  return holdWithdrawal(db, {
    key,
    userId,
    currency: CURRENCY,
    amount,
    fee,
    account: { id: 1n, bank: 'BCA', number: '0123456789', holder: 'PLAYER' },
    reference: next('withdrawal'),
    reviewUntil,
    day: { start: 0, amount: daily, count: 100 },
    levels,
    giveUp,
  });
}

/** Adds a withdrawal in review; returns its id. */
export async function addWithdrawal(
  db: Database,
  userId: bigint,
  { amount }: { amount: bigint },
): Promise<bigint> {
  return (await requestPayout(db, userId, { amount })).withdrawalId;
}

/** Ends the review: a house has taken the withdrawal, and its lease has expired. */
export async function sendWithdrawal(db: Database, id: bigint): Promise<boolean> {
  const { rowCount } = await db.orm
    .update(withdrawals)
    .set({ status: 'sending', lease: 'test', leasedUntil: 0 })
    .where(eq(withdrawals.id, id));
  return rowCount === 1;
}
