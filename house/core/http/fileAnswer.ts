import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** An answer that is a file and not JSON. */
export abstract class FileAnswer {
  abstract send(reply: FastifyReply): FastifyReply;
}

interface File {
  type: string;
  name: string;
  parts: AsyncIterable<string>;
  /** Called once, whether everything was sent or the client disconnected. */
  closed(): unknown;
}

/** A file download, streamed while it is produced. */
export class Download extends FileAnswer {
  readonly #file: File;

  constructor(file: File) {
    super();
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

/** A WebP picture, which browsers do not interpret as anything else even when opened directly. */
export class PictureAnswer extends FileAnswer {
  readonly #content: Buffer;
  readonly #seenBy: 'private' | 'public';

  /** @param seenBy a public picture's name is never given to another one, so it may be kept for ever */
  constructor(content: Buffer, seenBy: 'private' | 'public') {
    super();
    this.#content = content;
    this.#seenBy = seenBy;
  }

  send(reply: FastifyReply): FastifyReply {
    return reply
      .type('image/webp')
      .header('content-disposition', 'inline; filename="picture.webp"')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('x-content-type-options', 'nosniff')
      .header(
        'cache-control',
        this.#seenBy === 'public' ? 'public, max-age=31536000, immutable' : 'private, no-store',
      )
      .send(this.#content);
  }
}
