import { and, eq, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import { repeat } from '../../core/lifecycle.ts';
import type { CreditRequest, OperatorState, PhoneOperator } from './operator.ts';
import { sandboxCredits as credits } from './tables.ts';

interface Parts {
  db: Database;
  clock: Clock;
  log: Logger;
}

/** Interval of the check for due orders, and the usual duration of an order, ms. */
const TURN_MS = 500;
const USUAL_MS = 2_000;
const LATE_MS = 2 * 3_600_000;
const AT_ONCE = 20;

/** The behaviour of an order, by the last digit of its phone: 7 late, 8 delivered once and reported twice, 9 never. */
function courseOf(phone: string): { after: number | null; reports: number } {
  switch (phone.at(-1)) {
    case '7':
      return { after: LATE_MS, reports: 1 };
    case '8':
      return { after: USUAL_MS, reports: 2 };
    case '9':
      return { after: null, reports: 1 };
    default:
      return { after: USUAL_MS, reports: 1 };
  }
}

/**
 * A simulated phone operator: it stores its orders in the house's database and can deliver late, report twice, or never
 * deliver.
 */
export class SandboxOperator implements PhoneOperator {
  readonly #parts: Parts;
  #delivered: (reference: string) => Promise<void> = async () => {};
  #stop = async () => {};

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async send({ reference, phone, amount }: CreditRequest): Promise<void> {
    const createdAt = this.#parts.clock.now();
    const { after, reports } = courseOf(phone);
    const deliversAt = after === null ? null : createdAt + after;
    await this.#parts.db.orm
      .insert(credits)
      .values({ reference, phone, amount, createdAt, deliversAt, tells: reports })
      .onConflictDoNothing();
  }

  async state(reference: string): Promise<OperatorState> {
    const [row] = await this.#parts.db.orm
      .select({ state: credits.state })
      .from(credits)
      .where(eq(credits.reference, reference));
    if (!row) return 'unknown';
    return row.state === 'cancelled' ? 'refused' : row.state;
  }

  async cancel(reference: string): Promise<boolean> {
    await this.#parts.db.orm
      .update(credits)
      .set({ state: 'cancelled', tells: 0 })
      .where(and(eq(credits.reference, reference), eq(credits.state, 'pending')));
    return (await this.state(reference)) !== 'delivered';
  }

  listen(delivered: (reference: string) => Promise<void>): void {
    this.#delivered = delivered;
  }

  start(): void {
    this.#stop = repeat(TURN_MS, () => this.run(), this.#parts.log, 'phone credit was not delivered');
  }

  stop(): Promise<void> {
    return this.#stop();
  }

  /** Delivers due orders, and reports each as often as configured. */
  async run(): Promise<void> {
    const { db, clock } = this.#parts;
    const { rows } = await db.orm.execute<{ reference: string }>(sql`UPDATE sandbox_credits
      SET state = 'delivered', tells = tells - 1
      WHERE reference IN (SELECT reference FROM sandbox_credits
        WHERE tells > 0 AND state <> 'cancelled' AND delivers_at <= ${clock.now()} LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)
      RETURNING reference`);
    for (const { reference } of rows) await this.#delivered(reference);
  }
}
