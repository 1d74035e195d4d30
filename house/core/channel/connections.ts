import type { Session } from '../http/route.ts';
import type { Connection } from './connection.ts';

/** Number of groups of sockets that are pinged in turn; pinging thousands at once would delay bets. */
export const PING_TURNS = 100;

/** The open sockets of this node. */
export class Connections {
  readonly #byId = new Map<string, Connection>();
  readonly #byPlayer = new Map<string, Set<Connection>>();
  readonly #perNetwork = new Map<string, number>();
  readonly #turns = Array.from({ length: PING_TURNS }, () => new Set<Connection>());
  #added = 0;
  #turn = 0;

  get size(): number {
    return this.#byId.size;
  }

  /** How many are open from an address, as used for limits (addresses.ts). */
  countOf(network: string): number {
    return this.#perNetwork.get(network) ?? 0;
  }

  /** The connections of a player. */
  ofPlayer(userId: string): Iterable<Connection> {
    return this.#byPlayer.get(userId) ?? [];
  }

  add(connection: Connection): void {
    this.#byId.set(connection.id, connection);
    connection.onHandover = (before) => {
      this.#leave(connection, before);
      this.#join(connection);
    };
    this.#join(connection);
    this.#perNetwork.set(connection.network, this.countOf(connection.network) + 1);
    this.#turns[this.#added++ % PING_TURNS]?.add(connection);
  }

  remove(connection: Connection): void {
    if (!this.#byId.delete(connection.id)) return;
    connection.onHandover = () => undefined;
    this.#leave(connection, connection.session?.userId ?? null);
    for (const turn of this.#turns) if (turn.delete(connection)) break;
    const left = this.countOf(connection.network) - 1;
    if (left > 0) this.#perNetwork.set(connection.network, left);
    else this.#perNetwork.delete(connection.network);
  }

  /** Binds a connection to a session, or makes it a visitor's. */
  bind(connectionId: string, session: Session | null): void {
    this.#byId.get(connectionId)?.bind(session);
  }

  /** Makes every connection of a session a visitor's. */
  endSession(tokenHash: string): void {
    for (const connection of this.#byId.values())
      if (connection.session?.tokenHash === tokenHash) connection.bind(null);
  }

  /** The sessions that connections are currently bound to. */
  sessions(): string[] {
    return [...new Set([...this.#byId.values()].flatMap(({ session }) => session?.tokenHash ?? []))];
  }

  /** Closes every connection of a player with 4403 (forbidden), after which the client reconnects as a visitor. */
  endPlayer(userId: string): void {
    for (const connection of [...this.ofPlayer(userId)]) {
      connection.bind(null);
      connection.socket.close(4403, 'Forbidden');
    }
  }

  /**
   * Pings the next group; every socket is pinged once in PING_TURNS calls. Drops sockets that have not answered the last ping.
   */
  ping(): void {
    const turn = this.#turns[this.#turn++ % PING_TURNS] ?? [];
    for (const connection of turn) {
      if (!connection.alive) {
        connection.socket.terminate();
        continue;
      }
      connection.alive = false;
      connection.socket.ping();
    }
  }

  /**
   * Closes every connection with 1012 (service restart), which makes clients reconnect later, then terminates those that
   * linger.
   */
  closeAll(reason = 'The house restarts'): void {
    for (const { socket } of this.#byId.values()) {
      socket.close(1012, reason);
      setTimeout(() => socket.terminate(), 1_000).unref();
    }
  }

  #join(connection: Connection): void {
    const userId = connection.session?.userId;
    if (userId === undefined) return;
    const others = this.#byPlayer.get(userId) ?? new Set();
    this.#byPlayer.set(userId, others.add(connection));
  }

  #leave(connection: Connection, userId: string | null): void {
    if (userId === null) return;
    const others = this.#byPlayer.get(userId);
    others?.delete(connection);
    if (others?.size === 0) this.#byPlayer.delete(userId);
  }
}
