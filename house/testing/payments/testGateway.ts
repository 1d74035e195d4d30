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

/** How a gateway behaves when a payout is handed to it. */
export interface Manner {
  /** It takes so long, ms; when the caller gave up meanwhile nothing arrived, unless it is `late`. */
  takes?: number;
  late?: boolean;
  /** before: it fails and has nothing. after: it has it, and the answer is lost. hangs: it has it and never answers. */
  fails?: 'before' | 'after' | 'hangs';
  /** What becomes of it; pending waits for `end`. */
  ends?: 'paid' | 'refused' | 'pending';
  /** What it tells of that, one callback after the other, before its answer. */
  callbacks?: readonly ('payoutPaid' | 'payoutRefused')[];
}

interface Options {
  resend: Resend;
  /** The manner for a payout as it is handed over the n-th time, from 1 on. */
  manner?: (payout: GatewayPayout, times: number) => Manner;
  /** Takes a callback. */
  onEvent?: (event: GatewayEvent) => Promise<void>;
  /** Whether it knows a payout by its reference; without, each that arrives is paid. */
  dedupes?: boolean;
}

/** What it takes for a payout. */
const PAYOUT_FEE = 3n;

/** A gateway that pays whatever arrives, as often as it arrives, and counts. */
export class TestGateway implements PaymentGateway {
  readonly name = 'test';
  readonly resend: Resend;
  /** How often each payout was handed over, and how often its money left. */
  readonly calls = new Map<string, number>();
  readonly paid = new Map<string, number>();
  /** Calls of one payout at the same time, at most. */
  atOnce = 0;
  /** While it is away every call fails; `asked` counts the questions for a state. */
  away = false;
  requests = 0;
  /** What its statements say. */
  movements: GatewayMovement[] = [];
  /** Runs as a state is asked, before it is answered. */
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

  /** Ends a payout that it has. */
  end(reference: string, state: 'paid' | 'refused'): void {
    if (state === 'paid') count(this.paid, reference);
    this.#states.set(reference, state);
  }

  /** The state a payout is in, as the gateway itself knows. */
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
    // What it knows already has its end, and was told of.
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
