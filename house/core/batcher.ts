import { inTime } from './deadline.ts';
import { restAfter } from './rest.ts';

interface Options {
  /** Batches under way at once. */
  atOnce: number;
  /** Asks in a batch. */
  most: number;
  /** How long it is until the next batch, against the time that one took (rest.ts). 0 when left out. */
  rest?: number;
}

/** So many who asked go on at a stretch once their batch is answered; then the sockets get their turn, and with them bets. */
const AT_A_STRETCH = 8;

/** A batch that is not answered for so long is given up, ms: else every later one would wait behind a dead connection. */
const GIVE_UP_MS = 4_000;

interface Waiting<Input, Answer> {
  input: Input;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/**
 * Answers asks together: what comes in one turn of the event loop, and while batches are under way, is the next batch. So
 * one ask alone waits for nobody, and of thousands at once some hundred share a statement.
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

/** Tells all of a batch, a few in each turn of the event loop. */
function goOn<One>(batch: readonly One[], settle: (one: One, index: number) => void, from = 0): void {
  const to = Math.min(from + AT_A_STRETCH, batch.length);
  for (let i = from; i < to; i++) settle(batch[i] as One, i);
  if (to < batch.length) setImmediate(() => goOn(batch, settle, to));
}
