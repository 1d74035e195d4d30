import pg from 'pg';
import { ErrorCode, Refusal } from '../../../../contract/errors.ts';
import type { Database } from '../../../core/db/database.ts';
import { callLedger, refusalOf } from '../call.ts';

/** A batch that takes longer is assumed to wait for a lock; later batches no longer wait for it, ms. */
const PATIENCE_MS = 50;
/** Maximum number of concurrent batches per lane, including those that wait for a lock: half of the ledger's connections. */
const MOST_AT_ONCE = 5;
/**
 * Maximum number of calls in a batch. A backend caches the ids of 64 nested transactions; with more, every reader slows down.
 */
const MOST = 32;
/** Minimum batch size when splitting. Below it the fixed cost of a transaction outweighs the gain from parallelism. */
const LEAST = 4;
/** Maximum number of waiting calls per lane: a few tenths of a second of work. Further calls are refused at once. */
const MOST_WAITING = 2_000;

/** One result row of a batch's function, with the call's position in the batch, from 1. */
interface BatchRow {
  place: bigint;
  /** The SQLSTATE of a refused call; null if it succeeded. */
  code: string | null;
  message: string | null;
  detail: string | null;
}

/** How calls of one kind are made. Both statements take the values common to the batch first, then the columns. */
interface BatchedCall<Input> {
  /** Name of the prepared statement for `one`; with an s appended, for `many`. */
  name: string;
  /** Makes a single call; cheaper than a batch of one. */
  one: string;
  /** Makes several calls: each column is an array. Returns a BatchRow for each. */
  many: string;
  /** Values that calls must share to be batched, such as their round. */
  together(input: Input): (string | bigint)[];
  /**
   * Concurrent batches per lane. A higher number shortens the wait; a lower one spreads the cost of a batch over more calls.
   */
  atOnce: number;
  /** A call's own columns. */
  columns(input: Input): unknown[];
}

interface Waiting<Input, Row> {
  input: Input;
  resolve(row: Row): void;
  reject(error: unknown): void;
}

/** A queue of calls that may be batched. */
interface Lane<Input, Row> {
  waiting: Waiting<Input, Row>[];
  /** Batches in progress. */
  sent: number;
  /** Batches in progress that the next one waits for. */
  running: number;
}

/**
 * Groups calls of one kind into batches, per lane. Calls that arrive while a batch runs form the next one: a single call does
 * not wait, and many share round trips and commits. Each call succeeds or is refused individually.
 */
export class Batches<Input, Row extends object> {
  readonly #made: BatchedCall<Input>;
  readonly #lanes = new WeakMap<Database, Map<string, Lane<Input, Row>>>();

  constructor(made: BatchedCall<Input>) {
    this.#made = made;
  }

  /** @returns the call's own row. @throws the Refusal of the function, and 667 where too many wait */
  call(db: Database, input: Input): Promise<Row> {
    const lanes = this.#lanesOf(db);
    const name = this.#made.together(input).join(':');
    const lane = lanes.get(name) ?? { waiting: [], sent: 0, running: 0 };
    if (lane.waiting.length >= MOST_WAITING)
      return Promise.reject(new Refusal(ErrorCode.tooFrequent, 'the ledger is busy'));
    lanes.set(name, lane);
    return new Promise((resolve, reject) => {
      lane.waiting.push({ input, resolve, reject });
      // Deferred to batch all calls that came from the sockets in this turn of the event loop.
      if (lane.waiting.length === 1) setImmediate(() => this.#run(db, name, lane));
    });
  }

  #lanesOf(db: Database): Map<string, Lane<Input, Row>> {
    const lanes = this.#lanes.get(db) ?? new Map<string, Lane<Input, Row>>();
    this.#lanes.set(db, lanes);
    return lanes;
  }

  #run(db: Database, name: string, lane: Lane<Input, Row>): void {
    const { atOnce } = this.#made;
    while (lane.running < atOnce && lane.sent < MOST_AT_ONCE && lane.waiting.length > 0) {
      const batch = lane.waiting.splice(0, shareOf(lane, atOnce));
      lane.sent += 1;
      lane.running += 1;
      let awaited = true;
      const goOn = () => {
        if (awaited) lane.running -= 1;
        awaited = false;
        this.#run(db, name, lane);
      };
      const patience = setTimeout(goOn, PATIENCE_MS);
      this.#send(db, batch).finally(() => {
        clearTimeout(patience);
        lane.sent -= 1;
        goOn();
        if (lane.sent === 0 && lane.waiting.length === 0) this.#lanesOf(db).delete(name);
      });
    }
  }

  async #send(db: Database, batch: readonly Waiting<Input, Row>[]): Promise<void> {
    const [first] = batch;
    if (!first) return;
    if (batch.length === 1) return this.#sendOne(db, first);
    try {
      const { name, many, together, columns } = this.#made;
      const calls = batch.map(({ input }) => columns(input));
      const values = (calls[0] ?? []).map((_, column) => calls.map((call) => call[column]));
      const shared = together(first.input);
      const rows = await callLedger<Row & BatchRow>(db, `${name}s`, many, [...shared, ...values]);
      for (const row of rows) {
        const one = batch[Number(row.place) - 1];
        if (row.code === null) one?.resolve(row);
        else one?.reject(refusalOf(errorOf(row)));
      }
      for (const { reject } of rows.length < batch.length ? batch : [])
        reject(new Error('the ledger gave no reply'));
    } catch (error) {
      if (isUnreadable(error)) await Promise.all(batch.map((one) => this.#sendOne(db, one)));
      else for (const { reject } of batch) reject(error);
    }
  }

  async #sendOne(db: Database, { input, resolve, reject }: Waiting<Input, Row>): Promise<void> {
    try {
      const { name, one, together, columns } = this.#made;
      const [row] = await callLedger<Row>(db, name, one, [...together(input), ...columns(input)]);
      if (!row) throw new Error('the ledger gave no reply');
      resolve(row);
    } catch (error) {
      reject(error);
    }
  }
}

/**
 * How many waiting calls go into the next batch. Taking all of them would make later calls wait until the whole batch is
 * answered.
 */
function shareOf(
  { waiting, running }: { waiting: readonly unknown[]; running: number },
  atOnce: number,
): number {
  const batches = Math.max(1, Math.min(atOnce - running, Math.floor(waiting.length / LEAST)));
  return Math.min(MOST, Math.ceil(waiting.length / batches));
}

/** Whether PostgreSQL could not parse one of the calls. The whole batch then had no effect. */
function isUnreadable(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code ?? '').startsWith('22');
}

/** The database error that the call would have got on its own. */
function errorOf({ code, message, detail }: BatchRow): pg.DatabaseError {
  const error = new pg.DatabaseError(message ?? '', 0, 'error');
  error.code = code ?? undefined;
  error.detail = detail ?? undefined;
  return error;
}
