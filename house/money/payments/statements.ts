import { and, desc, eq } from 'drizzle-orm';
import type { Market } from '../../../contract/markets.ts';
import { DAY_MS, dayOf, type Period } from '../../../contract/marketTime.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import { gatewayMovements, gatewayStatements } from './booksTables.ts';
import type { PaymentGateway } from './gateway.ts';

interface Parts {
  db: Database;
  clock: Clock;
  market: Market;
  gateway: PaymentGateway | null;
}

/**
 * Reads the gateway's statement of each past market day, in order and once for all houses. `reconcile` compares the books with
 * them.
 */
export class Statements {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Reads all missing days, from yesterday on in a new database, until one is not final. */
  async run(): Promise<void> {
    const { clock, gateway } = this.#parts;
    if (!gateway) return;
    for (let day = await this.#next(gateway); day.end <= clock.now(); day = await this.#next(gateway))
      if (!(await this.#read(gateway, day))) return;
  }

  async #next({ name }: PaymentGateway): Promise<Period> {
    const { db, clock, market } = this.#parts;
    const { gateway, currency, endsAt } = gatewayStatements;
    const [last] = await db.orm
      .select({ endsAt })
      .from(gatewayStatements)
      .where(and(eq(gateway, name), eq(currency, market.currency)))
      .orderBy(desc(endsAt))
      .limit(1);
    return last
      ? dayOf(last.endsAt, market.timeZone)
      : dayOf(dayOf(clock.now(), market.timeZone).start - DAY_MS / 2, market.timeZone);
  }

  /** Returns false if the day is not final. */
  async #read(gateway: PaymentGateway, { start, end }: Period): Promise<boolean> {
    const { db, clock, market } = this.#parts;
    const { currency, timeZone } = market;
    const movements = await gateway.statement(currency, start, end);
    if (movements === null) return false;
    const day = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(start);
    const of = { gateway: gateway.name, currency, day };
    await db.orm.transaction(async (tx) => {
      const [mine] = await tx
        .insert(gatewayStatements)
        .values({ ...of, startsAt: start, endsAt: end, readAt: clock.now() })
        .onConflictDoNothing()
        .returning();
      // Another house has read it meanwhile.
      if (!mine || movements.length === 0) return;
      for (let from = 0; from < movements.length; from += ROWS_AT_ONCE)
        await tx
          .insert(gatewayMovements)
          .values(movements.slice(from, from + ROWS_AT_ONCE).map((movement) => ({ ...movement, ...of })));
    });
    return true;
  }
}

/** A row uses one parameter per column, and PostgreSQL accepts 65,535 per statement. */
const ROWS_AT_ONCE = 1_000;
