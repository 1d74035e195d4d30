import { setTimeout as sleep } from 'node:timers/promises';
import { ErrorCode } from '../../contract/errors.ts';
import { addressOf, type Call } from '../../contract/http/call.ts';
import { type DepositOrder, payRecharge } from '../../contract/http/money/deposits.ts';
import { type Withdrawal, withdraw, withdrawCancel } from '../../contract/http/money/withdrawals.ts';
import { type LimitKind, userLimitsAmount } from '../../contract/http/people/limits.ts';

/** A result that the house has acknowledged, in order. */
type Acked =
  | { did: 'recharge'; id: string; amount: bigint }
  | { did: 'withdraw'; id: string; amount: bigint }
  | { did: 'cancel'; id: string }
  | { did: 'limit'; kind: LimitKind; amount: bigint };

/** A request without an answer yet. */
interface Pending {
  /** After a 667 the request may have been executed: the database may have been too slow to answer. */
  mayBeDone?: true;
  send(url: string): Promise<Response>;
  note(reply: unknown): Acked | null;
}

export interface Holder {
  userId: string;
  token: string;
  /** Their bank account and PIN. */
  account: string;
  pin: string;
}

/** A player's payment behaviour besides betting. */
export interface Habits {
  /** Limits that are set one after the other, each tighter; none for a player without. */
  limits: readonly { kind: LimitKind; amount: bigint }[];
  /** The wallet they pay from. */
  wallet: string;
  /** Whether they withdraw everything possible and never cancel. */
  drains: boolean;
}

const WALLETS = 'ewallet';

/**
 * A player who deposits, withdraws and cancels. Unanswered requests are repeated with the same key until answered, like the
 * client does; acknowledged results are recorded in the book.
 */
export class Payer {
  readonly holder: Holder;
  readonly book: Acked[] = [];
  /** Number of refusals by code. */
  readonly refusals = new Map<number, number>();
  readonly #habits: Habits;
  readonly #random: () => number;
  #limitsSet = 0;
  #pending: Pending | null = null;
  #keys = 0;

  constructor(holder: Holder, habits: Habits, random: () => number) {
    this.holder = holder;
    this.#habits = habits;
    this.#random = random;
  }

  /** Continues until `signal`, through every outage of the house. */
  async live(url: string, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      this.#pending ??= this.#choose();
      if (!(await this.#post(url))) await sleep(80);
      await sleep(40 + 160 * this.#random());
    }
  }

  /** Repeats all requests that were never answered. */
  async settleUp(url: string): Promise<void> {
    while (this.#pending && !(await this.#post(url))) await sleep(200);
  }

  #choose(): Pending {
    const dice = this.#random();
    const limit = this.#habits.limits[this.#limitsSet];
    if (limit && dice < 0.15) return this.#limit(limit);
    if (this.#habits.drains) return this.#drain(dice);
    if (dice < 0.6) return this.#recharge();
    const last = this.book.findLast(({ did }) => did === 'withdraw' || did === 'cancel');
    if (last?.did === 'withdraw' && dice < 0.9) return this.#cancel(last.id);
    return this.#withdraw();
  }

  /** Withdraws a deposit before the next one: with a growing wallet the player would never owe a chargeback. */
  #drain(dice: number): Pending {
    return this.book.at(-1)?.did === 'recharge' && dice > 0.02 ? this.#withdraw() : this.#recharge();
  }

  #limit({ kind, amount }: Habits['limits'][number]): Pending {
    return {
      send: (url) => this.#send(url, userLimitsAmount, { kind, amount: amount.toString() }),
      note: () => {
        this.#limitsSet += 1;
        return { did: 'limit', kind, amount };
      },
    };
  }

  #recharge(): Pending {
    const amount = this.#amount(20_000, 150_000);
    const request = { port: WALLETS, bank: this.#habits.wallet, amount: amount.toString() };
    const key = this.#newKey();
    return {
      send: (url) => this.#send(url, payRecharge, request, key),
      note: (reply) => ({ did: 'recharge', id: (reply as DepositOrder).id, amount }),
    };
  }

  #withdraw(): Pending {
    const { account, pin } = this.holder;
    const amount = this.#amount(50_000, 90_000);
    const key = this.#newKey();
    return {
      mayBeDone: true,
      send: (url) => this.#send(url, withdraw, { account, pin, amount: amount.toString() }, key),
      note: (reply) => ({ did: 'withdraw', id: (reply as Withdrawal).id, amount }),
    };
  }

  #cancel(id: string): Pending {
    return {
      send: (url) => this.#send(url, withdrawCancel, { id }),
      note: () => ({ did: 'cancel', id }),
    };
  }

  /** Whether the house answered. A refusal is an answer: nothing happened. */
  async #post(url: string): Promise<boolean> {
    const pending = this.#pending;
    if (!pending) return true;
    try {
      const answer = await pending.send(url);
      if (answer.status >= 500) return false;
      const reply = (await answer.json()) as { errCode?: number };
      if (pending.mayBeDone && reply.errCode === ErrorCode.tooFrequent) return false;
      this.#pending = null;
      if (answer.status === 200) {
        const acked = pending.note(reply);
        if (acked) this.book.push(acked);
      } else {
        const code = reply.errCode ?? answer.status;
        this.refusals.set(code, (this.refusals.get(code) ?? 0) + 1);
      }
      return true;
    } catch {
      return false;
    }
  }

  #send<Input>(url: string, call: Call<Input, unknown>, input: Input, key?: string): Promise<Response> {
    const { url: path, body } = addressOf(call, input);
    return fetch(url + path, {
      method: call.method,
      headers: {
        main_token: this.holder.token,
        ...(key !== undefined && { 'idempotency-key': key }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }

  /** A random amount of whole units, in minor units. */
  #amount(from: number, to: number): bigint {
    return BigInt(Math.floor(from + (to - from) * this.#random())) * 100n;
  }

  #newKey(): string {
    return `payer-${this.holder.userId}-${++this.#keys}`;
  }
}
