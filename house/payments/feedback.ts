import { and, asc, eq } from 'drizzle-orm';
import { ErrorCode, Refusal } from '../../contract/errors.ts';
import type { PayFeedback } from '../../contract/http/deposits.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { depositOrders, payFeedback } from './tables.ts';

/** So much can be said about one order. */
const MOST = 10;

/** What players say about deposits of theirs that went wrong. */
export class Feedback {
  readonly #db: Database;
  readonly #clock: Clock;

  constructor({ db, clock }: { db: Database; clock: Clock }) {
    this.#db = db;
    this.#clock = clock;
  }

  /** The oldest first. Refusal: 704 the order is not the player's. */
  async list(userId: bigint, orderId: bigint): Promise<PayFeedback[]> {
    const own = and(eq(depositOrders.id, orderId), eq(depositOrders.userId, userId));
    if ((await this.#db.orm.$count(depositOrders, own)) === 0) throw new Refusal(ErrorCode.notFound);
    const rows = await this.#db.orm
      .select()
      .from(payFeedback)
      .where(eq(payFeedback.orderId, orderId))
      .orderBy(asc(payFeedback.id));
    return rows.map(feedbackOf);
  }

  /** Refusals: 704, 667 much was said about this order already. */
  add(
    userId: bigint,
    orderId: bigint,
    { kind, text }: Pick<PayFeedback, 'kind' | 'text'>,
  ): Promise<PayFeedback> {
    return this.#db.orm.transaction(async (tx) => {
      // The order's lock puts those who speak at once in a line.
      const [order] = await tx
        .select({ id: depositOrders.id })
        .from(depositOrders)
        .where(and(eq(depositOrders.id, orderId), eq(depositOrders.userId, userId)))
        .for('no key update');
      if (!order) throw new Refusal(ErrorCode.notFound);
      if ((await tx.$count(payFeedback, eq(payFeedback.orderId, orderId))) >= MOST)
        throw new Refusal(ErrorCode.tooFrequent);
      const [row] = await tx
        .insert(payFeedback)
        .values({ userId, orderId, kind, text, createdAt: this.#clock.now() })
        .returning();
      if (!row) throw new Error('no feedback was added');
      return feedbackOf(row);
    });
  }

  /** Refusal: 704 the feedback is not the player's. */
  async solved(userId: bigint, id: bigint, solved: boolean): Promise<void> {
    const { rowCount } = await this.#db.orm
      .update(payFeedback)
      .set({ solved })
      .where(and(eq(payFeedback.id, id), eq(payFeedback.userId, userId)));
    if (rowCount !== 1) throw new Refusal(ErrorCode.notFound);
  }
}

function feedbackOf({ id, kind, text, solved, createdAt }: typeof payFeedback.$inferSelect): PayFeedback {
  return { id: id.toString(), kind, text, solved, createdAt };
}
