import type { PublicValue, VoidCause } from '../../../contract/games/fairness/channel.ts';
import { drandAddress, sandboxValue } from '../../../contract/publicValues.ts';

/**
 * Whether a public value is the right one of its source; sandbox values can be computed. Null where it has to be looked up at
 * the source, or is not published yet.
 */
export function isRightValue({ source, number, value }: PublicValue): boolean | null {
  return source === 'sandbox' && value !== null ? value === sandboxValue(number) : null;
}

/** The address where the value can be looked up; null for sandbox values. */
export function addressOf({ source, number }: PublicValue): string | null {
  return source === 'drand' ? drandAddress(number) : null;
}

/** Text keys for the reasons why a round is void. */
export const VOID_WORDS = {
  interruptedFlight: 'voidFlight',
  bettingLeft: 'voidBetting',
  secretLost: 'voidSecret',
  operator: 'voidOperator',
} as const satisfies Record<VoidCause, string>;
