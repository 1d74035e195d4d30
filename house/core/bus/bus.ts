import type { Logger } from 'pino';

/**
 * Carries events between houses on one database. Messages are any JSON; every handler gets its own copy, asynchronously after
 * publishing.
 */
export interface Bus {
  /**
   * Delivers `message` to every subscriber of `topic` on every node, this one included, in publishing order. Does
   * nothing on a closed bus.
   */
  publish(topic: string, message: unknown): void;
  /** Returns the unsubscribe call. A topic without subscribers on any node costs the carrier next to nothing. */
  subscribe(topic: string, handler: Handler): () => void;
  /** Resolves once all earlier subscriptions are active, on a carrier that has to register them. */
  ready(): Promise<void>;
  /** Calls `handler` when the carrier was disconnected and is back: messages may be missing. Returns the unsubscribe call. */
  onGap(handler: () => void): () => void;
  /** Sends pending messages and disconnects. Nothing is delivered afterwards. */
  close(): Promise<void>;
}

type Handler = (message: unknown) => void;

/** The handlers of one node, by topic. A handler that throws is logged and does not affect the others. */
export class Subscribers {
  readonly #log: Logger;
  readonly #topics = new Map<string, Set<Handler>>();
  readonly #gaps = new Set<() => void>();

  constructor(log: Logger) {
    this.#log = log;
  }

  add(topic: string, handler: Handler): () => void {
    const handlers = this.#topics.get(topic) ?? new Set();
    this.#topics.set(topic, handlers.add(handler));
    return () => {
      handlers.delete(handler);
      if (handlers.size === 0 && this.#topics.get(topic) === handlers) this.#topics.delete(topic);
    };
  }

  has(topic: string): boolean {
    return this.#topics.has(topic);
  }

  addGap(handler: () => void): () => void {
    this.#gaps.add(handler);
    return () => void this.#gaps.delete(handler);
  }

  /** Passes each subscriber of `topic` its own copy of a message, parsed from its JSON text. */
  deliver(topic: string, text: string): void {
    for (const handler of [...(this.#topics.get(topic) ?? [])])
      this.#guard(topic, () => handler(JSON.parse(text)));
  }

  /** Notifies every gap handler that messages may be missing. */
  gap(): void {
    for (const handler of [...this.#gaps]) this.#guard('gap', handler);
  }

  #guard(topic: string, run: () => void): void {
    try {
      run();
    } catch (error) {
      this.#log.error({ err: error, topic }, 'a subscriber of the bus failed');
    }
  }
}

/** Items processed before other work gets a turn: each is written for one player only, and a round may have thousands. */
const SLICE = 20;

/** Returns a function that processes lists in order, with turns for other work in between. */
export function inTurns<Item>(take: (item: Item) => void): (items: Item[]) => void {
  const waiting: Item[] = [];
  const work = () => {
    for (const item of waiting.splice(0, SLICE)) take(item);
    if (waiting.length > 0) setImmediate(work);
  };
  return (items) => {
    const idle = waiting.length === 0;
    waiting.push(...items);
    if (idle) work();
  };
}
