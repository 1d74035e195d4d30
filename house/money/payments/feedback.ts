import { and, asc, eq } from 'drizzle-orm';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import type { PayFeedback } from '../../../contract/http/money/deposits.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import { retainUploads } from '../../site/uploads/uploads.ts';
import { depositOrders, payFeedback, withdrawals } from './tables.ts';

/** Maximum number of feedback entries per order. */
const MOST = 10;

/** The order that feedback is about: deposits and withdrawals have separate numbers. */
interface OrderNamed {
  id: string;
  of?: 'deposit' | 'withdrawal' | undefined;
}

type FeedbackContent = Pick<PayFeedback, 'kind' | 'text'> & { images?: readonly string[] | undefined };

/** The tables of each kind of order, and the condition for feedback about one. */
const TABLES = {
  deposit: { orders: depositOrders, about: payFeedback.depositId },
  withdrawal: { orders: withdrawals, about: payFeedback.withdrawalId },
} as const;

/** Players' feedback about deposits and withdrawals that went wrong. */
export class Feedback {
  readonly #db: Database;
  readonly #clock: Clock;

  constructor({ db, clock }: { db: Database; clock: Clock }) {
    this.#db = db;
    this.#clock = clock;
  }

  /** Oldest first. Refusal: 704 the order is not the player's. */
  async list(userId: bigint, { id, of = 'deposit' }: OrderNamed): Promise<PayFeedback[]> {
    const { orders, about } = TABLES[of];
    const own = and(eq(orders.id, BigInt(id)), eq(orders.userId, userId));
    if ((await this.#db.orm.$count(orders, own)) === 0) throw new Refusal(ErrorCode.notFound);
    const rows = await this.#db.orm
      .select()
      .from(payFeedback)
      .where(eq(about, BigInt(id)))
      .orderBy(asc(payFeedback.id));
    return rows.map(feedbackOf);
  }

  /** Refusals: 704 the order or a picture is not the player's, 667 the maximum for this order is reached. */
  add(
    userId: bigint,
    { id, of = 'deposit' }: OrderNamed,
    { kind, text, images = [] }: FeedbackContent,
  ): Promise<PayFeedback> {
    const { orders, about } = TABLES[of];
    const orderId = BigInt(id);
    return this.#db.orm.transaction(async (tx) => {
      // The order's lock serialises concurrent entries.
      const [order] = await tx
        .select({ id: orders.id })
        .from(orders)
        .where(and(eq(orders.id, orderId), eq(orders.userId, userId)))
        .for('no key update');
      if (!order) throw new Refusal(ErrorCode.notFound);
      if ((await tx.$count(payFeedback, eq(about, orderId))) >= MOST)
        throw new Refusal(ErrorCode.tooFrequent);
      await retainUploads(tx, userId, images, ['voucher', 'feedback']);
      const [row] = await tx
        .insert(payFeedback)
        .values({
          userId,
          kind,
          text,
          ...(of === 'deposit' ? { depositId: orderId } : { withdrawalId: orderId }),
          images: [...new Set(images)],
          createdAt: this.#clock.now(),
        })
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

function feedbackOf({ id, ...row }: typeof payFeedback.$inferSelect): PayFeedback {
  const { kind, text, images, solved, createdAt } = row;
  return { id: id.toString(), kind, text, images, solved, createdAt };
}
