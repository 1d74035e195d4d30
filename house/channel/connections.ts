import type { Connection, Session } from './connection.ts';

/** The open sockets of this node. */
export class Connections {
  readonly #byId = new Map<string, Connection>();
  readonly #perIp = new Map<string, number>();

  get size(): number {
    return this.#byId.size;
  }

  countOf(ip: string): number {
    return this.#perIp.get(ip) ?? 0;
  }

  add(connection: Connection): void {
    this.#byId.set(connection.id, connection);
    this.#perIp.set(connection.ip, this.countOf(connection.ip) + 1);
  }

  remove(connection: Connection): void {
    if (!this.#byId.delete(connection.id)) return;
    const left = this.countOf(connection.ip) - 1;
    if (left > 0) this.#perIp.set(connection.ip, left);
    else this.#perIp.delete(connection.ip);
  }

  /** Binds a connection to a session, or makes it a visitor's. */
  bind(connectionId: string, session: Session | null): void {
    const connection = this.#byId.get(connectionId);
    if (connection) connection.session = session;
  }

  /** Makes every connection of a session a visitor's. */
  endSession(tokenHash: string): void {
    for (const connection of this.#byId.values())
      if (connection.session?.tokenHash === tokenHash) connection.session = null;
  }

  /** The sessions that connections are bound to now. */
  sessions(): string[] {
    return [...new Set([...this.#byId.values()].flatMap(({ session }) => session?.tokenHash ?? []))];
  }

  /** Pings everyone and drops who has not answered the last ping. */
  ping(): void {
    for (const connection of this.#byId.values()) {
      if (!connection.alive) {
        connection.socket.terminate();
        continue;
      }
      connection.alive = false;
      connection.socket.ping();
    }
  }

  /** Asks every client to come back later (1012, service restart), then lets go of those that linger. */
  closeAll(): void {
    for (const { socket } of this.#byId.values()) {
      socket.close(1012, 'The house restarts');
      setTimeout(() => socket.terminate(), 1_000).unref();
    }
  }
}
