import { inTime } from './deadline.ts';
import { restAfter } from './rest.ts';

interface Options {
  /** Maximum number of batches in flight. */
  atOnce: number;
  /** Maximum number of requests per batch. */
  most: number;
  /** Pause before the next batch, as a multiple of the time the last one took (rest.ts). Default 0. */
  rest?: number;
}

/**
 * Number of requests settled in one go once their batch is answered; then the event loop serves sockets, and with them bets.
 */
const AT_A_STRETCH = 8;

/** Timeout of a batch, ms: without it every later batch would wait behind a dead connection. */
const GIVE_UP_MS = 4_000;

interface Waiting<Input, Answer> {
  input: Input;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/**
 * Batches requests: those that arrive in one turn of the event loop, or while batches are in flight, form the next batch. A
 * single request does not wait, and of thousands at once some hundred share a statement.
 */
export class Batcher<Input, Answer> {
  readonly #options: Options;
  readonly #answer: (inputs: readonly Input[]) => Promise<readonly Answer[]>;
  #waiting: Waiting<Input, Answer>[] = [];
  #running = 0;
  #scheduled = false;

  /** @param answer gives the answers of a batch in the order of its asks; what it throws all of them are told */
  constructor(options: Options, answer: (inputs: readonly Input[]) => Promise<readonly Answer[]>) {
    this.#options = options;
    this.#answer = answer;
  }

  submit(input: Input): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ input, resolve, reject });
      this.#schedule();
    });
  }

  #schedule(): void {
    if (this.#scheduled || this.#waiting.length === 0 || this.#running >= this.#options.atOnce) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      const batch = this.#waiting.splice(0, this.#options.most);
      this.#running += 1;
      void this.#run(batch);
      this.#schedule();
    });
  }

  async #run(batch: readonly Waiting<Input, Answer>[]): Promise<void> {
    const began = performance.now();
    try {
      const answers = await inTime(this.#answer(batch.map(({ input }) => input)), GIVE_UP_MS);
      if (answers.length !== batch.length) throw new Error('a batch was not answered whole');
      goOn(batch, ({ resolve }, i) => resolve(answers[i] as Answer));
    } catch (error) {
      goOn(batch, ({ reject }) => reject(error));
    } finally {
      const { rest = 0 } = this.#options;
      if (rest > 0) await restAfter(began, rest);
      this.#running -= 1;
      this.#schedule();
    }
  }
}

/** Settles the requests of a batch, a few in each turn of the event loop. */
function goOn<One>(batch: readonly One[], settle: (one: One, index: number) => void, from = 0): void {
  const to = Math.min(from + AT_A_STRETCH, batch.length);
  for (let i = from; i < to; i++) settle(batch[i] as One, i);
  if (to < batch.length) setImmediate(() => goOn(batch, settle, to));
}
