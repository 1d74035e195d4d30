import { CONNECTION_LOST } from '../../contract/errors.ts';
import type { Operation } from '../../contract/operation.ts';
import type { Connection } from './connection.ts';
import { ChannelError } from './errors.ts';

type GraphqlResult = { data?: Record<string, unknown> | null; errors?: readonly unknown[] };

/** An operation that outlives connections: started on each connection until it settles or is stopped. */
export interface RunningOperation {
  start(connection: Connection): void;
  stop(): void;
}

/** The value of the operation's root field, or the error the answer stands for. */
function readResult(
  result: GraphqlResult,
  field: string,
  token: string | null,
): { value: unknown } | { error: ChannelError } {
  if (result.errors?.length) return { error: readErrors(result.errors, token) };
  if (result.data && field in result.data) return { value: result.data[field] };
  return { error: new ChannelError('unreadable', CONNECTION_LOST, `no ${field} in the answer`, token) };
}

/** The error of a list of GraphQL errors: `extensions.errCode` of the first; without one the answer is unreadable. */
function readErrors(errors: readonly unknown[], token: string | null): ChannelError {
  const first = errors[0] as { message?: unknown; extensions?: Record<string, unknown> } | undefined;
  const text = typeof first?.message === 'string' ? first.message : 'unreadable answer';
  const code = first?.extensions?.errCode;
  if (typeof code !== 'number') return new ChannelError('unreadable', CONNECTION_LOST, text, token);
  return new ChannelError(code >= 500 && code < 600 ? 'fault' : 'refusal', code, text, token);
}

/** One request with one answer. Sent again on the next connection when its own ended before the answer. */
export class Request<Data> implements RunningOperation {
  /** When it was last sent, on the monotonic scale. */
  requestedAt = 0;
  readonly #operation: Operation<Data, never>;
  readonly #variables: Record<string, unknown>;
  readonly #monotonicNow: () => number;
  readonly #token: () => string | null;
  readonly #settled: (outcome: { value: unknown } | { error: ChannelError }) => void;
  #cancel: (() => void) | null = null;
  #done = false;

  constructor(
    operation: Operation<Data, never>,
    variables: Record<string, unknown>,
    monotonicNow: () => number,
    token: () => string | null,
    settled: (outcome: { value: unknown } | { error: ChannelError }) => void,
  ) {
    this.#operation = operation;
    this.#variables = variables;
    this.#monotonicNow = monotonicNow;
    this.#token = token;
    this.#settled = settled;
  }

  start(connection: Connection): void {
    const token = this.#token();
    this.requestedAt = this.#monotonicNow();
    this.#cancel = connection.subscribe(this.#operation.document, this.#variables, {
      next: (result) => this.#settle(readResult(result, this.#operation.field, token)),
      failed: (errors) => this.#settle({ error: readErrors(errors as readonly unknown[], token) }),
      complete: () => this.#settle(readResult({}, this.#operation.field, token)),
    });
  }

  stop(): void {
    this.#done = true;
    this.#cancel?.();
  }

  #settle(outcome: { value: unknown } | { error: ChannelError }): void {
    if (this.#done) return;
    this.#done = true;
    this.#settled(outcome);
  }
}

/** What a subscriber hears. */
export interface Listener<Data> {
  next(value: Data): void;
  /** The house refused the subscription; it stays refused until the next connection. */
  error?(error: ChannelError): void;
}

/** A subscription, made anew on every connection until it is stopped. */
export class Subscription<Data> implements RunningOperation {
  readonly #operation: Operation<Data, never>;
  readonly #variables: Record<string, unknown>;
  readonly #token: () => string | null;
  readonly #listener: Listener<Data>;
  #cancel: (() => void) | null = null;
  #stopped = false;

  constructor(
    operation: Operation<Data, never>,
    variables: Record<string, unknown>,
    token: () => string | null,
    listener: Listener<Data>,
  ) {
    this.#operation = operation;
    this.#variables = variables;
    this.#token = token;
    this.#listener = listener;
  }

  start(connection: Connection): void {
    const token = this.#token();
    this.#cancel = connection.subscribe(this.#operation.document, this.#variables, {
      next: (result) => {
        if (this.#stopped) return;
        const outcome = readResult(result, this.#operation.field, token);
        if ('error' in outcome) this.#listener.error?.(outcome.error);
        else this.#listener.next(outcome.value as Data);
      },
      failed: (errors) => this.#listener.error?.(readErrors(errors as readonly unknown[], token)),
      // The house never ends a stream that is wanted: something is lost, so begin anew with a snapshot.
      complete: () => !this.#stopped && connection.end(),
    });
  }

  stop(): void {
    this.#stopped = true;
    this.#cancel?.();
  }
}
