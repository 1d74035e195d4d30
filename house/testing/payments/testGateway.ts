import { setTimeout as sleep } from 'node:timers/promises';
import type { PayDetails } from '../../../contract/payments/details.ts';
import type {
  GatewayEvent,
  GatewayMovement,
  GatewayPayout,
  PaymentGateway,
  PayoutAnswer,
  PayoutState,
  Resend,
} from '../../money/payments/gateway.ts';

/** How a gateway behaves when a payout is sent to it. */
export interface Manner {
  /** Response time, ms; if the caller gives up meanwhile, nothing arrives, unless it is `late`. */
  takes?: number;
  late?: boolean;
  /**
   * before: it fails without accepting the payout. after: it accepts, but the answer is lost. hangs: it accepts and never
   * answers.
   */
  fails?: 'before' | 'after' | 'hangs';
  /** Final state of the payout; pending waits for `end`. */
  ends?: 'paid' | 'refused' | 'pending';
  /** Callbacks that it sends about it before its answer, in order. */
  callbacks?: readonly ('payoutPaid' | 'payoutRefused')[];
}

interface Options {
  resend: Resend;
  /** The behaviour for a payout when it is sent for the n-th time, from 1. */
  manner?: (payout: GatewayPayout, times: number) => Manner;
  /** Receives its callbacks. */
  onEvent?: (event: GatewayEvent) => Promise<void>;
  /** Whether it recognizes a payout by its reference; otherwise it pays each one that arrives. */
  dedupes?: boolean;
}

/** Its fee for a payout. */
const PAYOUT_FEE = 3n;

/** A gateway that pays every payout it receives, as often as it receives it, and counts. */
export class TestGateway implements PaymentGateway {
  readonly name = 'test';
  readonly resend: Resend;
  /** How often each payout was sent to it, and how often it was paid. */
  readonly calls = new Map<string, number>();
  readonly paid = new Map<string, number>();
  /** Maximum number of concurrent calls of one payout. */
  atOnce = 0;
  /** While it is unavailable every call fails; `asked` counts the requests for a state. */
  away = false;
  requests = 0;
  /** Contents of its statements. */
  movements: GatewayMovement[] = [];
  /** Runs when a state is requested, before the answer. */
  onRequest: (reference: string) => Promise<void> = async () => {};
  readonly #options: Options;
  readonly #states = new Map<string, PayoutState>();
  readonly #underWay = new Map<string, number>();

  constructor(options: Options) {
    this.resend = options.resend;
    this.#options = options;
  }

  async pay(payout: GatewayPayout, signal: AbortSignal): Promise<void> {
    const { reference } = payout;
    const times = count(this.calls, reference);
    this.atOnce = Math.max(this.atOnce, count(this.#underWay, reference));
    try {
      await this.#arrive(payout, signal, this.#options.manner?.(payout, times) ?? {});
    } finally {
      count(this.#underWay, reference, -1);
    }
  }

  async payoutState(reference: string): Promise<PayoutAnswer> {
    this.requests += 1;
    if (this.away) throw new Error('away');
    await this.onRequest(reference);
    const state = this.#states.get(reference) ?? 'unknown';
    return { state, ...(state === 'paid' && { fee: PAYOUT_FEE }) };
  }

  async statement(_currency: string, start: number, end: number): Promise<GatewayMovement[]> {
    return this.movements.filter(({ at }) => at >= start && at < end);
  }

  /** Sets the final state of a payout that it has. */
  end(reference: string, state: 'paid' | 'refused'): void {
    if (state === 'paid') count(this.paid, reference);
    this.#states.set(reference, state);
  }

  /** The actual state of a payout at the gateway. */
  stateOf(reference: string): PayoutState {
    return this.#states.get(reference) ?? 'unknown';
  }

  async open(): Promise<PayDetails> {
    throw new Error('takes no deposits');
  }

  async events(): Promise<GatewayEvent[]> {
    return [];
  }

  read(): GatewayEvent | null {
    return null;
  }

  async #arrive({ reference }: GatewayPayout, signal: AbortSignal, manner: Manner): Promise<void> {
    const { takes = 0, late = false, fails, ends = 'paid', callbacks = [] } = manner;
    if (this.away) throw new Error('away');
    await sleep(takes, undefined, late ? {} : { signal });
    if (fails === 'before') throw new Error('out of order');
    const again = this.#options.dedupes && this.#states.has(reference);
    if (!again) {
      if (ends === 'pending') this.#states.set(reference, ends);
      else this.end(reference, ends);
    }
    // A known payout already has its final state, and its callbacks were sent.
    for (const kind of again ? [] : callbacks)
      await this.#options.onEvent?.({ kind, reference, ...(kind === 'payoutPaid' && { fee: PAYOUT_FEE }) });
    if (fails === 'after') throw new Error('the answer was lost');
    if (fails === 'hangs') await new Promise(() => {});
  }
}

function count(counts: Map<string, number>, key: string, by = 1): number {
  const now = (counts.get(key) ?? 0) + by;
  counts.set(key, now);
  return now;
}
