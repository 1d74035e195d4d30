import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { operation } from '../../contract/operation.ts';
import { Channel, type ChannelState } from './channel.ts';
import { Clock } from './clock.ts';
import type { ChannelError, SuppressToast } from './errors.ts';
import type { ChannelSettings, Identity } from './settings.ts';

/** A real WebSocket server for graphql-transport-ws whose faults tests can control. */

interface Received {
  id: string;
  field: string;
  variables: Record<string, unknown>;
  /** The index of the connection on which it arrived. */
  connection: number;
  socket: WebSocket;
}

export class TestHouse {
  readonly operations: Received[] = [];
  readonly inits: Record<string, unknown>[] = [];
  pings = 0;
  connections = 0;
  goodTokens = new Set<string>();
  /** Sends no acks, pongs or replies. */
  silent = false;
  /** Closes new connections with this code instead of an ack. */
  refuseWith: number | null = null;
  /** Replies to an operation; by default echoes the variables of anything that is not an event. */
  answer: (received: Received) => void = (received) => this.reply(received, received.variables);
  #server: WebSocketServer | null = null;
  #port = 0;

  get url(): string {
    return `ws://127.0.0.1:${this.#port}/channel`;
  }

  async start(): Promise<void> {
    const server = new WebSocketServer({ port: this.#port, host: '127.0.0.1' });
    this.#server = server;
    server.on('connection', (socket) => this.#serve(socket));
    await once(server, 'listening');
    this.#port = (server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    if (!server) return;
    for (const socket of server.clients) socket.terminate();
    await new Promise((resolve) => server.close(resolve));
  }

  /** Closes every connection with a code, or cuts it without a close frame. */
  drop(code?: number): void {
    for (const socket of this.#server?.clients ?? [])
      if (code === undefined) socket.terminate();
      else socket.close(code);
  }

  reply({ socket, id, field }: Received, value: unknown): void {
    this.send(socket, { type: 'next', id, payload: { data: { [field]: value } } });
    this.send(socket, { type: 'complete', id });
  }

  refuse({ socket, id }: Received, errCode: number): void {
    const errors = [{ message: `refused ${errCode}`, extensions: { errCode } }];
    this.send(socket, { type: 'next', id, payload: { data: null, errors } });
    this.send(socket, { type: 'complete', id });
  }

  /** Publishes an event to the subscriptions of a field on live connections. */
  publish(field: string, value: unknown): void {
    for (const one of this.operations)
      if (one.field === field && one.socket.readyState === WebSocket.OPEN)
        this.send(one.socket, { type: 'next', id: one.id, payload: { data: { [field]: value } } });
  }

  send(socket: WebSocket, message: unknown): void {
    socket.send(JSON.stringify(message));
  }

  #serve(socket: WebSocket): void {
    const connection = this.connections++;
    let initialised = false;
    socket.on('message', (data) => {
      if (this.silent) return;
      const message = JSON.parse(String(data));
      if (message.type === 'connection_init') {
        this.inits.push(message.payload);
        if (initialised) socket.close(4429, 'Too many initialisation requests');
        else if (this.refuseWith !== null) socket.close(this.refuseWith);
        else this.send(socket, { type: 'connection_ack' });
        initialised = true;
      } else if (message.type === 'ping') {
        this.pings++;
        this.send(socket, { type: 'pong' });
      } else if (message.type === 'subscribe') this.#operation(socket, connection, message);
    });
  }

  #operation(
    socket: WebSocket,
    connection: number,
    { id, payload }: { id: string; payload: { query: string; variables?: Record<string, unknown> } },
  ): void {
    const field = /\{\s*(\w+)/.exec(payload.query.replace(/\([^)]*\)/g, ''))?.[1] ?? '';
    const received = { id, field, variables: payload.variables ?? {}, connection, socket };
    this.operations.push(received);
    if (payload.query.startsWith('subscription')) return;
    if (field === 'internalAuth') this.#authenticate(received);
    else this.answer(received);
  }

  #authenticate(received: Received): void {
    const token = String(received.variables.token);
    if (this.goodTokens.has(token)) this.reply(received, { userId: token.split('-')[1] });
    else this.refuse(received, 707);
  }
}

/** Short times for tests, in realistic proportions. */
export const FAST: ChannelSettings = {
  keepAlive: 100,
  lifetime: 400,
  foregroundKeepAlive: 30,
  foregroundLifetime: 120,
  probe: 100,
  request: 2_000,
  reconnect: 30,
  reconnectCap: 120,
  stable: 10_000,
};

/** ws emits 'error' for a socket closed while connecting, which browsers do not. */
class TestSocket extends WebSocket {
  constructor(url: string, protocols: string) {
    super(url, protocols);
    this.on('error', () => undefined);
  }
}

/** A tab that can be hidden and woken. */
class TestTab {
  readonly window = new EventTarget();
  readonly document = Object.assign(new EventTarget(), { visibilityState: 'visible' });

  hide(): void {
    this.document.visibilityState = 'hidden';
    this.document.dispatchEvent(new Event('visibilitychange'));
  }

  show(): void {
    this.document.visibilityState = 'visible';
    this.document.dispatchEvent(new Event('visibilitychange'));
  }

  online(): void {
    this.window.dispatchEvent(new Event('online'));
  }

  offline(): void {
    this.window.dispatchEvent(new Event('offline'));
  }
}

export interface TestClient {
  channel: Channel;
  identity: Identity;
  clock: Clock;
  tab: TestTab;
  states: ChannelState[];
  errors: { error: ChannelError; quiet: SuppressToast }[];
}

/** A channel to a test server, not opened yet. */
export function testClient(house: TestHouse, settings: Partial<ChannelSettings> = {}): TestClient {
  const identity: Identity = { token: null, clientId: 'client-1' };
  const tab = new TestTab();
  const errors: TestClient['errors'] = [];
  const clock = new Clock();
  const channel = new Channel({
    url: house.url,
    identity,
    clock,
    settings: { ...FAST, ...settings },
    report: (error, quiet) => errors.push({ error, quiet }),
    wake: tab,
    webSocketImpl: TestSocket,
    random: () => 0,
  });
  const states: ChannelState[] = [];
  channel.onState((state) => states.push(state));
  return { channel, identity, clock, tab, states, errors };
}

export const echo = operation<{ text: string }, { text: string }>(
  'echo',
  'query Echo($text: String) { echo(text: $text) }',
);
export const tick = operation<{ n: number; serverTime?: number }>('tick', 'subscription Tick { tick { n } }');

/** Resolves once the channel is in a state. */
export function reached(channel: Channel, state: ChannelState): Promise<void> {
  return new Promise((resolve) => {
    if (channel.state === state) return resolve();
    const stop = channel.onState((now) => {
      if (now !== state) return;
      stop();
      resolve();
    });
  });
}

/** Waits until a condition holds. */
export const until = (condition: () => unknown) =>
  vi.waitFor(() => expect(condition()).toBeTruthy(), { timeout: 3_000, interval: 5 });
