import type { Logger } from 'pino';

/**
 * What carries events between houses on one database. Messages are anything JSON can say; every handler gets
 * its own copy, later than the call that published it.
 */
export interface Bus {
  /**
   * Delivers `message` to every subscriber of `topic` on every node, this one included, in publishing order. Does
   * nothing on a closed bus.
   */
  publish(topic: string, message: unknown): void;
  /** Returns the call that ends the subscription. A topic that no node subscribes to costs the carrier next to nothing. */
  subscribe(topic: string, handler: Handler): () => void;
  /** Resolves once everything that was subscribed to before is heard, on a carrier that has to be told of it. */
  ready(): Promise<void>;
  /** Calls `handler` when the carrier was away and is back: messages may be missing. Returns the ending call. */
  onGap(handler: () => void): () => void;
  /** Sends what is still waiting and lets the carrier go. Nothing is delivered afterwards. */
  close(): Promise<void>;
}

type Handler = (message: unknown) => void;

/** The handlers of one node, by topic. A handler that throws is logged and does not keep the others waiting. */
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

  /** Hands each subscriber of `topic` a message of its own, read from its JSON text. */
  deliver(topic: string, text: string): void {
    for (const handler of [...(this.#topics.get(topic) ?? [])])
      this.#guard(topic, () => handler(JSON.parse(text)));
  }

  /** Tells everyone who asked that messages may be missing. */
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

/** Taken before other work gets its turn: each is written for its player alone, and a round may have thousands. */
const SLICE = 20;

/** Takes lists in their order, and gives other work its turn in between. */
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
