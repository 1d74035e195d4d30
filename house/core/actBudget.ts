import { type Allowance, Buckets } from './tokenBucket.ts';

/** Extra cost of a refusal over a successful act, in acts. */
const REFUSED = 4;

/**
 * Limits the rate of state-changing requests per account at this house: bets, claims, withdrawals and so on, over the channel
 * and HTTP together. A refused request costs five times as much as a successful one, so an account without money that keeps
 * retrying does not delay other players.
 */
export class ActBudget {
  readonly #accounts: Buckets;

  constructor(allowance: Allowance) {
    this.#accounts = new Buckets(allowance);
  }

  /** Whether an account may act once more now. If not, the request is refused with 667 before any lookup. */
  mayAct(userId: string): boolean {
    return this.#accounts.take(userId, performance.now());
  }

  /** The same check for a provider that acts for an account; this costs nothing unless the act is refused. */
  mayBet(userId: string): boolean {
    return this.#accounts.take(userId, performance.now(), 0);
  }

  /** Charges the account for a refused request. */
  refused(userId: string): void {
    this.#accounts.spend(userId, performance.now(), REFUSED);
  }
}
