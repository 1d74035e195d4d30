import type { IncomingMessage } from 'node:http';
import type { GenericSchema } from 'valibot';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import type { Call } from '../../../contract/http/call.ts';
import type { FileAnswer } from './fileAnswer.ts';

/** The request data of a route. */
interface OpenRequest<Input> {
  input: Input;
  ip: string;
  /** The client's idempotency key (header Idempotency-Key), one per intent. */
  key: string | null;
  /** The visitor's country, if a trusted proxy reports it. */
  country: string | null;
  /** The origin under which the client opened the site, as 'http://localhost:3000'; null without a plain Host. */
  origin: string | null;
  /** The client's user agent, empty when it sends none. */
  agent: string;
  /** The browser's id, for routes that set its cookie; empty for others. */
  deviceId: string;
  /** The refresh secret of the browser's session (Sessions.refresh), sent to account calls only. */
  refresh: string | null;
  /** Stores one in the browser's cookie, or deletes it (null). */
  setRefreshCookie(refresh: string | null): void;
}

export interface TokenRequest<Input> extends OpenRequest<Input> {
  session: Session;
}

/** A call with the schema of its input. */
interface CallWithInput<Input, Reply> extends Call<Input, Reply> {
  readonly input: GenericSchema<unknown, Input>;
}

/** What a route can serve: a call without an input, or one with its schema. */
export type ServedCall<Input, Reply> = Call<undefined, Reply> | CallWithInput<Input, Reply>;

/** The call with the schema that its input is checked by: `withInput(payOrder, payOrderInput)`. */
export function withInput<Input, Reply>(
  call: Call<Input, Reply>,
  input: GenericSchema<unknown, Input>,
): CallWithInput<Input, Reply> {
  return { ...call, input };
}

/** A contract call with its handler. Created by openRoute and tokenRoute, served by serveRoutes.ts. */
export interface Route {
  call: Call<unknown, unknown> & { readonly input?: GenericSchema };
  answer(request: OpenRequest<unknown>, session: Session | null): Promise<unknown>;
  /** What the stricter limit on attempts counts besides the address, e.g. the phone of a login; null for the address only. */
  tries?: (input: unknown) => string | null;
  /** Also answered while the site is closed to the visitor. */
  always?: true;
  /** Counts against the limit on reports. */
  report?: true;
  /** Takes a form (forms.ts) instead of JSON. The session is checked before the body is read. */
  form?: true;
  /** Sets the browser's id cookie on success. */
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
  call: ServedCall<Input, Reply>,
  answer: (request: OpenRequest<Input>) => Promise<Reply>,
  options: Options<Input> = {},
): Route {
  return route(call, (request) => answer(request), options);
}

/** A call for everybody that returns more to signed-in players: the session is null without a valid token. */
export function knownRoute<Input, Reply>(
  call: ServedCall<Input, Reply>,
  answer: (request: OpenRequest<Input>, session: Session | null) => Promise<Reply>,
): Route {
  if (!call.known) throw new Error(`${call.method} ${call.path} is told nobody's token by the contract`);
  return route(call, answer, {});
}

/** A call for signed-in players: refused with 10004 without a token, with 707 if it is invalid. */
export function tokenRoute<Input, Reply>(
  call: ServedCall<Input, Reply>,
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
  call: ServedCall<Input, unknown>,
  answer: (request: TokenRequest<Input>) => Promise<FileAnswer>,
): Route {
  return tokenRoute<Input, unknown>(call, answer);
}

/** The one place where an input, validated by its schema, gets its type back. */
function route<Input, Reply>(
  call: ServedCall<Input, Reply>,
  answer: (request: OpenRequest<Input>, session: Session | null) => Promise<Reply>,
  { tries, ...options }: Options<Input>,
): Route {
  return {
    call: call as Route['call'],
    answer: (request, session) => answer(request as OpenRequest<Input>, session),
    ...(tries && { tries: (input: unknown) => tries(input as Input) }),
    ...options,
  };
}

/** A signed-in player's session, as authenticated from the request. */
export interface Session {
  userId: string;
  tokenHash: string;
}

/** Decides who may access the site at all. */
export interface Gate {
  /** The visitor's country from a trusted proxy, an ISO code; null if unknown. */
  countryOf(request: IncomingMessage): string | null;
  /** The code with which a visitor from a country is refused now, null if admitted. */
  refusal(country: string | null): ErrorCode | null;
}

/** Admits everybody. */
export const OPEN_GATE: Gate = { countryOf: () => null, refusal: () => null };
