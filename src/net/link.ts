import { type Client, createClient, type FormattedExecutionResult } from 'graphql-ws/client';
import type { ChannelSettings } from './settings.ts';

/** What a link tells its owner. `ended` comes exactly once, whatever ended it. */
export interface LinkEvents {
  acknowledged(): void;
  ended(): void;
}

export interface LinkOptions {
  url: string;
  /** The payload of connection_init. */
  params: () => Record<string, unknown>;
  settings: ChannelSettings;
  webSocketImpl?: unknown;
}

export interface Sink {
  next(result: FormattedExecutionResult<Record<string, unknown>, unknown>): void;
  /** The server refused the operation or ended it. Not called when the link ended. */
  failed(errors: unknown): void;
  complete(): void;
}

/**
 * One connection, from its socket to its end. graphql-ws treats some closes as fatal whatever `shouldRetry`
 * says, retries a close 1000 at once, and starts its retry count again at every ack; so each link is a client
 * of its own that never retries, and the channel alone decides when the next one begins.
 */
export class Link {
  readonly #client: Client;
  readonly #settings: ChannelSettings;
  readonly #events: LinkEvents;
  #socket: WebSocket | null = null;
  #ended = false;
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor(options: LinkOptions, events: LinkEvents) {
    this.#settings = options.settings;
    this.#events = events;
    this.#client = createClient({
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
    this.#alive();
  }

  get ended(): boolean {
    return this.#ended;
  }

  /** Starts an operation. The sink hears nothing any more once the link has ended. */
  subscribe(query: string, variables: Record<string, unknown>, sink: Sink): () => void {
    return this.#client.subscribe(
      { query, variables },
      {
        next: (result) => !this.#ended && sink.next(result),
        error: (errors) => !this.#ended && Array.isArray(errors) && sink.failed(errors),
        complete: () => !this.#ended && sink.complete(),
      },
    );
  }

  /** Asks for a sign of life now, and ends the link when none comes in time. */
  probe(): void {
    if (this.#ended) return;
    if (this.#socket?.readyState === 1) this.#socket.send('{"type":"ping"}');
    this.#watch(this.#settings.probe);
  }

  end(): void {
    this.#end();
  }

  #alive(): void {
    if (!this.#ended) this.#watch(this.#settings.lifetime);
  }

  /** Ends the link after `wait` ms of silence. A timer that fires late means the tab slept: ask first. */
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
    // Whatever close it was, the client now sees a terminated socket, which with no attempts left is its last.
    this.#client.terminate();
    this.#events.ended();
  }
}
