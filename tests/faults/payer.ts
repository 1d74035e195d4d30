import { setTimeout as sleep } from 'node:timers/promises';
import { ErrorCode } from '../../contract/errors.ts';
import { addressOf, type Call } from '../../contract/http/call.ts';
import { type DepositOrder, payRecharge } from '../../contract/http/money/deposits.ts';
import { type Withdrawal, withdraw, withdrawCancel } from '../../contract/http/money/withdrawals.ts';
import { type LimitKind, userLimitsAmount } from '../../contract/http/people/limits.ts';

/** Something the house has acknowledged, in the order it did. */
type Acked =
  | { did: 'recharge'; id: string; amount: bigint }
  | { did: 'withdraw'; id: string; amount: bigint }
  | { did: 'cancel'; id: string }
  | { did: 'limit'; kind: LimitKind; amount: bigint };

/** Asked for and not heard of yet. */
interface Pending {
  /** 667 does not say that nothing was done: the database may have been too slow to answer. */
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

/** What a player does with money beside the table, and how carefully. */
export interface Habits {
  /** Limits that are set one after the other, each tighter; none for a player without. */
  limits: readonly { kind: LimitKind; amount: bigint }[];
  /** The wallet they pay from. */
  wallet: string;
  /** Whether they take out all they can and never think better of it. */
  drains: boolean;
}

const WALLETS = 'ewallet';

/**
 * A player who pays in, takes out and thinks better of it. Whatever the house has not answered is asked again with the
 * same key until it is, as the client does it; what it has acknowledged goes into the book.
 */
export class Payer {
  readonly holder: Holder;
  readonly book: Acked[] = [];
  /** How often each code refused something. */
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

  /** Goes on until `signal`, through every break of the house. */
  async live(url: string, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      this.#pending ??= this.#choose();
      if (!(await this.#post(url))) await sleep(80);
      await sleep(40 + 160 * this.#random());
    }
  }

  /** Asks again for what was never answered. */
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

  /** Takes out what came before paying in again: whose wallet only grew would never owe what is taken back. */
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

  /** Whole units of the currency, in minor ones. */
  #amount(from: number, to: number): bigint {
    return BigInt(Math.floor(from + (to - from) * this.#random())) * 100n;
  }

  #newKey(): string {
    return `payer-${this.holder.userId}-${++this.#keys}`;
  }
}
