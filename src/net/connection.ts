import type * as Library from 'graphql-ws/client';
import type { Client, FormattedExecutionResult } from 'graphql-ws/client';
import type { ChannelSettings } from './settings.ts';

/** Events of a connection for its owner. `ended` is called exactly once, whatever the cause. */
export interface ConnectionEvents {
  acknowledged(): void;
  ended(): void;
}

export interface ConnectionOptions {
  url: string;
  /** The payload of connection_init. */
  params: () => Record<string, unknown>;
  settings: ChannelSettings;
  webSocketImpl?: unknown;
}

export interface Sink {
  next(result: FormattedExecutionResult<Record<string, unknown>, unknown>): void;
  /** The server refused or ended the operation. Not called when the connection ended. */
  failed(errors: unknown): void;
  complete(): void;
}

/** graphql-ws loads during the first render, which does not need it. A failed load ends the connection like any other fault. */
const library = () => import('graphql-ws/client');

/**
 * One connection, from its socket to its end. graphql-ws treats some close codes as fatal whatever `shouldRetry` returns,
 * retries a close 1000 at once, and resets its retry count at every ack; so each connection has its own client that never
 * retries, and only the channel decides when the next one begins.
 */
export class Connection {
  #client: Client | null = null;
  readonly #settings: ChannelSettings;
  readonly #events: ConnectionEvents;
  #socket: WebSocket | null = null;
  #ended = false;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setTimeout> | undefined;
  #foreground = false;

  constructor(options: ConnectionOptions, events: ConnectionEvents) {
    this.#settings = options.settings;
    this.#events = events;
    library().then(
      ({ createClient }) => {
        if (!this.#ended) this.#client = this.#connect(createClient, options);
      },
      () => this.#end(),
    );
    this.#alive();
  }

  get ended(): boolean {
    return this.#ended;
  }

  /** Starts an operation. The sink receives nothing after the connection has ended. */
  subscribe(query: string, variables: Record<string, unknown>, sink: Sink): () => void {
    if (!this.#client) throw new Error('the connection is not acknowledged');
    return this.#client.subscribe(
      { query, variables },
      {
        next: (result) => !this.#ended && sink.next(result),
        error: (errors) => !this.#ended && Array.isArray(errors) && sink.failed(errors),
        complete: () => !this.#ended && sink.complete(),
      },
    );
  }

  /** Whether a dead connection has to be detected sooner. */
  setForeground(attended: boolean): void {
    if (this.#foreground === attended) return;
    this.#foreground = attended;
    this.#alive();
  }

  /** Sends a ping now, and ends the connection when no reply arrives in time. */
  probe(): void {
    if (this.#ended) return;
    this.#sendPing();
    this.#watch(this.#settings.probe);
  }

  end(): void {
    this.#end();
  }

  #connect(createClient: typeof Library.createClient, options: ConnectionOptions): Client {
    return createClient({
      url: options.url,
      connectionParams: options.params,
      lazy: false,
      retryAttempts: 0,
      onNonLazyError: () => this.#end(),
      keepAlive: options.settings.keepAlive,
      webSocketImpl: options.webSocketImpl,
      on: {
        opened: (socket) => {
          this.#socket = socket as WebSocket;
          this.#alive();
        },
        connected: () => {
          if (!this.#ended) this.#events.acknowledged();
        },
        message: () => this.#alive(),
        error: () => this.#end(),
        closed: () => this.#end(),
      },
    });
  }

  #alive(): void {
    if (this.#ended) return;
    clearTimeout(this.#ping);
    const { lifetime, foregroundLifetime, foregroundKeepAlive } = this.#settings;
    if (this.#foreground) this.#ping = setTimeout(() => this.#sendPing(), foregroundKeepAlive);
    this.#watch(this.#foreground ? foregroundLifetime : lifetime);
  }

  #sendPing(): void {
    if (this.#socket?.readyState === 1) this.#socket.send('{"type":"ping"}');
  }

  /** Ends the connection after `wait` ms of silence. A timer that fires late means the tab slept: then it pings first. */
  #watch(wait: number): void {
    clearTimeout(this.#silence);
    const due = Date.now() + wait;
    this.#silence = setTimeout(() => {
      if (Date.now() - due > this.#settings.probe) this.probe();
      else this.#end();
    }, wait);
  }

  #end(): void {
    if (this.#ended) return;
    this.#ended = true;
    clearTimeout(this.#silence);
    clearTimeout(this.#ping);
    // Whatever the close code, the client now sees a terminated socket, which is final because no attempts are left.
    this.#client?.terminate();
    this.#events.ended();
  }
}
