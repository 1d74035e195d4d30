import { ErrorCode, Refusal } from '../../contract/errors.ts';

/** The payer of an operation. */
export interface Payer {
  /** Null for visitors. */
  userId: string | null;
  /** The address as used for limits (addresses.ts). */
  network: string;
}

interface Options {
  /** Maximum concurrent work. */
  atOnce: number;
  /** Maximum waiting work of one payer, and in total. */
  mostOfOne: number;
  most: number;
}

/** Time for which work is started in one go, ms; then the event loop serves sockets, and with them bets. */
const SLICE_MS = 3;

/**
 * A queue for reads: each waits until the bets that arrived with it have started, and until it is its payer's turn. Payers
 * alternate, however much one of them has waiting.
 */
export class Turns {
  readonly #options: Options;
  /** Waiting work by payer; the payer whose turn is next comes first. */
  readonly #lanes = new Map<string, (() => void)[]>();
  #waiting = 0;
  #running = 0;
  #scheduled = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Whether one more request of this payer may wait. */
  hasRoom(payer: string): boolean {
    const { most, mostOfOne } = this.#options;
    return this.#waiting < most && (this.#lanes.get(payer)?.length ?? 0) < mostOfOne;
  }

  /** Runs the work when its turn comes. Refusal: 667 at once when too much waits already. */
  async take<T>(payer: string, work: () => Promise<T> | T): Promise<T> {
    if (!this.hasRoom(payer)) throw new Refusal(ErrorCode.tooFrequent);
    await this.#turn(payer);
    try {
      return await work();
    } finally {
      this.#running -= 1;
      this.#schedule();
    }
  }

  #turn(payer: string): Promise<void> {
    return new Promise((begin) => {
      const lane = this.#lanes.get(payer);
      if (lane) lane.push(begin);
      else this.#lanes.set(payer, [begin]);
      this.#waiting += 1;
      this.#schedule();
    });
  }

  #schedule(): void {
    if (this.#scheduled || this.#waiting === 0 || this.#running >= this.#options.atOnce) return;
    this.#scheduled = true;
    setImmediate(() => void this.#work());
  }

  /** Each starts in its own microtask, so the time is checked between them. */
  async #work(): Promise<void> {
    const until = performance.now() + SLICE_MS;
    while (this.#waiting > 0 && this.#running < this.#options.atOnce && performance.now() < until) {
      this.#begin();
      await null;
    }
    this.#scheduled = false;
    this.#schedule();
  }

  #begin(): void {
    const next = this.#lanes.entries().next().value;
    if (!next) return;
    const [payer, lane] = next;
    const begin = lane.shift();
    this.#lanes.delete(payer);
    if (lane.length > 0) this.#lanes.set(payer, lane);
    this.#waiting -= 1;
    this.#running += 1;
    begin?.();
  }
}

/** The queue lane of a payer: one per player, and one for all visitors of an address. */
export function laneOf({ userId, network }: Payer): string {
  return userId === null ? `visitors of ${network}` : `account ${userId}`;
}
