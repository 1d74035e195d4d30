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

/** So many orders of one player may wait for money at once. */
const MOST_OPEN = 10;
/** Unique codes that were taken before another amount has to be asked for. */
const MOST_CODES = 40;

interface NewDeposit {
  userId: bigint;
  key: string;
  port: Port;
  bank: string | null;
  amount: bigint;
  currency: string;
  /** The code of a promotion that was chosen, and the id of the player's own account that a transfer is to come from. */
  promotion: string | null;
  from: string | null;
  /** Whether it is made in the installed app, as the client says. */
  inApp: boolean;
}

/**
 * What is looked up for an order that is really made, and not for one that was made before by the same key. By the
 * transaction alone: it has the only connection that it may count on.
 */
interface LookUps {
  promised(): PromisedGift;
  ownAccount(tx: Tx, id: string): Promise<OwnAccount>;
}

/**
 * Writes an order down, or finds the one of that key. Refusals: 3 the key was used with another body, 667 too many
 * orders are open, those of the player's own limits and of what is looked up.
 */
export function openDeposit(
  { db, clock, promised, ownAccount }: { db: Database; clock: Clock } & LookUps,
  wanted: NewDeposit,
): Promise<DepositRow> {
  const { userId, key, port, bank, amount, currency, promotion, from, inApp } = wanted;
  const mine = eq(depositOrders.userId, userId);
  return db.orm.transaction(async (tx) => {
    // One after the other for each player: the key is looked for, then the number of open orders.
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
 * An order as its player sees it. @param claimed what of a promotion's award for it was claimed; gifts of before are the order's own
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
