import type { Connections } from '../../core/channel/connections.ts';

/**
 * What a site that closes while it runs does about open sockets: no stake is taken any more (schema.ts), but what
 * flies may be cashed out until they are sent away.
 */
export class Closing {
  readonly #connections: Connections;
  readonly #within: number;
  #timer: NodeJS.Timeout | undefined;

  /** @param within ms that open sockets stay */
  constructor(connections: Connections, within: number) {
    this.#connections = connections;
    this.#within = within;
  }

  changed(closed: boolean): void {
    clearTimeout(this.#timer);
    if (closed) this.#timer = setTimeout(() => this.#connections.closeAll('Maintenance'), this.#within);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
