import { CONNECTION_LOST } from '../../contract/errors.ts';
import type { Operation } from '../../contract/operation.ts';
import type { Connection } from './connection.ts';
import { ChannelError } from './errors.ts';

/** The value of an operation's root field, or the error of its reply. */
type Outcome = { value: unknown } | { error: ChannelError };

type GraphqlResult = { data?: Record<string, unknown> | null; errors?: readonly unknown[] };

/** An operation that outlives connections: started on each connection until it settles or is stopped. */
export interface RunningOperation {
  start(connection: Connection): void;
  stop(): void;
}

function readResult(result: GraphqlResult, field: string, token: string | null): Outcome {
  if (result.errors?.length) return { error: readErrors(result.errors, token) };
  if (result.data && field in result.data) return { value: result.data[field] };
  return { error: new ChannelError('unreadable', CONNECTION_LOST, `no ${field} in the answer`, token) };
}

/** The error from a list of GraphQL errors: `extensions.errCode` of the first; without one the reply is unreadable. */
function readErrors(errors: readonly unknown[], token: string | null): ChannelError {
  const first = errors[0] as { message?: unknown; extensions?: Record<string, unknown> } | undefined;
  const text = typeof first?.message === 'string' ? first.message : 'unreadable answer';
  const code = first?.extensions?.errCode;
  if (typeof code !== 'number') return new ChannelError('unreadable', CONNECTION_LOST, text, token);
  return new ChannelError(code >= 500 && code < 600 ? 'fault' : 'refusal', code, text, token);
}

/**
 * One request with one reply. Resent on the next connection when its own ended before the reply. `settled` receives the
 * outcome, and when it was last sent on the monotonic scale.
 */
export function requestOf<Data>(
  { document, field }: Operation<Data, never>,
  variables: Record<string, unknown>,
  monotonicNow: () => number,
  tokenNow: () => string | null,
  settled: (outcome: Outcome, requestedAt: number) => void,
): RunningOperation {
  let requestedAt = 0;
  let cancel: (() => void) | undefined;
  let done = false;
  const settle = (outcome: Outcome) => {
    if (done) return;
    done = true;
    settled(outcome, requestedAt);
  };
  return {
    start(connection) {
      const token = tokenNow();
      requestedAt = monotonicNow();
      cancel = connection.subscribe(document, variables, {
        next: (result) => settle(readResult(result, field, token)),
        failed: (errors) => settle({ error: readErrors(errors as readonly unknown[], token) }),
        complete: () => settle(readResult({}, field, token)),
      });
    },
    stop() {
      done = true;
      cancel?.();
    },
  };
}

/** A subscriber's callbacks. */
export interface Listener<Data> {
  next(value: Data): void;
  /** The server refused the subscription; it stays refused until the next connection. */
  error?(error: ChannelError): void;
}

/** A subscription, renewed on every connection until it is stopped. */
export function subscriptionOf<Data>(
  { document, field }: Operation<Data, never>,
  variables: Record<string, unknown>,
  tokenNow: () => string | null,
  listener: Listener<Data>,
): RunningOperation {
  let cancel: (() => void) | undefined;
  let stopped = false;
  return {
    start(connection) {
      const token = tokenNow();
      cancel = connection.subscribe(document, variables, {
        next: (result) => {
          if (stopped) return;
          const outcome = readResult(result, field, token);
          if ('error' in outcome) listener.error?.(outcome.error);
          else listener.next(outcome.value as Data);
        },
        failed: (errors) => listener.error?.(readErrors(errors as readonly unknown[], token)),
        // The server never ends a wanted stream, so something is lost: reconnect and start with a snapshot.
        complete: () => !stopped && connection.end(),
      });
    },
    stop() {
      stopped = true;
      cancel?.();
    },
  };
}
