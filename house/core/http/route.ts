import type { IncomingMessage } from 'node:http';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import type { Call } from '../../../contract/http/call.ts';
import type { FileAnswer } from './fileAnswer.ts';

/** What a route's answer is made from. */
interface OpenRequest<Input> {
  input: Input;
  ip: string;
  /** The client's idempotency key (header Idempotency-Key), one per intent. */
  key: string | null;
  /** The visitor's country, where a trusted proxy names it. */
  country: string | null;
  /** Where the client has opened the site, as 'http://localhost:3000'; null for one that says no plain name. */
  origin: string | null;
  /** The client's user agent, empty when it sends none. */
  agent: string;
  /** What the browser is known by, for routes that make it known; empty for others. */
  deviceId: string;
  /** The refresh secret of the browser's session (Sessions.refresh), which account calls alone are sent. */
  refresh: string | null;
  /** Keeps one in the browser's cookie, or deletes it (null). */
  setRefreshCookie(refresh: string | null): void;
}

export interface TokenRequest<Input> extends OpenRequest<Input> {
  session: Session;
}

/** A contract call with its answer. Made by openRoute and tokenRoute, served by serveRoutes.ts. */
export interface Route {
  call: Call<unknown, unknown>;
  answer(request: OpenRequest<unknown>, session: Session | null): Promise<unknown>;
  /** What the stricter limit on tries counts, beside the address, e.g. the phone of a login; null for the address alone. */
  tries?: (input: unknown) => string | null;
  /** Answered even while the site is closed to who asks. */
  always?: true;
  /** Counts against the limit on reports. */
  report?: true;
  /** Asked with a form (forms.ts) in place of JSON. Its session is looked at before the body is read. */
  form?: true;
  /** Makes the browser known by its cookie where it is answered well. */
  device?: true;
}

interface Options<Input> {
  tries?: (input: Input) => string | null;
  always?: true;
  report?: true;
  form?: true;
  device?: true;
}

/** A call for everybody. */
export function openRoute<Input, Reply>(
  call: Call<Input, Reply>,
  answer: (request: OpenRequest<Input>) => Promise<Reply>,
  options: Options<Input> = {},
): Route {
  return route(call, (request) => answer(request), options);
}

/** A call for everybody that says more to signed-in players: without a token, or with one that is not good, there is no session. */
export function knownRoute<Input, Reply>(
  call: Call<Input, Reply>,
  answer: (request: OpenRequest<Input>, session: Session | null) => Promise<Reply>,
): Route {
  if (!call.known) throw new Error(`${call.method} ${call.path} is told nobody's token by the contract`);
  return route(call, answer, {});
}

/** A call for signed-in players: refused with 10004 without a token, with 707 when it is not good. */
export function tokenRoute<Input, Reply>(
  call: Call<Input, Reply>,
  answer: (request: TokenRequest<Input>) => Promise<Reply>,
  options: Options<Input> = {},
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

/** A call for signed-in players that is answered with a file. */
export function fileRoute<Input>(
  call: Call<Input, unknown>,
  answer: (request: TokenRequest<Input>) => Promise<FileAnswer>,
): Route {
  return tokenRoute<Input, unknown>(call, answer);
}

/** The one place where an input, checked against the call's own schema, gets its type back. */
function route<Input, Reply>(
  call: Call<Input, Reply>,
  answer: (request: OpenRequest<Input>, session: Session | null) => Promise<Reply>,
  { tries, ...options }: Options<Input>,
): Route {
  return {
    call: call as Call<unknown, unknown>,
    answer: (request, session) => answer(request as OpenRequest<Input>, session),
    ...(tries && { tries: (input: unknown) => tries(input as Input) }),
    ...options,
  };
}

/** A signed-in player's session, as who asks is known by it. */
export interface Session {
  userId: string;
  tokenHash: string;
}

/** Who may come in at all. */
export interface Gate {
  /** The visitor's country as a trusted proxy names it, an ISO code; null when nobody does. */
  countryOf(request: IncomingMessage): string | null;
  /** The code a visitor from a country is refused with now, null when they may come in. */
  refusal(country: string | null): ErrorCode | null;
}

/** Lets everybody in. */
export const OPEN_GATE: Gate = { countryOf: () => null, refusal: () => null };
