import { and, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import { chargeBack, deposit, endWithdrawal } from '../ledger/payments.ts';
import type { GatewayEvent, PaymentGateway } from './gateway.ts';
import { depositOrders, withdrawals } from './tables.ts';

interface Parts {
  db: Database;
  clock: Clock;
  log: Logger;
  /** Called for each player whose balance changed. */
  balanceChanged: (userId: bigint) => Promise<void>;
}

/** Processes gateways' events, each once, in any order. */
export class Callbacks {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #log: Logger;
  readonly #balanceChanged: (userId: bigint) => Promise<void>;

  constructor({ db, clock, log, balanceChanged }: Parts) {
    this.#db = db;
    this.#balanceChanged = balanceChanged;
    this.#clock = clock;
    this.#log = log;
  }

  /**
   * Processes a gateway's event. Refusals: 704 unknown reference, 3 a payment, fee or chargeback was repeated with another
   * amount.
   * @param gateway its name, the scope of its references
   */
  async take(gateway: string, event: GatewayEvent): Promise<void> {
    switch (event.kind) {
      case 'paid':
        await this.#paid(gateway, event);
        return;
      case 'expired':
      case 'refused':
        await this.#end((await this.#deposit(event.reference)).id, event.kind);
        return;
      case 'chargeback':
        await this.#takenBack(event);
        return;
      case 'payoutPaid':
      case 'payoutRefused':
        await this.#payout(event.reference, event.kind === 'payoutPaid' ? 'paid' : 'refused', event.fee);
    }
  }

  async #paid(
    gateway: string,
    { reference, payment, ...paid }: Extract<GatewayEvent, { kind: 'paid' }>,
  ): Promise<void> {
    const { id, userId } = await this.#deposit(reference);
    const { replayed, taken } = await deposit(this.#db, { ...paid, orderId: id, gateway, ref: payment });
    if (taken) {
      const details = { deposit: id.toString(), user: userId.toString(), gateway, payment };
      this.#log.error(details, 'a gateway told one payment of two deposits: see docs/operating.md');
    } else if (!replayed) await this.#balanceChanged(userId);
  }

  async #takenBack({
    reference,
    chargeback,
    ...back
  }: Extract<GatewayEvent, { kind: 'chargeback' }>): Promise<void> {
    const { id, userId } = await this.#deposit(reference);
    const { debt, replayed } = await chargeBack(this.#db, { ...back, orderId: id, ref: chargeback });
    if (replayed) return;
    await this.#balanceChanged(userId);
    const details = { deposit: id.toString(), user: userId.toString(), chargeback, debt: debt.toString() };
    this.#log.warn(details, 'the bank took a payment back: see docs/operating.md');
  }

  /** An order without any payment ends; one with a payment is left unchanged. */
  async #end(id: bigint, status: 'expired' | 'refused'): Promise<void> {
    await this.#db.orm
      .update(depositOrders)
      .set({ status, endedAt: this.#clock.now() })
      .where(and(eq(depositOrders.id, id), eq(depositOrders.status, 'pending')));
  }

  async #payout(reference: string, end: 'paid' | 'refused', fee?: bigint): Promise<void> {
    const [row] = await this.#db.orm
      .select({ id: withdrawals.id, userId: withdrawals.userId })
      .from(withdrawals)
      .where(
        and(
          eq(withdrawals.reference, reference),
          inArray(withdrawals.status, ['sending', 'paid', 'refused']),
        ),
      );
    if (!row) throw new Refusal(ErrorCode.notFound);
    try {
      const { replayed } = await endWithdrawal(this.#db, row.id, end, fee);
      if (end === 'refused' && !replayed) await this.#balanceChanged(row.userId);
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== ErrorCode.refreshPage) throw error;
      // The books stay unchanged, and a repeat would not help, so the gateway gets a success reply.
      this.#log.error({ withdrawal: row.id.toString(), end }, 'a gateway told two ends of one payout');
    }
  }

  async #deposit(reference: string): Promise<{ id: bigint; userId: bigint }> {
    const [row] = await this.#db.orm
      .select({ id: depositOrders.id, userId: depositOrders.userId })
      .from(depositOrders)
      .where(eq(depositOrders.reference, reference));
    if (!row) throw new Refusal(ErrorCode.notFound);
    return row;
  }
}

/** Maximum size of a callback's body in bytes. */
const MOST_BYTES = 16_384;

/** The endpoint for gateways' callbacks. The body is read as text: the signature covers its exact bytes. */
export async function serveCallbacks(
  app: FastifyInstance,
  gateway: PaymentGateway | null,
  callbacks: Callbacks,
): Promise<void> {
  if (!gateway) return;
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(`/callbacks/${gateway.name}`, { bodyLimit: MOST_BYTES }, async (request) => {
      const event = typeof request.body === 'string' ? gateway.read(request.headers, request.body) : null;
      if (!event) throw new Refusal(ErrorCode.badToken);
      await callbacks.take(gateway.name, event);
      return { ok: true };
    });
  });
}
