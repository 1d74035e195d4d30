import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Maximum size of a request body, bytes. */
const MOST_BYTES = 32_768;

/** Answers a provider's call with JSON. Never throws: every fault is an answer too. */
interface RawAnswers {
  /** Paths of the calls below /wallet/{provider}. */
  paths: readonly string[];
  answer(call: { path: string; provider: string; body: Buffer; request: FastifyRequest }): Promise<string>;
  /** Answer to a body that is too long or incomplete. */
  unreadable(): string;
}

/**
 * Serves a protocol's calls. Bodies are read as raw bytes of any content type, because signatures cover exactly these bytes.
 */
export async function serveRaw(
  app: FastifyInstance,
  { paths, answer, unreadable }: RawAnswers,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.setErrorHandler((_error, _request, reply) => reply.code(200).type(JSON_TYPE).send(unreadable()));
    for (const path of paths)
      scope.post<{ Params: { provider: string } }>(
        `/wallet/:provider${path}`,
        { bodyLimit: MOST_BYTES },
        async (request, reply) => {
          const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
          return reply
            .type(JSON_TYPE)
            .send(await answer({ path, provider: request.params.provider, body, request }));
        },
      );
  });
}

const JSON_TYPE = 'application/json; charset=utf-8';
