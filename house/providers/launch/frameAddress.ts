import type { Logger } from 'pino';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import { ProviderAway, ProviderRefused } from '../calls/providerHttp.ts';

/**
 * Requests a provider's frame URL. Refusal: 10005 if it does not answer or refuses, which is logged.
 * @param of context for the log; `what` went wrong
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
