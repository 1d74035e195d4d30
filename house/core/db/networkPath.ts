import { Socket } from 'node:net';
import pg from 'pg';
import type { Logger } from 'pino';
import { NoAnswer } from '../deadline.ts';

/** Interval of the heartbeat, ms. */
const BEAT_MS = 250;
/**
 * Number of checks without any data from PostgreSQL, while a heartbeat is unanswered, after which the path counts as lost: 3
 * seconds. Counts checks and not time, because a process that is blocked or short of CPU both checks and reads less often.
 */
const SILENT_LOOKS = 12;
/** If only the heartbeat is unanswered, its own connection is dead: it is sent again on a new one after this, ms. */
const BEAT_TIMEOUT_MS = 6_000;
/** Timeout of an attempt to reconnect while the path is lost, ms. */
const RETRY_TIMEOUT_MS = 1_500;

/** Errors from the kernel's timeouts and routing, not an answer of PostgreSQL's host. */
const UNREACHED: readonly string[] = ['ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'EHOSTDOWN'];

/**
 * Watches the network path to PostgreSQL. Dropped packets end no connection: a query on it would wait forever, and Node has no
 * TCP_USER_TIMEOUT for its sockets. Therefore a heartbeat runs on its own connection. When no data arrives any more, all
 * connections are destroyed at once and new ones are refused until a heartbeat is answered: every call fails within 3.5 s, none
 * waits behind another, and no statement is ended merely because it takes long.
 */
export class NetworkPath {
  readonly #url: string;
  readonly #log: Logger;
  /** Open connections, with the bytes that each had received at the last check. */
  readonly #sockets = new Map<Socket, number>();
  #timer: NodeJS.Timeout | undefined;
  #heartbeat: { client: pg.Client; socket: Socket } | null = null;
  #asking = false;
  #lost = false;
  /** Consecutive checks without data while something was due. */
  #silentLooks = 0;

  constructor(url: string, log: Logger) {
    this.#url = url;
    this.#log = log;
  }

  /** Whether PostgreSQL is currently unreachable. */
  get lost(): boolean {
    return this.#lost;
  }

  start(): void {
    this.#timer ??= setInterval(() => this.#look(), BEAT_MS);
    this.#timer.unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    const heartbeat = this.#heartbeat;
    this.#heartbeat = null;
    if (this.#asking) heartbeat?.socket.destroy();
    else await heartbeat?.client.end().catch(() => {});
  }

  /** A socket that is destroyed when the path is lost: `stream` of node-postgres. */
  readonly openSocket = (): Socket => {
    const socket = this.#watched();
    if (this.#lost) process.nextTick(() => socket.destroy(new NoAnswer('PostgreSQL does not answer')));
    return socket;
  };

  #watched(): Socket {
    const socket = new Socket();
    this.#sockets.set(socket, 0);
    socket.once('close', () => this.#sockets.delete(socket));
    // node-postgres adds its listener only once it connects.
    socket.on('error', () => {});
    return socket;
  }

  #look(): void {
    this.#silentLooks = this.#received() || !this.#asking ? 0 : this.#silentLooks + 1;
    if (!this.#asking) void this.#probe();
    else if (!this.#lost && this.#silentLooks >= SILENT_LOOKS) this.#lose();
  }

  /** Whether any connection received data since the last check. */
  #received(): boolean {
    let received = false;
    for (const [socket, before] of this.#sockets) {
      const { bytesRead } = socket;
      if (bytesRead === before) continue;
      this.#sockets.set(socket, bytesRead);
      received = true;
    }
    return received;
  }

  /** Sends a heartbeat and waits for its answer. */
  async #probe(): Promise<void> {
    this.#asking = true;
    const heartbeat = this.#heartbeat ?? this.#newHeartbeat();
    const { client, socket } = heartbeat;
    const { bytesRead } = socket;
    const giveUp = setTimeout(() => socket.destroy(), this.#lost ? RETRY_TIMEOUT_MS : BEAT_TIMEOUT_MS);
    try {
      if (this.#heartbeat === null) {
        this.#heartbeat = heartbeat;
        await client.connect();
      }
      await client.query('SELECT 1');
      this.#found();
    } catch (error) {
      // A server that refuses or resets connections is reachable; its clients handle the error.
      const code = error instanceof Error && 'code' in error ? String(error.code) : null;
      if (socket.bytesRead > bytesRead || (code !== null && !UNREACHED.includes(code))) this.#found();
      socket.destroy();
      if (this.#heartbeat === heartbeat) this.#heartbeat = null;
    } finally {
      clearTimeout(giveUp);
      this.#asking = false;
    }
  }

  #newHeartbeat(): { client: pg.Client; socket: Socket } {
    const socket = this.#watched();
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'kilat heartbeat',
      stream: () => socket,
    });
    client.on('error', () => {});
    return { client, socket };
  }

  #lose(): void {
    this.#lost = true;
    this.#log.error(
      { connections: this.#sockets.size },
      'PostgreSQL is silent: its connections are given up',
    );
    for (const socket of [...this.#sockets.keys()])
      socket.destroy(new NoAnswer('PostgreSQL does not answer'));
  }

  #found(): void {
    if (!this.#lost) return;
    this.#lost = false;
    this.#log.info('PostgreSQL answers again');
  }
}
