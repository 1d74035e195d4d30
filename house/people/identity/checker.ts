/** The input of an identity check. */
interface Claim {
  userId: bigint;
  fullName: string;
  /** '1990-12-31' */
  birthDate: string;
  /** Names of the uploaded documents, and when they were sent, ms. */
  documents: readonly string[];
  sentAt: number;
}

/** A provider of identity checks, used besides operators. */
export interface IdentityChecker {
  /** Its name in the market's settings (`markets.identity_checker`). */
  name: string;
  /** The verdict, or null while undecided. @param now ms */
  check(claim: Claim, now: number): Promise<Verdict | null>;
}

interface Verdict {
  state: 'verified' | 'refused';
  /** The reason of a refusal, as shown to the player. */
  answer: string | null;
}
