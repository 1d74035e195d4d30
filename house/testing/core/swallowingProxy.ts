import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/**
 * A network path to a server that can be lost. While it is, nothing passes in either direction, no connection is closed or
 * refused, and new ones are accepted. What was sent meanwhile is delivered when the path is back, the ends of connections
 * too: a kernel sends again what was not acknowledged, even of a connection that its process has closed.
 */
export class SwallowingProxy {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #lost = false;
  /** What is done when the path is back, in order. */
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

  /** From now on nothing passes. */
  lose(): void {
    this.#lost = true;
  }

  /** The path is back: what was held back is delivered, and all passes again. */
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
    // What comes before the server is reached is read then.
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
