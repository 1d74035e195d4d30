import { ErrorCode, Refusal } from '../../contract/errors.ts';
import type { Call } from '../../contract/http/call.ts';
import type { Session } from '../channel/connection.ts';

/** What a route's answer is made from. */
export interface OpenRequest<Body> {
  body: Body;
  ip: string;
  /** The client's idempotency key (header Idempotency-Key), one per intent. */
  key: string | null;
}

export interface TokenRequest<Body> extends OpenRequest<Body> {
  session: Session;
}

/** A contract call with its answer. Made by openRoute and tokenRoute, served by serveRoutes.ts. */
export interface Route {
  call: Call<unknown, unknown>;
  answer(request: OpenRequest<unknown>, session: Session | null): Promise<unknown>;
  /** What the stricter limit on tries counts, beside the address, e.g. the phone of a login. */
  tries?: (body: unknown) => string;
}

interface Options<Body> {
  tries?: (body: Body) => string;
}

/** A call for everybody. */
export function openRoute<Body, Reply>(
  call: Call<Body, Reply>,
  answer: (request: OpenRequest<Body>) => Promise<Reply>,
  options: Options<Body> = {},
): Route {
  return route(call, (request) => answer(request), options);
}

/** A call for signed-in players: refused with 10004 without a token, with 707 when it is not good. */
export function tokenRoute<Body, Reply>(
  call: Call<Body, Reply>,
  answer: (request: TokenRequest<Body>) => Promise<Reply>,
  options: Options<Body> = {},
): Route {
  if (call.auth !== 'token') throw new Error(`${call.method} ${call.path} is open in the contract`);
  return route(
    call,
    (request, session) => {
      if (session === null) throw new Refusal(ErrorCode.logInFirst);
      return answer({ ...request, session });
    },
    options,
  );
}

/** The one place where a body, checked against the call's own schema, gets its type back. */
function route<Body, Reply>(
  call: Call<Body, Reply>,
  answer: (request: OpenRequest<Body>, session: Session | null) => Promise<Reply>,
  { tries }: Options<Body>,
): Route {
  return {
    call: call as Call<unknown, unknown>,
    answer: (request, session) => answer(request as OpenRequest<Body>, session),
    ...(tries && { tries: (body: unknown) => tries(body as Body) }),
  };
}
