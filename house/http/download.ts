import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** An answer that is a file to keep and not JSON, sent as it is made. */
export class Download {
  readonly #file: { type: string; name: string; parts: AsyncIterable<string>; closed(): unknown };

  /** @param file `closed` is called once, whether everything was sent or the client went away */
  constructor(file: { type: string; name: string; parts: AsyncIterable<string>; closed(): unknown }) {
    this.#file = file;
  }

  send(reply: FastifyReply): FastifyReply {
    const { type, name, parts, closed } = this.#file;
    const stream = Readable.from(parts, { objectMode: false });
    stream.once('close', closed);
    return reply
      .type(type)
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'no-store')
      .send(stream);
  }
}
