import type { Connection } from './connection.ts';

/** One subscription of one socket. Its messages differ from others of the selection only in their beginning. */
export class Subscriber {
  readonly connection: Connection;
  readonly #beginning: string;
  #open = true;

  /** @param id the client's id of the operation */
  constructor(connection: Connection, id: string) {
    this.connection = connection;
    this.#beginning = `{"id":${JSON.stringify(id)},"type":"next","payload":`;
  }

  /** Sends the shared JSON text of a result. */
  deliver(payload: string): void {
    if (this.#open) this.connection.send(`${this.#beginning}${payload}}`);
  }

  close(): void {
    this.#open = false;
  }
}
