import type { Logger } from 'pino';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import { ProviderAway, ProviderRefused } from '../calls/providerHttp.ts';

/**
 * What a provider answers that is asked for the address of a frame. Refusal: 10005 it does not answer, or says no, which the log tells.
 * @param of what the log names; `what` went wrong
 */
export function frameAddressOf<Answer>(
  answer: Promise<Answer>,
  { log, of, what }: { log: Logger; of: object; what: string },
): Promise<Answer> {
  return answer.catch((error: unknown) => {
    if (!(error instanceof ProviderAway) && !(error instanceof ProviderRefused)) throw error;
    log.warn({ err: error, ...of }, what);
    throw new Refusal(ErrorCode.providerAway);
  });
}
