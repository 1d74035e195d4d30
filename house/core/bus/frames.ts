/**
 * Frames: how a batch of messages travels through carriers with a short payload limit. A frame is ASCII text
 * `sender.batch.index.count:piece`; the pieces of a batch in order are the JSON text of its messages.
 */

/** One message of a batch: its topic and its JSON text. */
export type Entry = readonly [topic: string, text: string];

const HEADER_ROOM = 80;

/** Writes batches as frames of at most `limit` characters (and, being ASCII, bytes). */
export class FrameWriter {
  readonly #sender: string;
  readonly #limit: number;
  #batch = 0;

  constructor(sender: string, limit: number) {
    this.#sender = sender;
    this.#limit = limit - HEADER_ROOM;
  }

  /** Frames of the entries in order: small entries share a frame, a long one takes several. */
  write(entries: readonly Entry[]): string[] {
    const frames: string[] = [];
    let parts: string[] = [];
    let length = 0;
    for (const entry of entries) {
      const part = ascii(JSON.stringify(entry));
      if (parts.length > 0 && length + part.length + 1 > this.#limit - 2) {
        frames.push(...this.#cut(parts));
        parts = [];
        length = 0;
      }
      parts.push(part);
      length += part.length + 1;
    }
    if (parts.length > 0) frames.push(...this.#cut(parts));
    return frames;
  }

  #cut(parts: string[]): string[] {
    const text = `[${parts.join(',')}]`;
    const count = Math.ceil(text.length / this.#limit);
    const batch = this.#batch++;
    return Array.from(
      { length: count },
      (_, i) =>
        `${this.#sender}.${batch}.${i}.${count}:${text.slice(i * this.#limit, (i + 1) * this.#limit)}`,
    );
  }
}

/** Reassembles frames of any number of senders. A batch with a missing piece is dropped. */
export class FrameReader {
  readonly #open = new Map<string, { batch: string; pieces: string[] }>();

  /** The entries completed by this frame, or none yet. Text that is not a frame gives none. */
  read(frame: string): Entry[] {
    const header = /^([^.]+)\.(\d+)\.(\d+)\.(\d+):/.exec(frame);
    if (!header) return [];
    const [head, sender = '', batch = '', index, count] = header;
    const piece = frame.slice(head.length);
    if (Number(index) === 0) this.#open.set(sender, { batch, pieces: [] });
    const open = this.#open.get(sender);
    if (open?.batch !== batch || open.pieces.length !== Number(index)) return [];
    open.pieces.push(piece);
    if (open.pieces.length < Number(count)) return [];
    this.#open.delete(sender);
    return JSON.parse(open.pieces.join(''));
  }

  /** Drops unfinished batches, after a gap. */
  clear(): void {
    this.#open.clear();
  }
}

function ascii(json: string): string {
  return json.replace(/[\u007f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
