import type { SecurityState } from '../../../contract/http/people/security.ts';

/** The account's protections in the recommended order: those for account recovery first. */
export const PROTECTIONS = ['phone', 'pin', 'email', 'mfa', 'identity'] as const;
export type Protection = (typeof PROTECTIONS)[number];

/** Whether each is set. */
export function protectionsOf(state: SecurityState): Record<Protection, boolean> {
  return {
    phone: state.phone !== '',
    pin: state.pin,
    email: state.email !== '',
    mfa: state.mfa,
    identity: state.identity === 'verified' || state.identity === 'pending',
  };
}

/** The number of protections set, and the next one to set; null when all are. */
export function protectionScore(state: SecurityState): { set: number; next: Protection | null } {
  const set = protectionsOf(state);
  return {
    set: PROTECTIONS.filter((one) => set[one]).length,
    next: PROTECTIONS.find((one) => !set[one]) ?? null,
  };
}
