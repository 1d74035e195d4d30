import { OperationTypeNode } from 'graphql';
import { Buckets } from '../tokenBucket.ts';
import type { Payer } from '../turns.ts';
import type { Caller } from './area.ts';
import type { Prepared } from './documents.ts';
import type { ChannelBudgets } from './limits.ts';
import { isSecure } from './schema.ts';

/** An amount reserved for an operation. */
export interface Bill {
  /** Settles with the actual cost: the rest is refunded, a shortfall stays owed. */
  settle(cost: number): void;
}

/** One bucket: its collection and its key. */
type Purse = readonly [Buckets, string];

/**
 * Read limits over all sockets of this house, in units of about 0.1 ms of its CPU. Visitors are charged by address; a player's
 * reads are charged to the account, and to the address for all its players together. Players' acts have their own allowance
 * (actBudget.ts), which reads cannot use up.
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

  /** Reserves the price of an operation; null if the budget is too low. */
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

  /** Charges a cost that is not refused; a shortfall stays owed. */
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

/**
 * Estimated costs of operations before they run, in units of about 0.1 ms of the house's CPU; the actual cost is settled
 * afterwards.
 */

/** Starting a subscription. */
export const SUBSCRIPTION = 1;
/** A mutation that is not a player's act: signing a connection in or out. */
export const SIGNING = 4;
/** A query whose client had disconnected before its turn. */
export const UNWANTED = 1;
/** A query of a single thing: a live round with its largest bets. */
const QUERY = 10;
/** A list: base price, and price per entry. */
const LIST = 2;
const ENTRY = 0.4;
const MOST_ENTRIES = 100;
const DEFAULT_ENTRIES = 20;
/** A document that has to be parsed and validated: base price, and the number of characters per further unit. */
const DOCUMENT = 10;
const CHARACTERS = 100;

/** The amount to reserve for a query. */
export function priceOf({ field }: Prepared, { count }: Record<string, unknown>): number {
  if (!field.args.some(({ name }) => name === 'count')) return QUERY;
  const entries = typeof count === 'number' && count > 0 ? Math.min(count, MOST_ENTRIES) : DEFAULT_ENTRIES;
  return LIST + entries * ENTRY;
}

/** The price of parsing a document that is not cached. */
export function documentPrice(query: string): number {
  return DOCUMENT + query.length / CHARACTERS;
}

/** Whether the operation is an act of a signed-in player; acts take priority over all reads. */
export function isAct({ kind, field }: Prepared, caller: Caller): caller is Caller & { userId: string } {
  return kind === OperationTypeNode.MUTATION && isSecure(field) && caller.userId !== null;
}
