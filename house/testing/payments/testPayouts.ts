import { pino } from 'pino';
import type { Database } from '../../core/db/database.ts';
import { repeat } from '../../core/lifecycle.ts';
import { Callbacks } from '../../money/payments/callbacks.ts';
import type { PaymentGateway } from '../../money/payments/gateway.ts';
import { Payouts } from '../../money/payments/payouts/payouts.ts';
import { PAYOUT_TIMES, type PayoutTimes } from '../../money/payments/payouts/payoutTimes.ts';
import { addPlayer } from '../ledger/testLedger.ts';
import { addDeposit, payIn, requestPayout } from '../ledger/testOrders.ts';

/** All times a hundredth of a house's. */
export const QUICK: PayoutTimes = {
  ...PAYOUT_TIMES,
  call: 200,
  lease: 700,
  margin: 100,
  firstPause: 20,
  longestPause: 150,
  firstLook: 60,
  park: 500,
  closing: 100,
};

const TURN_MS = 10;
const AMOUNT = 100n;

/** A house's log line: level and text. */
type LogLine = { level: number; msg: string; withdrawal?: string };

/** The payout part of a house: its turns and its handling of callbacks. */
export class TestTill {
  readonly payouts: Payouts;
  readonly callbacks: Callbacks;
  readonly logLines: LogLine[] = [];
  readonly #log: pino.Logger;
  #stop = async () => {};
  #dead = false;

  constructor(db: Database, gateway: PaymentGateway, times: Partial<PayoutTimes> = {}) {
    this.#log = pino(
      { level: 'warn' },
      { write: (line: string) => void this.logLines.push(JSON.parse(line)) },
    );
    // A killed house sends nothing more to the database.
    const query = (...query: Parameters<Database['pool']['query']>) => {
      if (this.#dead) throw new Error('this house is dead');
      return db.pool.query(...query);
    };
    const own = { ...db, pool: { query } } as unknown as Database;
    this.callbacks = new Callbacks({
      db,
      clock: { now: Date.now },
      log: this.#log,
      balanceChanged: async () => {},
    });
    this.payouts = new Payouts({
      db: own,
      log: this.#log,
      gateway,
      callbacks: this.callbacks,
      times: { ...QUICK, ...times },
    });
  }

  /** Turns that failed as a whole: there must be none while the house lives. */
  get failedTurns(): LogLine[] {
    return this.#dead ? [] : this.logLines.filter(({ msg }) => /a step failed/.test(msg));
  }

  open(): void {
    this.#stop = repeat(TURN_MS, () => this.payouts.run(), this.#log);
  }

  /** Stops it properly. */
  async close(): Promise<void> {
    await this.#stop();
    await this.payouts.stop();
  }

  /** Stops it like a power cut: calls in progress at the gateway continue, and their answers are lost. */
  async kill(): Promise<void> {
    this.#dead = true;
    await this.#stop();
  }
}

export interface TestPayout {
  id: bigint;
  userId: bigint;
  reference: string;
}

/** A player with a deposit and a withdrawal of all of it. */
export async function addPayout(db: Database, { reviewUntil = 0 } = {}): Promise<TestPayout> {
  const userId = await addPlayer(db, 0n);
  await payIn(db, await addDeposit(db, userId, { amount: AMOUNT }), AMOUNT);
  const { withdrawalId: id } = await requestPayout(db, userId, { amount: AMOUNT, reviewUntil });
  return { id, userId, reference: (await rowOf(db, id)).reference };
}

/** Adds several at once. */
export function addPayouts(db: Database, count: number) {
  return Promise.all(Array.from({ length: count }, () => addPayout(db)));
}

/** The database row of a withdrawal. */
export async function rowOf(db: Database, id: bigint) {
  const { rows } = await db.pool.query('SELECT * FROM withdrawals WHERE id = $1', [id]);
  return rows[0] as {
    reference: string;
    status: string;
    attempts: number;
    handed_over: boolean;
    last_error: string | null;
    parked_at: bigint | null;
    lease: string | null;
  };
}
