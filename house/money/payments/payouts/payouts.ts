import type { Logger } from 'pino';
import type { Database } from '../../../core/db/database.ts';
import { Pending } from '../../../core/lifecycle.ts';
import type { Callbacks } from '../callbacks.ts';
import type { PaymentGateway, PayoutAnswer } from '../gateway.ts';
import { type LeasedPayout, PayoutLeases } from './payoutLeases.ts';
import { afterUnknown, FAILING, PAYOUT_TIMES, type PayoutTimes } from './payoutTimes.ts';

interface Parts {
  db: Database;
  log: Logger;
  gateway: PaymentGateway | null;
  callbacks: Callbacks;
  times?: PayoutTimes;
}

const LONGEST_ERROR = 300;

/**
 * Sends withdrawals whose review is over to the gateway, and checks the state of those it has. Every house does it, each with a
 * lease on its payouts; the state is fetched before anything is sent (docs/payments.md).
 */
export class Payouts {
  readonly #log: Logger;
  readonly #gateway: PaymentGateway | null;
  readonly #callbacks: Callbacks;
  readonly #times: PayoutTimes;
  readonly #leases: PayoutLeases;
  readonly #calls: GatewayCalls;
  readonly #inHand = new Pending();
  #stopping = false;

  /** @throws if a lease would be shorter than a call */
  constructor({ db, log, gateway, callbacks, times = PAYOUT_TIMES }: Parts) {
    if (times.lease <= times.call + times.margin) throw new Error('a lease has to outlast a call');
    this.#log = log;
    this.#gateway = gateway;
    this.#callbacks = callbacks;
    this.#times = times;
    this.#leases = new PayoutLeases(db, times);
    this.#calls = new GatewayCalls(times.call);
  }

  /** Leases due payouts, up to the maximum at once, and does not await them: a slow payout delays no other. */
  async run(): Promise<void> {
    const gateway = this.#gateway;
    const free = this.#times.atOnce - this.#inHand.size;
    if (!gateway || free <= 0 || this.#stopping) return;
    for (const payout of await this.#leases.take(free)) this.#inHand.add(this.#attempt(gateway, payout));
  }

  /** Starts nothing more, and aborts calls that take too long. Must not be called during a `run`. */
  async stop(): Promise<void> {
    this.#stopping = true;
    const enough = setTimeout(() => this.#calls.end(), this.#times.closing);
    await this.#inHand.over();
    clearTimeout(enough);
  }

  async #attempt(gateway: PaymentGateway, payout: LeasedPayout): Promise<void> {
    try {
      const answer = await this.#calls.make((signal) => gateway.payoutState(payout.reference, signal));
      await this.#goOn(gateway, payout, answer);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      await this.#later(payout, why, null, error).catch((err) =>
        // The lease expires by itself.
        this.#log.error({ err, withdrawal: payout.id.toString() }, 'a payout was not laid down'),
      );
    }
  }

  async #goOn(gateway: PaymentGateway, payout: LeasedPayout, { state, fee }: PayoutAnswer): Promise<void> {
    if (state === 'paid' || state === 'refused') {
      const kind = state === 'paid' ? 'payoutPaid' : 'payoutRefused';
      await this.#callbacks.take(gateway.name, { kind, reference: payout.reference, fee });
      return;
    }
    if (state === 'pending') return this.#leases.accepted(payout);
    const step = afterUnknown(payout, gateway.resend, payout.takenAt, this.#times);
    if (step.do === 'send') return this.#send(gateway, payout);
    if (step.do === 'wait') return this.#later(payout, step.why, step.until ?? null);
    await this.#leases.park(payout, 'it is not known whether it arrived');
    this.#log.error(
      { withdrawal: payout.id.toString() },
      'nobody knows whether a payout arrived: it waits for the operator (docs/payments.md)',
    );
  }

  async #send(gateway: PaymentGateway, payout: LeasedPayout): Promise<void> {
    const { reference, amount, fee, currency, bank, number, holder } = payout;
    const { lease, call, margin } = this.#times;
    if (this.#stopping) throw new Error('the house closes');
    const startedAt = performance.now();
    if (!(await this.#leases.begin(payout))) return;
    // A process that was paused meanwhile may have lost the lease that it was just granted.
    if (performance.now() - startedAt > lease - call - margin) throw new Error('too late to be sent');
    await this.#calls.make((signal) =>
      gateway.pay({ reference, amount: amount - fee, currency, bank, number, holder }, signal),
    );
    await this.#leases.accepted(payout);
  }

  async #later(
    payout: LeasedPayout,
    why: string,
    until: number | null = null,
    error: unknown = null,
  ): Promise<void> {
    const { id, attempts } = payout;
    const details = { err: error, withdrawal: id.toString(), attempts, why };
    if (attempts >= FAILING) this.#log.error(details, 'a payout fails again and again: see docs/payments.md');
    else if (this.#stopping) this.#log.info(details, 'a payout was laid down: the house closes');
    else this.#log.warn(details, 'a payout was not handed over, and will be tried again');
    await this.#leases.later(payout, why.slice(0, LONGEST_ERROR), until);
  }
}

/** Gateway calls, each with a deadline: its own timeout, or the house's shutdown. */
class GatewayCalls {
  readonly #longest: number;
  readonly #underWay = new Set<AbortController>();
  #over = false;

  /** @param longest the longest a call may take, ms */
  constructor(longest: number) {
    this.#longest = longest;
  }

  /**
   * Makes a call and waits until it is answered, fails or times out; its signal is then aborted. A call that continues anyway
   * is not awaited. @throws the call's error, or the reason for giving it up
   */
  async make<T>(call: (signal: AbortSignal) => Promise<T>): Promise<T> {
    if (this.#over) throw new Error('the house closes');
    const control = new AbortController();
    const { signal } = control;
    const givenUp = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
    const tooLong = () => control.abort(new Error('the gateway did not answer in time'));
    const timer = setTimeout(tooLong, this.#longest);
    this.#underWay.add(control);
    try {
      return await Promise.race([call(signal), givenUp]);
    } finally {
      clearTimeout(timer);
      this.#underWay.delete(control);
    }
  }

  /** Aborts all running calls, and allows no more. */
  end(): void {
    this.#over = true;
    for (const control of this.#underWay) control.abort(new Error('the house closes'));
  }
}
