import { randomUUID } from 'node:crypto';
import type { WebSocket } from 'ws';
import type { Caller } from './area.ts';
import type { ChannelLimits } from './limits.ts';
import { TokenBucket } from './tokenBucket.ts';

/** A signed-in player's session, as a connection keeps it. */
export interface Session {
  userId: string;
  tokenHash: string;
}

/** One socket of the channel: who is behind it and what it may still ask. */
export class Connection {
  readonly id = randomUUID();
  readonly ip: string;
  readonly socket: WebSocket;
  /** Null for visitors. */
  session: Session | null = null;
  clientId = '';
  /** Answered since the last ping. */
  alive = true;
  readonly #limits: ChannelLimits;
  readonly #messages: TokenBucket;
  readonly #operations: TokenBucket;

  constructor(socket: WebSocket, ip: string, limits: ChannelLimits) {
    const now = performance.now();
    this.socket = socket;
    this.ip = ip;
    this.#limits = limits;
    this.#messages = new TokenBucket(limits.messageBurst, limits.messagesPerSecond, now);
    this.#operations = new TokenBucket(limits.operationBurst, limits.operationsPerSecond, now);
  }

  caller(): Caller {
    return {
      userId: this.session?.userId ?? null,
      connectionId: this.id,
      clientId: this.clientId,
      ip: this.ip,
    };
  }

  mayMessage(): boolean {
    return this.#messages.take(performance.now());
  }

  mayOperate(): boolean {
    return this.#operations.take(performance.now());
  }

  /**
   * Sends a text. A client that reads too slowly is cut off: it comes back and takes a snapshot, which is less to
   * carry than everything it has missed.
   */
  send(text: string): void {
    const { socket } = this;
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > this.#limits.unsentBytes) socket.terminate();
    else socket.send(text);
  }
}
