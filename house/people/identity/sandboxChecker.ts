import type { IdentityChecker } from './checker.ts';

/** Duration of a check, ms, which makes the pending state visible. */
const TAKES_MS = 4_000;
/** Names that contain this are refused, to try that case. */
const REFUSED = 'sandbox';

/**
 * Replaces a provider of identity checks in play-money mode: it looks at no picture and verifies everybody after some seconds,
 * except names that contain "sandbox".
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
