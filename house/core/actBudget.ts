import { type Allowance, Buckets } from './tokenBucket.ts';

/** What a refusal costs more than what is done: so many others could have been done in that time. */
const REFUSED = 4;

/**
 * How much one account may do at this house: bets, claims, withdrawals and whatever else changes something, over the channel
 * and HTTP together. What is refused costs five times as much, as nobody needs many refusals: an account without money that
 * goes on asking keeps no other player waiting.
 */
export class ActBudget {
  readonly #accounts: Buckets;

  constructor(allowance: Allowance) {
    this.#accounts = new Buckets(allowance);
  }

  /** Whether an account may do one more thing now; where not, it is refused with 667 and nothing is looked up. */
  mayAct(userId: string): boolean {
    return this.#accounts.take(userId, performance.now());
  }

  /** The same of what a provider does for an account, which costs nothing unless it is refused. */
  mayBet(userId: string): boolean {
    return this.#accounts.take(userId, performance.now(), 0);
  }

  /** What the account asked was refused. */
  refused(userId: string): void {
    this.#accounts.spend(userId, performance.now(), REFUSED);
  }
}
