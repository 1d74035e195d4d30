import pg from 'pg';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import type { Database } from '../../core/db/database.ts';
import { callLedger, refusalOf } from './call.ts';

/** A batch that takes longer waits for somebody's lock, and the next ones do not wait for it, ms. */
const PATIENCE_MS = 50;
/** Batches of one lane under way at most, those that wait for a lock among them: half of the ledger's connections. */
const MOST_AT_ONCE = 5;
/** Calls in a batch. A backend keeps the ids of 64 nested transactions at hand; with more every reader slows down. */
const MOST = 32;
/** Fewer are not shared out among batches: what a transaction costs by itself would weigh more than what runs beside it. */
const LEAST = 4;
/** Calls that may wait in one lane: some tenths of a second's work. More are refused at once. */
const MOST_WAITING = 2_000;

/** What a batch's function answers for each of its calls, with its place among them from 1 on. */
interface BatchRow {
  place: bigint;
  /** The SQLSTATE of what was refused; null where it was done. */
  code: string | null;
  message: string | null;
  detail: string | null;
}

/** How calls of one kind are made. Both statements take what a batch has in common, and then the columns. */
interface BatchedCall<Input> {
  /** Of the prepared statements: this, and this with an s. */
  name: string;
  /** Makes a call alone, which costs less than a batch of one. */
  one: string;
  /** Makes several: each column is an array. It answers with a BatchRow for each. */
  many: string;
  /** What calls must have in common to be made together, such as their round. */
  together(input: Input): (string | bigint)[];
  /** Batches of one lane under way: the more, the sooner a call's turn comes, and the fewer share what a batch costs. */
  atOnce: number;
  /** A call's own columns. */
  columns(input: Input): unknown[];
}

interface Waiting<Input, Row> {
  input: Input;
  resolve(row: Row): void;
  reject(error: unknown): void;
}

/** Calls that may be made together. */
interface Lane<Input, Row> {
  waiting: Waiting<Input, Row>[];
  /** Batches under way. */
  sent: number;
  /** Those that the next one waits for. */
  running: number;
}

/**
 * Calls of one kind that are made together, those of a lane: what comes while a batch is under way is the next one, so
 * that one call alone waits for nobody and many share round trips and commits. Each is done or refused by itself.
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
      // All that came off the sockets in this turn goes together.
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

/** So many of those that wait go into the next batch. All in one would let the next ones wait until all are answered. */
function shareOf(
  { waiting, running }: { waiting: readonly unknown[]; running: number },
  atOnce: number,
): number {
  const batches = Math.max(1, Math.min(atOnce - running, Math.floor(waiting.length / LEAST)));
  return Math.min(MOST, Math.ceil(waiting.length / batches));
}

/** One call that PostgreSQL cannot even read spoils a batch, which has done nothing then. */
function isUnreadable(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code ?? '').startsWith('22');
}

/** What the database would have said, had the call been alone. */
function errorOf({ code, message, detail }: BatchRow): pg.DatabaseError {
  const error = new pg.DatabaseError(message ?? '', 0, 'error');
  error.code = code ?? undefined;
  error.detail = detail ?? undefined;
  return error;
}
