/** What a checker of identities is shown. */
interface Claim {
  userId: bigint;
  fullName: string;
  /** '1990-12-31' */
  birthDate: string;
  /** Names of the uploads that show it, and when they were sent, ms. */
  documents: readonly string[];
  sentAt: number;
}

/** Who looks at documents beside operators: a provider of such checks. */
export interface IdentityChecker {
  /** As the market names it (`markets.identity_checker`). */
  name: string;
  /** Decides, or answers null as long as it has not. @param now ms */
  check(claim: Claim, now: number): Promise<Verdict | null>;
}

interface Verdict {
  state: 'verified' | 'refused';
  /** Why it was refused, as the player reads it. */
  answer: string | null;
}
