import { randomUUID } from 'node:crypto';
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { networkOf } from '../http/addresses.ts';
import type { Session } from '../http/route.ts';
import { TokenBucket } from '../tokenBucket.ts';
import type { Caller } from './area.ts';
import type { Arrival } from './arrivals.ts';
import type { ChannelLimits } from './limits.ts';

/** One socket of the channel: its session and its remaining limits. */
export class Connection {
  readonly id = randomUUID();
  readonly ip: string;
  /** The address as used for limits. */
  readonly network: string;
  readonly socket: WebSocket;
  clientId = '';
  /** Whether it has answered since the last ping. */
  alive = true;
  /** Called with the previous player when another player, or nobody, takes over the connection. */
  onHandover: (before: string | null) => void = () => undefined;
  /** Arrival of the message that is being read. */
  arrival: Arrival = { at: 0, earliest: 0 };
  readonly #stream: Duplex;
  readonly #limits: ChannelLimits;
  readonly #messages: TokenBucket;
  readonly #operations: TokenBucket;
  readonly #personal = new Set<() => void>();
  #session: Session | null = null;
  #gathering = false;

  /** @param stream what the socket writes to */
  constructor(socket: WebSocket, stream: Duplex, ip: string, limits: ChannelLimits) {
    const now = performance.now();
    this.socket = socket;
    this.#stream = stream;
    this.ip = ip;
    this.network = networkOf(ip);
    this.#limits = limits;
    const { messageBurst, messagesPerSecond, operationBurst, operationsPerSecond } = limits;
    this.#messages = new TokenBucket({ burst: messageBurst, perSecond: messagesPerSecond }, now);
    this.#operations = new TokenBucket({ burst: operationBurst, perSecond: operationsPerSecond }, now);
  }

  /** Null for visitors. */
  get session(): Session | null {
    return this.#session;
  }

  /** Binds it to a session, or makes it a visitor's. Private subscriptions of the previous player end. */
  bind(session: Session | null): void {
    const before = this.#session?.userId ?? null;
    this.#session = session;
    if (before === (session?.userId ?? null)) return;
    this.onHandover(before);
    for (const end of [...this.#personal]) end();
  }

  /** Calls `end` when another player, or nobody, takes over the connection. Returns the call that removes the handler. */
  untilHandover(end: () => void): () => void {
    this.#personal.add(end);
    return () => void this.#personal.delete(end);
  }

  /** The sender of the message that is being read. */
  caller(): Caller {
    return {
      userId: this.#session?.userId ?? null,
      connectionId: this.id,
      clientId: this.clientId,
      ip: this.ip,
      arrival: this.arrival,
    };
  }

  mayMessage(): boolean {
    return this.#messages.take(performance.now());
  }

  mayOperate(): boolean {
    return this.#operations.take(performance.now());
  }

  /**
   * Sends a text. A client that reads too slowly is disconnected: it reconnects and fetches a snapshot, which is cheaper than
   * everything it has missed.
   */
  send(text: string): void {
    const { socket } = this;
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > this.#limits.unsentBytes) {
      socket.terminate();
    } else {
      this.#gather();
      socket.send(text);
    }
  }

  /** Combines all sends of this turn into one write: an answer and its end belong together, and writes cost most. */
  #gather(): void {
    if (this.#gathering) return;
    this.#gathering = true;
    this.#stream.cork();
    process.nextTick(() => {
      this.#gathering = false;
      this.#stream.uncork();
    });
  }
}
