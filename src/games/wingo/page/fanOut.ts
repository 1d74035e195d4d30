import type { Operation } from '../../../../contract/operation.ts';
import type { TableChannel } from '../../session/tableDeps.ts';

type Hear<Data> = (value: Data) => void;

/** Several tables hear the same subscription: it is made once, with the first listener, and ends with the last. */
export class FanOut<Data, Variables extends object> {
  readonly #operation: Operation<Data, Variables>;
  readonly #open = new Map<string, { hearers: Set<Hear<Data>>; stop: () => void }>();

  constructor(operation: Operation<Data, Variables>) {
    this.#operation = operation;
  }

  /** @returns how to end it */
  listen(channel: TableChannel, variables: Variables, hear: Hear<Data>): () => void {
    const key = JSON.stringify(variables);
    const open = this.#open.get(key) ?? this.#start(channel, variables);
    this.#open.set(key, open);
    open.hearers.add(hear);
    return () => {
      open.hearers.delete(hear);
      if (open.hearers.size > 0 || this.#open.get(key) !== open) return;
      this.#open.delete(key);
      open.stop();
    };
  }

  #start(channel: TableChannel, variables: Variables) {
    const hearers = new Set<Hear<Data>>();
    const next = (value: Data) => {
      for (const hear of hearers) hear(value);
    };
    return { hearers, stop: channel.subscribe(this.#operation, { next }, variables) };
  }
}
