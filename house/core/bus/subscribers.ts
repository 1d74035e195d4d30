import type { Logger } from 'pino';
import type { Handler } from './bus.ts';

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
