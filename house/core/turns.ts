import { ErrorCode, Refusal } from '../../contract/errors.ts';

/** Who pays for an operation. */
export interface Payer {
  /** Null for visitors. */
  userId: string | null;
  /** The address, as limits count it (addresses.ts). */
  network: string;
}

interface Options {
  /** So many pieces of work are under way at once. */
  atOnce: number;
  /** So many of one payer, and so many in all, wait at most. */
  mostOfOne: number;
  most: number;
}

/** Work is begun for this long at a stretch, in ms; then the sockets get their turn, and with them bets. */
const SLICE_MS = 3;

/**
 * Work waits here until the bets that came with it have begun, and until it is its payer's turn: payers take turns, however much one
 * of them has waiting.
 */
export class Turns {
  readonly #options: Options;
  /** What waits, by payer; whose turn is next comes first. */
  readonly #lanes = new Map<string, (() => void)[]>();
  #waiting = 0;
  #running = 0;
  #scheduled = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Whether one more of this payer may wait. */
  hasRoom(payer: string): boolean {
    const { most, mostOfOne } = this.#options;
    return this.#waiting < most && (this.#lanes.get(payer)?.length ?? 0) < mostOfOne;
  }

  /** Does the work when its turn comes. Refusal: 667 at once when too much waits already. */
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

  /** Each begins in a microtask of its own, so the clock is asked between them. */
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

/** Whose reads wait behind each other: a player's own, and those of an address's visitors. */
export function laneOf({ userId, network }: Payer): string {
  return userId === null ? `visitors of ${network}` : `account ${userId}`;
}
