import type { FastifyInstance } from 'fastify';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import type { Callbacks } from './callbacks.ts';
import type { PaymentGateway } from './gateway.ts';

/** Bytes of a callback's body at most. */
const MOST_BYTES = 16_384;

/** Where a gateway's callbacks come in. The body is read as text: the signature is over its very bytes. */
export async function serveCallbacks(
  app: FastifyInstance,
  gateway: PaymentGateway | null,
  callbacks: Callbacks,
): Promise<void> {
  if (!gateway) return;
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(`/callbacks/${gateway.name}`, { bodyLimit: MOST_BYTES }, async (request) => {
      const event = typeof request.body === 'string' ? gateway.read(request.headers, request.body) : null;
      if (!event) throw new Refusal(ErrorCode.badToken);
      await callbacks.take(event);
      return { ok: true };
    });
  });
}
