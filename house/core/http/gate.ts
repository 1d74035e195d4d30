import type { IncomingMessage } from 'node:http';
import type { ErrorCode } from '../../../contract/errors.ts';

/** Who may come in at all. */
export interface Gate {
  /** The visitor's country as a trusted proxy names it, an ISO code; null when nobody does. */
  countryOf(request: IncomingMessage): string | null;
  /** The code a visitor from a country is refused with now, null when they may come in. */
  refusal(country: string | null): ErrorCode | null;
}

/** Lets everybody in. */
export const OPEN_GATE: Gate = { countryOf: () => null, refusal: () => null };
