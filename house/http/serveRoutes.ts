import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { ErrorCode, Refusal } from '../../contract/errors.ts';
import type { Session } from '../channel/connection.ts';
import type { HttpLimits } from './limits.ts';
import type { Route } from './route.ts';

interface Options {
  routes: readonly Route[];
  /** The session of a token, null when the token is not good. */
  authenticate(token: string): Promise<Session | null>;
  limits: HttpLimits;
}

const KEY = /^[\x21-\x7e]{1,100}$/;

/** Serves the contract's calls, with the rate limits that go with them. */
export async function serveRoutes(
  app: FastifyInstance,
  { routes, authenticate, limits }: Options,
): Promise<void> {
  const timeWindow = '1 minute';
  const errorResponseBuilder = () => new Refusal(ErrorCode.tooFrequent);
  await app.register(rateLimit, { max: limits.calls, timeWindow, errorResponseBuilder });
  const allTries = app.createRateLimit({ max: limits.tries, timeWindow });
  for (const { call, answer, tries } of routes) {
    const triesOfOne = app.createRateLimit({
      max: limits.triesOfOne,
      timeWindow,
      keyGenerator: ({ ip, body }) => `${ip} ${tries?.(body)}`,
    });
    app.route({
      method: call.method,
      url: call.path,
      async preHandler(request) {
        request.body = readBody(call.body, request.body);
        if (tries) await hold(request, [allTries, triesOfOne]);
      },
      async handler(request) {
        const session = call.auth === 'token' ? await sessionOf(request) : null;
        return answer({ body: request.body, ip: request.ip, key: keyOf(request) }, session);
      },
    });
  }

  async function sessionOf({ headers: { main_token: token } }: FastifyRequest): Promise<Session> {
    if (typeof token !== 'string' || token === '') throw new Refusal(ErrorCode.logInFirst);
    const session = await authenticate(token);
    if (!session) throw new Refusal(ErrorCode.badToken);
    return session;
  }
}

type Limiter = ReturnType<FastifyInstance['createRateLimit']>;

async function hold(request: FastifyRequest, limiters: readonly Limiter[]): Promise<void> {
  for (const limit of limiters) {
    const state = await limit(request);
    if (!state.isAllowed && state.isExceeded) throw new Refusal(ErrorCode.tooFrequent);
  }
}

function readBody(schema: Route['call']['body'], body: unknown): unknown {
  if (!schema) return undefined;
  const read = v.safeParse(schema, body);
  if (read.success) return read.output;
  throw new Refusal(ErrorCode.badParameter, v.getDotPath(read.issues[0]) ?? undefined);
}

function keyOf({ headers: { 'idempotency-key': key } }: FastifyRequest): string | null {
  if (key === undefined) return null;
  if (typeof key !== 'string' || !KEY.test(key)) throw new Refusal(ErrorCode.badParameter, 'Idempotency-Key');
  return key;
}
