import type { Operation } from '../../../contract/operation.ts';
import { ChannelError } from '../../net/errors.ts';
import {
  holdBack,
  leave,
  receive,
  release,
  shownBalance,
  UNKNOWN,
  type Wallet,
} from '../../shared/wallet/wallet.ts';
import type { SessionChannel, SessionDeps } from './sessionDeps.ts';

interface TestRequest {
  field: string;
  variables: Record<string, unknown>;
  answer: (value: unknown) => Promise<void>;
  refuse: (code: number) => Promise<void>;
  timeOut: () => Promise<void>;
}

/** A fake channel controlled by the test: it records requests, replies on demand, and emits events. */
export class TestHouse {
  readonly requests: TestRequest[] = [];
  /** The tab's storage, which survives reloads. */
  readonly tab = new Map<string, string>();
  time = 0;
  #keys = 0;
  #sequence = 1n;
  #wallet: Wallet = { ...UNKNOWN, balance: 100_000_000n, sequence: 1n };
  #state = 'ready';
  readonly #listeners = new Map<string, (value: unknown) => void>();
  readonly #connected = new Set<() => void>();
  readonly #states = new Set<(state: string) => void>();

  readonly deps: SessionDeps = {
    channel: this.#channel(),
    monotonicNow: () => this.time,
    serverNow: () => this.time,
    newKey: () => `key ${++this.#keys}`,
    random: () => 0,
    currency: 'IDR',
    storage: {
      load: (key) => this.tab.get(key) ?? null,
      save: (key, text) => (text === null ? this.tab.delete(key) : this.tab.set(key, text)),
    },
    wallet: {
      balance: () => shownBalance(this.#wallet),
      receive: (news) => {
        this.#wallet = receive(this.#wallet, news);
      },
      deferCredits: (game) => {
        this.#wallet = holdBack(this.#wallet, game);
        return () => {
          this.#wallet = leave(this.#wallet, game);
        };
      },
      revealCredit: (game, roundId) => {
        this.#wallet = release(this.#wallet, game, roundId);
      },
    },
  };

  /** The displayed balance. */
  get balance(): bigint {
    return shownBalance(this.#wallet) ?? 0n;
  }

  set balance(balance: bigint) {
    this.#wallet = receive(this.#wallet, { balance, sequence: this.nextSequence() });
  }

  /** Credits a round's payout to the balance, and emits the event. */
  pay(table: string, roundId: string, amount: bigint, sequence = this.nextSequence()): void {
    const balance = (this.#wallet.balance ?? 0n) + amount;
    const credit = { table, roundId, amount };
    this.#wallet = receive(this.#wallet, { balance, sequence, credit });
  }

  /** The sequence of the next balance change. */
  nextSequence(): bigint {
    return ++this.#sequence;
  }

  publish(field: string, value: unknown): void {
    this.#listeners.get(field)?.(value);
  }

  /** The unanswered requests. */
  open(field: string): TestRequest[] {
    return this.requests.filter((one) => one.field === field);
  }

  /** Answers the oldest open request of a field. */
  async answer(field: string, value: unknown): Promise<void> {
    const [first] = this.open(field);
    if (!first) throw new Error(`nobody asked for ${field}`);
    await first.answer(value);
  }

  drop(): void {
    this.#state = 'disconnected';
    for (const listener of this.#states) listener(this.#state);
  }

  reconnect(): void {
    this.#state = 'ready';
    for (const listener of this.#states) listener(this.#state);
    for (const listener of this.#connected) listener();
  }

  #channel(): SessionChannel {
    const house = this;
    return {
      get state() {
        return house.#state;
      },
      request: <Data, Variables extends object>(
        { field }: Operation<Data, Variables>,
        variables: Variables,
      ) =>
        new Promise<Data>((resolve, reject) => {
          const done = async (settle: () => void) => {
            house.requests.splice(house.requests.indexOf(request), 1);
            settle();
            await new Promise((next) => setImmediate(next));
          };
          const fail = (error: ChannelError) => done(() => reject(error));
          const request: TestRequest = {
            field,
            variables: { ...(variables as Record<string, unknown>) },
            answer: (value) => done(() => resolve(value as Data)),
            refuse: (code) => fail(new ChannelError('refusal', code, 'refused', null)),
            timeOut: () => fail(new ChannelError('timeout', -1, 'no answer in time', null)),
          };
          house.requests.push(request);
        }),
      subscribe: (operation, listener) => {
        house.#listeners.set(operation.field, (value) => listener.next(value as never));
        return () => house.#listeners.delete(operation.field);
      },
      foregroundHeartbeat: () => () => undefined,
      onConnected: (listener) => {
        house.#connected.add(listener);
        if (house.#state === 'ready') listener();
        return () => house.#connected.delete(listener);
      },
      onState: (listener) => {
        house.#states.add(listener);
        return () => house.#states.delete(listener);
      },
    };
  }
}
