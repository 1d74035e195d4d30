import { internalAuth, internalUnAuth } from '../../contract/authOperations.ts';
import { CONNECTION_LOST } from '../../contract/errors.ts';
import type { Operation } from '../../contract/operation.ts';
import { type Clock, onWake, type WakeEvents } from './clock.ts';
import { Connection } from './connection.ts';
import { ChannelError, type SuppressToast } from './errors.ts';
import { type Listener, type RunningOperation, requestOf, subscriptionOf } from './operations.ts';
import { type ChannelSettings, type Identity, reconnectDelay } from './settings.ts';

/**
 * connecting: a socket is being opened. connected: the server acknowledged and operations run. ready: the connection is also
 * bound to the player (at once for a visitor). disconnected: waiting for the next attempt.
 */
export type ChannelState = 'connecting' | 'connected' | 'ready' | 'disconnected';

export interface ChannelOptions {
  url: string;
  identity: Identity;
  clock: Clock;
  settings: ChannelSettings;
  /** Receives every error of a request or of the token's authentication. */
  report: (error: ChannelError, quiet: SuppressToast) => void;
  /** Receives the duration (ms) of each answered request, including the wait for a connection. */
  took?: (field: string, ms: number) => void;
  wake: WakeEvents | null;
  webSocketImpl?: unknown;
  random?: () => number;
}

interface RequestOptions {
  /** Errors that the caller shows itself. */
  quiet?: SuppressToast;
}

/** Variables may be omitted when none is required. */
type Arguments<Variables extends object> = object extends Variables
  ? [variables?: Variables, options?: RequestOptions]
  : [variables: Variables, options?: RequestOptions];

/** The real-time channel: one persistent connection for requests and subscriptions. */
export class Channel {
  readonly #options: ChannelOptions;
  /** Every running operation, with the connection on which it was started. */
  readonly #operations = new Map<RunningOperation, Connection | null>();
  readonly #connectedListeners = new Set<() => void>();
  readonly #stateListeners = new Set<(state: ChannelState) => void>();
  #state: ChannelState = 'disconnected';
  #connection: Connection | null = null;
  /** Operations may be started on the current connection. */
  #flowing = false;
  /** The current connection's token is being authenticated. */
  #binding = false;
  #attempt = 0;
  #acknowledgedAt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #stopWaking: (() => void) | null = null;
  #foregroundUsers = 0;

  constructor(options: ChannelOptions) {
    this.#options = options;
  }

  get state(): ChannelState {
    return this.#state;
  }

  /** Connects, and stays connected until `close`. */
  open(): void {
    if (this.#stopWaking) return;
    const { wake } = this.#options;
    const lost = () => this.#connection?.end();
    this.#stopWaking = wake ? onWake(wake, () => this.#wake(), lost) : () => undefined;
    this.#connect();
  }

  /** Closes the connection and drops all operations; for tests and for leaving the page. */
  close(): void {
    this.#stopWaking?.();
    this.#stopWaking = null;
    clearTimeout(this.#retry);
    this.#retry = undefined;
    this.#connection?.end();
  }

  /**
   * Sends one request, and resends it when the connection breaks before the reply (so every request that transfers money
   * carries a key).
   * @throws ChannelError, code -1 when there was no reply in time
   */
  request<Data, Variables extends object>(
    operation: Operation<Data, Variables>,
    ...[variables, options]: Arguments<Variables>
  ): Promise<Data> {
    return new Promise((resolve, reject) => {
      const { identity, clock, settings, report, took } = this.#options;
      const began = performance.now();
      const fail = (error: ChannelError) => {
        report(error, options?.quiet ?? false);
        reject(error);
      };
      const request = requestOf(
        operation,
        { ...variables },
        () => clock.monotonicNow(),
        () => identity.token,
        (outcome, requestedAt) => {
          clearTimeout(timer);
          took?.(operation.field, performance.now() - began);
          this.#operations.delete(request);
          if ('error' in outcome) return fail(outcome.error);
          this.#learnTime(outcome.value, requestedAt);
          resolve(outcome.value as Data);
        },
      );
      const timer = setTimeout(() => {
        this.#operations.delete(request);
        request.stop();
        fail(new ChannelError('timeout', CONNECTION_LOST, 'no answer in time', identity.token));
      }, settings.request);
      this.#add(request);
    });
  }

  /** Subscribes to an event until unsubscribed; renewed automatically after every reconnect. */
  subscribe<Data, Variables extends object = Record<string, never>>(
    operation: Operation<Data, Variables>,
    listener: Listener<Data>,
    variables?: Variables,
  ): () => void {
    const { identity, clock } = this.#options;
    const subscription = subscriptionOf<Data>(operation, { ...variables }, () => identity.token, {
      ...listener,
      next: (value) => {
        const time = serverTimeOf(value);
        if (time !== null) clock.atLeast(time);
        listener.next(value);
      },
    });
    this.#add(subscription);
    return () => {
      this.#operations.delete(subscription);
      subscription.stop();
    };
  }

  /**
   * Calls back once for every connection, at once when there is one already: fetch a snapshot, since events may have been
   * missed. Earlier subscriptions are running again by then.
   */
  onConnected(listener: () => void): () => void {
    this.#connectedListeners.add(listener);
    if (this.#flowing) listener();
    return () => this.#connectedListeners.delete(listener);
  }

  /** Enables the short heartbeat, to detect a dead connection within seconds. Returns a function that ends it. */
  foregroundHeartbeat(): () => void {
    this.#foregroundUsers++;
    this.#connection?.setForeground(true);
    return () => {
      this.#foregroundUsers--;
      if (this.#foregroundUsers === 0) this.#connection?.setForeground(false);
    };
  }

  onState(listener: (state: ChannelState) => void): () => void {
    this.#stateListeners.add(listener);
    return () => this.#stateListeners.delete(listener);
  }

  /**
   * Call after the identity's token changed, or to authenticate again. Uses the operations /internal/auth and /internal/unAuth,
   * because a second connection_init is refused. Later operations wait until the connection is bound.
   */
  authenticate(): void {
    const connection = this.#connection;
    if (!connection || (this.#state !== 'connected' && this.#state !== 'ready')) return;
    this.#flowing = false;
    if (!this.#binding) void this.#bind(connection, undefined);
  }

  #add(running: RunningOperation): void {
    this.#operations.set(running, null);
    if (this.#flowing) this.#startAll();
  }

  #startAll(): void {
    const connection = this.#connection;
    if (!connection) return;
    for (const [running, startedOn] of this.#operations)
      if (startedOn !== connection) {
        this.#operations.set(running, connection);
        running.start(connection);
      }
  }

  #connect(): void {
    clearTimeout(this.#retry);
    this.#retry = undefined;
    const { url, identity, settings, webSocketImpl } = this.#options;
    let presented: string | null = null;
    const params = () => {
      presented = identity.token;
      return { token: presented, clientId: identity.clientId, clientType: 'browser' };
    };
    this.#setState('connecting');
    const connection = new Connection(
      { url, params, settings, webSocketImpl },
      { acknowledged: () => this.#acknowledged(connection, presented), ended: () => this.#ended(connection) },
    );
    this.#connection = connection;
    connection.setForeground(this.#foregroundUsers > 0);
  }

  #acknowledged(connection: Connection, presented: string | null): void {
    const current = presented === this.#options.identity.token;
    this.#acknowledgedAt = Date.now();
    this.#setState('connected');
    if (current) this.#flow();
    if (!current || presented !== null) void this.#bind(connection, current ? undefined : presented);
    else this.#setState('ready');
  }

  /**
   * Authenticates until the connection is bound to the identity's token. connection_init carries the token too, but an invalid
   * one is only detected here (707).
   * @param bound the token to which the connection is bound; undefined when it must be sent in any case
   */
  async #bind(connection: Connection, bound: string | null | undefined): Promise<void> {
    const { identity, report } = this.#options;
    this.#binding = true;
    let known = bound;
    while (!connection.ended && known !== identity.token) {
      const token = identity.token;
      const error = await this.#present(connection, token);
      if (connection.ended) return;
      if (error?.failure === 'timeout') return connection.end();
      known = token;
      if (error) report(error, false);
    }
    this.#binding = false;
    if (connection.ended) return;
    const waited = !this.#flowing;
    this.#setState('ready');
    if (waited) this.#flow();
  }

  #present(connection: Connection, token: string | null): Promise<ChannelError | null> {
    return new Promise((resolve) => {
      const { clock, settings } = this.#options;
      const operation = token === null ? internalUnAuth : internalAuth;
      const request = requestOf(
        operation,
        token === null ? {} : { token },
        () => clock.monotonicNow(),
        () => token,
        (outcome) => {
          clearTimeout(timer);
          resolve('error' in outcome ? outcome.error : null);
        },
      );
      const timer = setTimeout(() => {
        request.stop();
        resolve(new ChannelError('timeout', CONNECTION_LOST, 'no answer in time', token));
      }, settings.request);
      request.start(connection);
    });
  }

  /** Starts operations on the current connection and notifies listeners that events may have been missed. */
  #flow(): void {
    this.#flowing = true;
    this.#startAll();
    for (const listener of [...this.#connectedListeners]) listener();
  }

  #ended(connection: Connection): void {
    if (connection !== this.#connection) return;
    const { settings, random = Math.random } = this.#options;
    const lasted = this.#acknowledgedAt ? Date.now() - this.#acknowledgedAt : 0;
    this.#acknowledgedAt = 0;
    this.#connection = null;
    this.#flowing = false;
    this.#binding = false;
    this.#setState('disconnected');
    if (!this.#stopWaking) return;
    this.#attempt = lasted >= settings.stable ? 1 : this.#attempt + 1;
    this.#retry = setTimeout(() => this.#connect(), reconnectDelay(this.#attempt, settings, random()));
  }

  #wake(): void {
    this.#options.clock.check();
    if (this.#connection) this.#connection.probe();
    else this.#connect();
  }

  #learnTime(value: unknown, requestedAt: number): void {
    const time = serverTimeOf(value);
    if (time !== null) this.#options.clock.sample(time, requestedAt, this.#options.clock.monotonicNow());
  }

  #setState(state: ChannelState): void {
    if (this.#state === state) return;
    this.#state = state;
    for (const listener of [...this.#stateListeners]) listener(state);
  }
}

/** The server time in a value that contains one, e.g. in live rounds. */
function serverTimeOf(value: unknown): number | null {
  const time = (value as { serverTime?: unknown } | null)?.serverTime;
  return typeof time === 'number' ? time : null;
}
