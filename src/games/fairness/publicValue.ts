import type { PublicValue, VoidCause } from '../../../contract/games/fairness/channel.ts';
import { drandAddress, sandboxValue } from '../../../contract/publicValues.ts';

/**
 * Whether a public value is what its source says: the sandbox's can be reckoned. Null where that takes looking it up at the source,
 * or it is not out.
 */
export function isRightValue({ source, number, value }: PublicValue): boolean | null {
  return source === 'sandbox' && value !== null ? value === sandboxValue(number) : null;
}

/** Where anybody can look the value up; null for the sandbox's. */
export function addressOf({ source, number }: PublicValue): string | null {
  return source === 'drand' ? drandAddress(number) : null;
}

/** The words for why a round is void. */
export const VOID_WORDS = {
  interruptedFlight: 'voidFlight',
  bettingLeft: 'voidBetting',
  secretLost: 'voidSecret',
  operator: 'voidOperator',
} as const satisfies Record<VoidCause, string>;
