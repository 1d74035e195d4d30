import { type Client, createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import type { Operation } from '../../../contract/operation.ts';
import type { ChannelBudgets } from '../../core/channel/limits.ts';

const MUCH = { burst: 1e12, perSecond: 1e9 };

/** Channel budgets without limits per address or account. */
export const UNBOUNDED: ChannelBudgets = {
  visitors: MUCH,
  account: MUCH,
  players: MUCH,
  acts: MUCH,
  messages: MUCH,
  sockets: MUCH,
};

/** Error code of an internal fault or a busy house: the outcome is unknown. */
export const FAULT = 500;

/** An answer with an error code, of a refusal or a fault. */
export class ChannelError extends Error {
  readonly errCode: number;
  constructor(errCode: number, message: string) {
    super(message);
    this.errCode = errCode;
  }
}

/** A player's connection to the channel, for tests and benchmarks, with the library's own client. */
export class TestChannel {
  readonly client: Client;
  #socket: WebSocket | null = null;

  /** @param url of the house; @param token of a session; none for a visitor */
  constructor(url: string, token?: string) {
    this.client = createClient({
      url: `${url.replace(/^http/, 'ws')}/channel`,
      webSocketImpl: WebSocket,
      connectionParams: { token, clientId: 'test', clientType: 'browser' },
      retryAttempts: 0,
      lazy: false,
      onNonLazyError: () => {},
    });
    this.client.on('opened', (socket) => {
      this.#socket = socket as WebSocket;
    });
  }

  /** Runs a query or a mutation. @throws ChannelError with the answer's code */
  call<Data, Variables extends object>(
    { document: query, field }: Operation<Data, Variables>,
    ...[variables]: Record<string, never> extends Variables ? [Variables?] : [Variables]
  ): Promise<Data> {
    return new Promise((resolve, reject) => {
      let answer: Data;
      this.client.subscribe<Record<string, Data>>(
        { query, variables: variables as Record<string, unknown> },
        {
          next: ({ data, errors }) => {
            if (errors?.[0]) reject(errorOf(errors[0]));
            else answer = data?.[field] as Data;
          },
          error: (error) => reject(Array.isArray(error) ? errorOf(error[0]) : error),
          complete: () => resolve(answer),
        },
      );
    });
  }

  /** Collects a subscription's values into a list that grows. */
  collect<Data, Variables extends object>(
    operation: Operation<Data, Variables>,
    ...variables: Record<string, never> extends Variables ? [Variables?] : [Variables]
  ): Data[] {
    return this.listen(operation, ...variables).values;
  }

  /** Collects a subscription's values, and resolves when it ends: 'complete', or the code of its refusal. */
  listen<Data, Variables extends object>(
    { document: query, field }: Operation<Data, Variables>,
    ...[variables]: Record<string, never> extends Variables ? [Variables?] : [Variables]
  ): { values: Data[]; ended: Promise<number | 'complete'> } {
    const values: Data[] = [];
    const ended = new Promise<number | 'complete'>((resolve) => {
      this.client.subscribe<Record<string, Data>>(
        { query, variables: variables as Record<string, unknown> },
        {
          next: ({ data }) => void values.push(data?.[field] as Data),
          error: (error) => resolve(Array.isArray(error) ? errorOf(error[0]).errCode : 0),
          complete: () => resolve('complete'),
        },
      );
    });
    return { values, ended };
  }

  async close(): Promise<void> {
    await this.client.dispose();
  }

  /** Breaks the connection without notifying either side. */
  cut(): void {
    this.#socket?.terminate();
  }
}

function errorOf({
  message,
  extensions,
}: {
  message: string;
  extensions?: Record<string, unknown> | undefined;
}) {
  return new ChannelError(Number(extensions?.errCode ?? 0), message);
}
