import { and, eq, inArray, lte } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { PaymentGateway } from './gateway.ts';
import { depositOrders, withdrawals } from './tables.ts';

interface Parts {
  db: Database;
  clock: Clock;
  log: Logger;
  gateway: PaymentGateway | null;
}

const AT_ONCE = 20;

/**
 * What becomes due by itself: orders run out, withdrawals whose review is over go to the gateway. Every house does it;
 * the gateway knows a payout by its reference, so that one handed over twice is paid once.
 */
export class Payouts {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async run(): Promise<void> {
    const { db, clock, gateway } = this.#parts;
    const now = clock.now();
    await db.orm
      .update(depositOrders)
      .set({ status: 'expired', endedAt: now })
      .where(and(eq(depositOrders.status, 'pending'), lte(depositOrders.expiresAt, now)));
    if (!gateway) return;
    const due = await db.orm
      .select()
      .from(withdrawals)
      .where(
        and(
          inArray(withdrawals.status, ['review', 'sending']),
          eq(withdrawals.handedOver, false),
          lte(withdrawals.reviewUntil, now),
        ),
      )
      .limit(AT_ONCE);
    for (const one of due) await this.#handOver(gateway, one);
  }

  /** First out of review, where it can be cancelled, then to the gateway; what fails is tried again. */
  async #handOver(gateway: PaymentGateway, one: typeof withdrawals.$inferSelect): Promise<void> {
    const { db, log } = this.#parts;
    const { id, status, reference, amount, fee, currency, bank, number, holder } = one;
    if (status === 'review') {
      const { rowCount } = await db.orm
        .update(withdrawals)
        .set({ status: 'sending' })
        .where(and(eq(withdrawals.id, id), eq(withdrawals.status, 'review')));
      if (rowCount !== 1) return;
    }
    try {
      await gateway.pay({ reference, amount: amount - fee, currency, bank, number, holder });
      await db.orm.update(withdrawals).set({ handedOver: true }).where(eq(withdrawals.id, id));
    } catch (error) {
      log.error({ err: error, withdrawal: id.toString() }, 'a payout was not handed over');
    }
  }
}
