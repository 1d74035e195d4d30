import type { IdentityChecker } from './checker.ts';

/** How long it takes, so that the state in between is seen, ms. */
const TAKES_MS = 4_000;
/** Names that have this are refused, to try that too. */
const REFUSED = 'sandbox';

/**
 * Stands in for a provider of identity checks on play money: it looks at no picture and verifies everybody after some seconds, but for
 * names with "sandbox" in them.
 */
export const sandboxChecker: IdentityChecker = {
  name: 'sandbox',
  async check({ fullName, sentAt }, now) {
    if (now < sentAt + TAKES_MS) return null;
    return fullName.toLowerCase().includes(REFUSED)
      ? { state: 'refused', answer: 'Sandbox: this name is always refused' }
      : { state: 'verified', answer: null };
  },
};
