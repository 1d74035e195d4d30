import { randomUUID } from 'node:crypto';
import { desc, eq, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import type { CreditOrder } from '../../../contract/http/offers/phoneCredit.ts';
import type { Market } from '../../../contract/markets.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database, Tx } from '../../core/db/database.ts';
import { addJob, type JobType } from '../../core/jobs/job.ts';
import { maskPhone } from '../../people/accounts/phones.ts';
import { users } from '../../people/accounts/tables.ts';
import type { AwardRow, Awards } from '../engine/awards.ts';
import { awards as awardsTable } from '../engine/tables.ts';
import type { PhoneOperator } from './operator.ts';
import { phoneCreditOrders as orders } from './tables.ts';

/** Sending an order is retried for about an hour; after that its state is polled like that of all others. */
const JOB = { name: 'phone credit', tries: 8 } as const;
/** Delay of the first state poll, and the interval of later ones, ms. */
const POLL_MS = 60_000;
const AT_ONCE = 20;
const SHOWN = 50;
const HOUR_MS = 3_600_000;

interface Parts {
  db: Database;
  clock: Clock;
  log: Logger;
  market: Market;
  awards: Awards;
  operator: PhoneOperator;
}

interface Order {
  id: bigint;
  awardId: bigint;
  userId: bigint;
  reference: string;
  phone: string;
  amount: bigint;
  deadline: number;
  state: (typeof orders.$inferSelect)['state'];
}

/** Phone credit orders at the phone operator: sent, polled, counted once, and cancelled after the deadline. */
export class CreditOrders {
  readonly #parts: Parts;
  /** Called for an order that is given up, in the transaction that ends it. */
  readonly #instead: (tx: Tx, order: Pick<Order, 'awardId' | 'userId' | 'amount'>) => Promise<void>;

  constructor(
    parts: Parts,
    instead: (tx: Tx, order: Pick<Order, 'awardId' | 'userId' | 'amount'>) => Promise<void>,
  ) {
    this.#parts = parts;
    this.#instead = instead;
    parts.operator.listen((reference) => this.delivered(reference));
  }

  /** The job that sends orders. */
  get job(): JobType {
    return {
      ...JOB,
      run: async (payload) => {
        const order = await this.#find(BigInt((payload as { order: string }).order));
        if (order?.state === 'waiting') await this.#send(order);
      },
    };
  }

  /** Orders the credit of an award, in the transaction that claims it. Refusal: 7025 no phone was verified */
  async place(tx: Tx, { id: awardId, userId }: AwardRow, hours: number, now: number): Promise<void> {
    const [user] = await tx
      .select({ phone: users.phone, provedAt: users.phoneProvedAt })
      .from(users)
      .where(eq(users.id, userId));
    if (!user || user.phone === null || user.provedAt === null) throw new Refusal(ErrorCode.phoneNotBound);
    const [order] = await tx
      .insert(orders)
      .values({
        ...{ awardId, userId, reference: `pc-${randomUUID()}`, phone: user.phone, createdAt: now },
        ...{ deadline: now + hours * HOUR_MS, nextAt: now + POLL_MS },
      })
      .returning({ id: orders.id });
    if (!order) throw new Error('phone credit was not ordered');
    await addJob(tx, JOB, { order: order.id.toString() });
  }

  /** Called when the phone operator reports a delivery; repeats count once. */
  async delivered(reference: string): Promise<void> {
    const { db, awards, log } = this.#parts;
    const { rows } = await db.orm.execute<{ state: string; user: string }>(
      sql`SELECT state, player AS user FROM phone_credit_end(${reference}, true)`,
    );
    const [ended] = rows;
    if (!ended) return log.warn({ reference }, 'phone credit was delivered that nobody ordered');
    if (ended.state === 'failed')
      log.error({ reference }, 'phone credit was delivered after it had been given as money');
    awards.notify(BigInt(ended.user), ['phoneCredit']);
  }

  /** Polls due orders; every house does it. */
  async run(): Promise<void> {
    const { db, clock, log } = this.#parts;
    const now = clock.now();
    const { rows } = await db.orm.execute<{
      id: string;
    }>(sql`UPDATE phone_credit_orders SET next_at = ${now + POLL_MS}
      WHERE id IN (SELECT id FROM phone_credit_orders WHERE state = 'waiting' AND next_at <= ${now}
        ORDER BY next_at LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)
      RETURNING id`);
    for (const { id } of rows) {
      const order = await this.#find(BigInt(id));
      if (order)
        await this.#poll(order, now).catch((error) =>
          log.warn({ err: error, order: id }, 'an order of phone credit was not asked after'),
        );
    }
  }

  /** A player's orders, newest first. */
  async of(userId: bigint): Promise<CreditOrder[]> {
    const { db, market } = this.#parts;
    const rows = await db.orm
      .select({ order: orders, amount: awardsTable.amount })
      .from(orders)
      .innerJoin(awardsTable, eq(awardsTable.id, orders.awardId))
      .where(eq(orders.userId, userId))
      .orderBy(desc(orders.id))
      .limit(SHOWN);
    return rows.map(({ order: { id, phone, state, createdAt, endedAt }, amount }) => ({
      ...{ id: id.toString(), phone: maskPhone(phone, market), amount: amount.toString() },
      ...{ state, createdAt, endedAt },
    }));
  }

  async #poll(order: Order, now: number): Promise<void> {
    const { operator } = this.#parts;
    const state = await operator.state(order.reference);
    if (state === 'delivered') return this.delivered(order.reference);
    if (state === 'refused') return this.#giveUp(order);
    if (now < order.deadline) return state === 'unknown' ? this.#send(order) : undefined;
    return (await operator.cancel(order.reference)) ? this.#giveUp(order) : this.delivered(order.reference);
  }

  async #send({ reference, phone, amount }: Order): Promise<void> {
    const { operator, market } = this.#parts;
    await operator.send({ reference, phone, amount, currency: market.currency });
  }

  async #giveUp(order: Order): Promise<void> {
    const { db, awards } = this.#parts;
    await db.orm.transaction(async (tx) => {
      const { rows } = await tx.execute<{ ended: boolean }>(
        sql`SELECT ended FROM phone_credit_end(${order.reference}, false)`,
      );
      if (rows[0]?.ended) await this.#instead(tx, order);
    });
    awards.notify(order.userId, ['phoneCredit']);
  }

  async #find(id: bigint): Promise<Order | null> {
    const [row] = await this.#parts.db.orm
      .select({ order: orders, amount: awardsTable.amount })
      .from(orders)
      .innerJoin(awardsTable, eq(awardsTable.id, orders.awardId))
      .where(eq(orders.id, id));
    return row ? { ...row.order, amount: row.amount } : null;
  }
}
