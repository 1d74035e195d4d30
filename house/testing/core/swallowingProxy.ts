import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/**
 * A TCP proxy whose network path can be cut. While it is cut, nothing passes in either direction, no connection is closed or
 * refused, and new ones are accepted. Data sent meanwhile is delivered when the path is restored, and so are connection ends: a
 * kernel retransmits unacknowledged data, even for a connection that its process has closed.
 */
export class SwallowingProxy {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #lost = false;
  /** Pending actions for when the path is restored, in order. */
  #blocked: (() => void)[] = [];

  private constructor(target: { host: string; port: number }) {
    this.#server = createServer({ allowHalfOpen: true }, (client) => this.#carry(client, target));
  }

  /** @param url of the server, of any protocol over TCP */
  static async open(url: string): Promise<{ proxy: SwallowingProxy; url: string }> {
    const { hostname: host, port } = new URL(url);
    const proxy = new SwallowingProxy({ host, port: Number(port) });
    proxy.#server.listen(0, '127.0.0.1');
    await once(proxy.#server, 'listening');
    const through = new URL(url);
    through.hostname = '127.0.0.1';
    through.port = String((proxy.#server.address() as AddressInfo).port);
    return { proxy, url: through.href };
  }

  /** Cuts the path. */
  lose(): void {
    this.#lost = true;
  }

  /** Restores the path and delivers everything held back. */
  restore(): void {
    this.#lost = false;
    for (const deliver of this.#blocked.splice(0)) deliver();
  }

  async close(): Promise<void> {
    this.#blocked = [];
    const closed = new Promise((resolve) => this.#server.close(resolve));
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  #carry(client: Socket, target: { host: string; port: number }): void {
    this.#sockets.add(client);
    client.once('close', () => this.#sockets.delete(client));
    this.#pass(() => {
      const server = connect({ ...target, allowHalfOpen: true });
      this.#sockets.add(server);
      server.once('close', () => this.#sockets.delete(server));
      this.#join(client, server);
      this.#join(server, client);
    });
    // Data that arrives before the server connection is established is read then.
    client.on('error', () => {});
  }

  #join(from: Socket, to: Socket): void {
    from.on('data', (chunk) => this.#pass(() => to.write(chunk)));
    from.on('end', () => this.#pass(() => to.end()));
    from.on('error', () => this.#pass(() => to.destroy()));
  }

  #pass(deliver: () => void): void {
    if (this.#lost) this.#blocked.push(deliver);
    else deliver();
  }
}
