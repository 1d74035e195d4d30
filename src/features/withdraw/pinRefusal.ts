import { ErrorCode } from '../../../contract/errors.ts';
import { HttpError } from '../../net/errors.ts';

/** Those that the PIN panel says itself. */
export const PIN_CODES: readonly number[] = [ErrorCode.wrongPin, ErrorCode.pinNotSet, ErrorCode.pinLocked];

/** The code of a refusal that is about the PIN, null of any other error. */
export function pinRefusal(error: unknown): number | null {
  const about = error instanceof HttpError && error.failure === 'refusal' && PIN_CODES.includes(error.code);
  return about ? error.code : null;
}
