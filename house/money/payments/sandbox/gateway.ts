import { randomBytes } from 'node:crypto';
import { and, asc, desc, eq, inArray, isNull, lte, ne, sql } from 'drizzle-orm';
import type { PayDetails } from '../../../../contract/payments/details.ts';
import type { Clock } from '../../../core/clock.ts';
import type { Database, Tx } from '../../../core/db/database.ts';
import { sandboxMovements as movements } from '../booksTables.ts';
import type {
  GatewayEvent,
  GatewayMovement,
  GatewayOrder,
  GatewayPayout,
  PaymentGateway,
  PayoutAnswer,
} from '../gateway.ts';
import { bodyOf, eventIn, isSigned } from '../gatewayEvent.ts';
import { sandboxCallbacks as callbacks, sandboxOrders as orders } from '../tables.ts';
import { enter, lastPayment, movementsOf } from './book.ts';
import { detailsOf } from './details.ts';
import { feeOf, type SandboxFees } from './fees.ts';

/** The buttons of an order on the sandbox's page. */
export const PRESSES = ['paid', 'half', 'over', 'twice', 'refuse', 'expire', 'chargeback'] as const;
export type Press = (typeof PRESSES)[number];

export type SandboxOrder = typeof orders.$inferSelect;

interface Parts {
  db: Database;
  clock: Clock;
  secret: string;
  /** Delay after which an order is paid automatically, ms; 0 to wait for a button. */
  paysAfter: number;
  fees: SandboxFees;
}

const AT_ONCE = 50;
/** Longer than any order stays payable. */
const RETENTION_MS = 14 * 24 * 3_600_000;
const SHOWN = 40;
/** Delay of a payment's callback after that of its chargeback, when they are reported in reverse order. */
const LATER_MS = 2_000;

/** A payment provider that pays with play money: it has its own orders, and repeats callbacks until they are answered. */
export class SandboxGateway implements PaymentGateway {
  readonly name = 'sandbox';
  /** References are unique among its orders. */
  readonly resend = 'always';
  readonly #parts: Parts;
  readonly #db: Database;
  readonly #clock: Clock;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#db = parts.db;
    this.#clock = parts.clock;
  }

  async open(order: GatewayOrder): Promise<PayDetails> {
    const { reference, payable: amount, currency, expiresAt, port, bank } = order;
    const what = bank === null ? port.code : `${port.code} ${bank}`;
    const id = await this.#write({ kind: 'deposit', reference, amount, currency, what, expiresAt });
    return detailsOf(id, order);
  }

  async pay({ reference, amount, currency, bank, number }: GatewayPayout): Promise<void> {
    const what = `${bank} ${number}`;
    await this.#write({ kind: 'payout', reference, amount, currency, what, expiresAt: null });
  }

  async payoutState(reference: string): Promise<PayoutAnswer> {
    const [order] = await this.#db.orm
      .select({ state: orders.state, amount: orders.amount })
      .from(orders)
      .where(and(eq(orders.reference, reference), eq(orders.kind, 'payout')));
    if (!order) return { state: 'unknown' };
    if (order.state === 'paid')
      return { state: 'paid', fee: feeOf(this.#parts.fees, 'payout', order.amount) };
    return { state: order.state === 'refused' ? 'refused' : 'pending' };
  }

  async statement(currency: string, start: number, end: number): Promise<GatewayMovement[] | null> {
    return end > this.#clock.now() ? null : movementsOf(this.#db, currency, start, end);
  }

  async events(reference: string): Promise<GatewayEvent[]> {
    const rows = await this.#db.orm
      .select({ body: callbacks.body })
      .from(callbacks)
      .where(sql`${callbacks.body}::jsonb ->> 'reference' = ${reference}`)
      .orderBy(asc(callbacks.id));
    return rows.flatMap(({ body }) => eventIn(body) ?? []);
  }

  read(headers: Readonly<Record<string, unknown>>, body: string): GatewayEvent | null {
    return isSigned(this.#parts.secret, body, headers, this.#clock.now()) ? eventIn(body) : null;
  }

  /** The last orders, newest first. */
  recent(): Promise<SandboxOrder[]> {
    return this.#db.orm.select().from(orders).orderBy(desc(orders.id)).limit(SHOWN);
  }

  /** Applies a button of the page; false if there is no such order or the action is no longer possible. */
  press(id: bigint, press: Press): Promise<boolean> {
    return this.#db.orm.transaction(async (tx) => {
      const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('no key update');
      return order !== undefined && (await this.#act(tx, order, press));
    });
  }

  /** Pays orders that are due for automatic payment, and expires orders. */
  async run(): Promise<void> {
    const now = this.#clock.now();
    for (const [at, press] of [
      [orders.expiresAt, 'expire'],
      [orders.actsAt, 'paid'],
    ] as const) {
      const isDue = and(eq(orders.state, 'open'), lte(at, now));
      // Nearly every run finds nothing: this check avoids a transaction.
      if ((await this.#db.orm.$count(orders, isDue)) === 0) continue;
      await this.#db.orm.transaction(async (tx) => {
        const due = await tx
          .select()
          .from(orders)
          .where(isDue)
          .limit(AT_ONCE)
          .for('no key update', { skipLocked: true });
        for (const order of due) await this.#act(tx, order, press);
      });
    }
  }

  /** Deletes old data. */
  async prune(): Promise<void> {
    const before = this.#clock.now() - RETENTION_MS;
    const old = this.#db.orm
      .select({ reference: orders.reference })
      .from(orders)
      .where(and(ne(orders.state, 'open'), lte(orders.createdAt, before)));
    await this.#db.orm
      .delete(callbacks)
      .where(and(isNull(callbacks.nextAt), inArray(sql`${callbacks.body}::jsonb ->> 'reference'`, old)));
    await this.#db.orm.delete(orders).where(and(ne(orders.state, 'open'), lte(orders.createdAt, before)));
    await this.#db.orm.delete(movements).where(lte(movements.at, before));
  }

  async #act(tx: Tx, order: SandboxOrder, press: Press): Promise<boolean> {
    const { kind, reference, amount, state } = order;
    const open = state === 'open';
    const times = press === 'twice' ? 2 : 1;
    if (kind === 'payout') {
      if (!open || press === 'half' || press === 'over' || press === 'expire' || press === 'chargeback')
        return false;
      if (press === 'refuse')
        return this.#notify(tx, order, 'refused', [{ kind: 'payoutRefused', reference }]);
      const fee = feeOf(this.#parts.fees, 'payout', amount);
      const movement = {
        kind: 'payout',
        reference,
        name: 'payout',
        amount: -amount,
        at: this.#clock.now(),
      } as const;
      await enter(tx, order.currency, movement, fee);
      return this.#notify(tx, order, 'paid', Array(times).fill({ kind: 'payoutPaid', reference, fee }));
    }
    if (press === 'refuse')
      return open && this.#notify(tx, order, 'refused', [{ kind: 'refused', reference }]);
    if (press === 'expire')
      return open && this.#notify(tx, order, 'expired', [{ kind: 'expired', reference }]);
    if (press === 'chargeback') return this.#takeBack(tx, order);
    // Money may come for ended orders, and more than once: as with real providers.
    const came = press === 'half' ? amount / 2n : press === 'over' ? amount + amount / 10n : amount;
    if (came <= 0n) return false;
    return this.#notify(tx, order, 'paid', Array(times).fill(await this.#pays(tx, order, came)));
  }

  async #pays(tx: Tx, { reference, what, currency }: SandboxOrder, amount: bigint) {
    const payment = nameOf('P');
    const [port = ''] = what.split(' ');
    const fee = feeOf(this.#parts.fees, port, amount);
    const movement = { kind: 'payment', reference, name: payment, amount, at: this.#clock.now() } as const;
    await enter(tx, currency, movement, fee);
    return { kind: 'paid', reference, payment, amount, fee } as const;
  }

  /** Charges back the last payment. For an order without one, both happen at once, and are reported in reverse order. */
  async #takeBack(tx: Tx, order: SandboxOrder): Promise<boolean> {
    const { reference, currency, amount: due, state } = order;
    const known = await lastPayment(tx, reference);
    if (known === null && state === 'paid') return false;
    const paid = known === null ? await this.#pays(tx, order, due) : null;
    const { name: payment, amount } = known ?? { name: paid?.payment ?? '', amount: due };
    const chargeback = nameOf('C');
    const fee = feeOf(this.#parts.fees, 'chargeback', amount);
    const movement = {
      kind: 'chargeback',
      reference,
      name: chargeback,
      amount: -amount,
      at: this.#clock.now(),
    } as const;
    await enter(tx, currency, movement, fee);
    const back: GatewayEvent = { kind: 'chargeback', reference, chargeback, payment, amount, fee };
    await this.#notify(tx, order, 'paid', [back]);
    return paid === null || this.#notify(tx, order, 'paid', [paid], LATER_MS);
  }

  /** Records what happened to an order, and its callbacks. */
  async #notify(
    tx: Tx,
    { id }: SandboxOrder,
    state: SandboxOrder['state'],
    events: readonly GatewayEvent[],
    after = 0,
  ): Promise<boolean> {
    const nextAt = this.#clock.now() + after;
    await tx.update(orders).set({ state, actsAt: null }).where(eq(orders.id, id));
    await tx.insert(callbacks).values(events.map((event) => ({ body: bodyOf(event), nextAt })));
    return true;
  }

  /** Stores an order once and returns its number. */
  async #write(order: Omit<typeof orders.$inferInsert, 'createdAt' | 'actsAt'>): Promise<bigint> {
    const createdAt = this.#clock.now();
    const { paysAfter } = this.#parts;
    const actsAt = paysAfter > 0 ? createdAt + paysAfter : null;
    await this.#db.orm
      .insert(orders)
      .values({ ...order, createdAt, actsAt })
      .onConflictDoNothing();
    const [row] = await this.#db.orm
      .select({ id: orders.id })
      .from(orders)
      .where(eq(orders.reference, order.reference));
    if (!row) throw new Error('no order was written');
    return row.id;
  }
}

/** A unique reference of the gateway. */
function nameOf(letter: 'P' | 'C'): string {
  return `${letter}${randomBytes(8).toString('hex')}`;
}
