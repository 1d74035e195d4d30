import { OperationTypeNode } from 'graphql';
import { Buckets } from '../tokenBucket.ts';
import type { Payer } from '../turns.ts';
import type { Caller } from './area.ts';
import type { Prepared } from './documents.ts';
import type { ChannelBudgets } from './limits.ts';
import { isSecure } from './schema.ts';

/** What was set aside for an operation. */
export interface Bill {
  /** Pays what it came to: the rest is given back, what is missing stays owed. */
  settle(cost: number): void;
}

/** A bucket among many: whose, and of which. */
type Purse = readonly [Buckets, string];

/**
 * What everybody may read, over all sockets of this house, in units of about 0.1 ms of its processor. Visitors pay by
 * address; a player's reading is paid by the account, and by the address for all its players together. What players do
 * has an allowance of its own (actBudget.ts), which no reading can use up.
 */
export class Budgets {
  readonly #visitors: Buckets;
  readonly #players: Buckets;
  readonly #accounts: Buckets;
  readonly #messages: Buckets;
  readonly #sockets: Buckets;

  constructor(limits: ChannelBudgets) {
    this.#visitors = new Buckets(limits.visitors);
    this.#players = new Buckets(limits.players);
    this.#accounts = new Buckets(limits.account);
    this.#messages = new Buckets(limits.messages);
    this.#sockets = new Buckets(limits.sockets);
  }

  /** Whether an address may open one more socket now. */
  mayConnect(network: string): boolean {
    return this.#sockets.take(network, performance.now());
  }

  /** Whether an address may send one more message of any kind now. */
  mayMessage(network: string): boolean {
    return this.#messages.take(network, performance.now());
  }

  /** Sets aside what an operation may come to; null when it is not there. */
  reserve(payer: Payer, price: number): Bill | null {
    const now = performance.now();
    const purses = this.#pursesOf(payer);
    const paid = purses.findIndex(([buckets, key]) => !buckets.take(key, now, price));
    if (paid !== -1) {
      for (const [buckets, key] of purses.slice(0, paid)) buckets.spend(key, now, -price);
      return null;
    }
    return { settle: (cost) => this.#spend(purses, cost - price) };
  }

  /** Charges what is not refused: it is owed. */
  charge(payer: Payer, cost: number): void {
    this.#spend(this.#pursesOf(payer), cost);
  }

  #spend(purses: readonly Purse[], cost: number): void {
    const now = performance.now();
    for (const [buckets, key] of purses) buckets.spend(key, now, cost);
  }

  #pursesOf({ userId, network }: Payer): readonly Purse[] {
    if (userId === null) return [[this.#visitors, network]];
    return [
      [this.#accounts, userId],
      [this.#players, network],
    ];
  }
}

/** What operations cost before they are run, in units of about 0.1 ms of the house's processor; what they came to is settled afterwards. */

/** A subscription that begins. */
export const SUBSCRIPTION = 1;
/** A mutation that is no player's act: signing a connection in or out. */
export const SIGNING = 4;
/** A query whose client had left when its turn came. */
export const UNWANTED = 1;
/** A query that tells of one thing: a live round with its largest bets. */
const QUERY = 10;
/** A list: whatever is in it, and each entry. */
const LIST = 2;
const ENTRY = 0.4;
const MOST_ENTRIES = 100;
const DEFAULT_ENTRIES = 20;
/** A document that has to be read and checked: whatever is in it, and so many characters cost one more. */
const DOCUMENT = 10;
const CHARACTERS = 100;

/** What is set aside for a query. */
export function priceOf({ field }: Prepared, { count }: Record<string, unknown>): number {
  if (!field.args.some(({ name }) => name === 'count')) return QUERY;
  const entries = typeof count === 'number' && count > 0 ? Math.min(count, MOST_ENTRIES) : DEFAULT_ENTRIES;
  return LIST + entries * ENTRY;
}

/** What it costs to read a document that is not kept ready. */
export function documentPrice(query: string): number {
  return DOCUMENT + query.length / CHARACTERS;
}

/** Whether a signed-in player does something: it goes before whatever anybody reads. */
export function isAct({ kind, field }: Prepared, caller: Caller): caller is Caller & { userId: string } {
  return kind === OperationTypeNode.MUTATION && isSecure(field) && caller.userId !== null;
}
