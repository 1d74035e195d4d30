import { randomBytes, randomInt } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import type { DepositOrder } from '../../../contract/http/money/deposits.ts';
import { MOST_CODE, withUniqueCode } from '../../../contract/payments/uniqueCode.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database, Tx } from '../../core/db/database.ts';
import { mayDeposit } from '../limits/rules.ts';
import { maskNumber } from './bankAccounts.ts';
import type { PromisedGift } from './gifts.ts';
import type { Port } from './ports.ts';
import { type DepositRow, depositOrders, type OwnAccount } from './tables.ts';

/** Maximum number of unpaid orders per player. */
const MOST_OPEN = 10;
/** Number of taken unique codes after which another amount is required. */
const MOST_CODES = 40;

interface NewDeposit {
  userId: bigint;
  key: string;
  port: Port;
  bank: string | null;
  amount: bigint;
  currency: string;
  /** The code of the chosen promotion, and the id of the player's own account for a transfer. */
  promotion: string | null;
  from: string | null;
  /** Whether it is made in the installed app, as reported by the client. */
  inApp: boolean;
}

/**
 * Lookups for a new order, skipped if the key already has one. They use only the transaction: no second connection is
 * guaranteed.
 */
interface LookUps {
  promised(): PromisedGift;
  ownAccount(tx: Tx, id: string): Promise<OwnAccount>;
}

/**
 * Stores an order, or finds the one with that key. Refusals: 3 the key was used with another body, 667 too many orders are
 * open, those of the player's own limits and of the lookups.
 */
export function openDeposit(
  { db, clock, promised, ownAccount }: { db: Database; clock: Clock } & LookUps,
  wanted: NewDeposit,
): Promise<DepositRow> {
  const { userId, key, port, bank, amount, currency, promotion, from, inApp } = wanted;
  const mine = eq(depositOrders.userId, userId);
  return db.orm.transaction(async (tx) => {
    // Serialised per player: the key is looked up, then the number of open orders.
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`deposit:${userId}`}, 0))`);
    const [known] = await tx
      .select()
      .from(depositOrders)
      .where(and(mine, eq(depositOrders.key, key)));
    if (known) {
      if (isSame(known, wanted)) return known;
      throw new Refusal(ErrorCode.badParameter, 'Idempotency-Key');
    }
    const open = await tx.$count(depositOrders, and(mine, eq(depositOrders.status, 'pending')));
    if (open >= MOST_OPEN) throw new Refusal(ErrorCode.tooFrequent);
    await mayDeposit(tx, userId, amount);
    const gift = promotion === null ? {} : promised();
    const account = from === null ? null : await ownAccount(tx, from);

    const createdAt = clock.now();
    const plain = {
      userId,
      key,
      port: port.code,
      bank,
      amount,
      currency,
      fee: port.fee,
      ...gift,
      from: account,
      inApp,
      reference: `D${randomBytes(9).toString('hex').toUpperCase()}`,
      createdAt,
      expiresAt: createdAt + port.lasts,
    };
    for (let tries = 0; tries < MOST_CODES; tries++) {
      const code = port.kind === 'transfer' ? randomInt(1, MOST_CODE + 1) : null;
      const due = code === null ? amount : withUniqueCode(amount, code);
      const [order] = await tx
        .insert(depositOrders)
        .values({ ...plain, payable: due + port.fee })
        .onConflictDoNothing()
        .returning();
      if (order) return order;
    }
    throw new Refusal(ErrorCode.tooFrequent);
  });
}

function isSame(known: DepositRow, { port, bank, amount, promotion, from }: NewDeposit): boolean {
  const same = known.port === port.code && known.bank === bank && known.amount === amount;
  return same && known.promotion === promotion && (known.from?.id ?? null) === from;
}

/**
 * An order as its player sees it. @param claimed claimed amount of a promotion's award for it; older gifts are stored in the
 * order
 */
export function depositOf(row: DepositRow, claimed = 0n): DepositOrder {
  const { port, bank, currency, status, details, promotion, bonus, given, from } = row;
  const { createdAt, expiresAt, endedAt } = row;
  return {
    id: row.id.toString(),
    port,
    bank,
    amount: row.amount.toString(),
    fee: row.fee.toString(),
    payable: row.payable.toString(),
    received: row.received.toString(),
    credited: row.credited.toString(),
    currency,
    status,
    details,
    promotion:
      promotion === null
        ? null
        : {
            code: promotion,
            bonus: bonus.toString(),
            given: (given + claimed).toString(),
            gives: row.promoGives ?? 'credited',
          },
    from: from && { bank: from.bank, number: maskNumber(from.number), holder: from.holder },
    createdAt,
    expiresAt,
    endedAt,
  };
}
