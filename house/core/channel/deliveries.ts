import type { Subscriber } from './subscriber.ts';

/** Sockets written to before other work gets its turn: 2 to 3 ms. */
const SLICE = 256;

interface Delivery {
  payload: string;
  subscribers: readonly Subscriber[];
}

/** Sends shared texts to their subscribers, in order and in slices, so that a large table holds nobody up. */
export class Deliveries {
  readonly #queue: Delivery[] = [];
  #place = 0;
  #scheduled = false;

  /** True while earlier deliveries still wait: a good time to collect more before sending. */
  get busy(): boolean {
    return this.#queue.length > 0;
  }

  add(payload: string, subscribers: readonly Subscriber[]): void {
    this.#queue.push({ payload, subscribers });
    if (this.#scheduled) return;
    this.#scheduled = true;
    this.#work();
  }

  #work(): void {
    let left = SLICE;
    while (left > 0) {
      const delivery = this.#queue[0];
      if (!delivery) {
        this.#scheduled = false;
        return;
      }
      const { payload, subscribers } = delivery;
      const end = Math.min(this.#place + left, subscribers.length);
      for (let i = this.#place; i < end; i++) subscribers[i]?.deliver(payload);
      left -= end - this.#place;
      this.#place = end;
      if (end < subscribers.length) continue;
      this.#queue.shift();
      this.#place = 0;
    }
    setImmediate(() => this.#work());
  }
}
