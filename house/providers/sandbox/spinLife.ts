import { and, eq, TransactionRollbackError } from 'drizzle-orm';
import type { Logger } from 'pino';
import { seededRandom } from '../../../contract/slots/random.ts';
import { spin as play, winOf } from '../../../contract/slots/spin.ts';
import type { SlotTitle } from '../../../contract/slots/title.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import type { Misbehaviour } from './misbehaviour.ts';
import type { Pairs } from './pairs.ts';
import { nameOf, type Spin, spinOf, transactionOf } from './spinRows.ts';
import { sandboxSpins as spins } from './tables.ts';
import type { WalletClient } from './walletClient.ts';

export interface SpinLifeParts {
  db: Database;
  clock: Clock;
  log: Logger;
  titles: ReadonlyMap<string, SlotTitle>;
  pairs: Pairs;
  wallet: WalletClient;
  misbehaviour: Misbehaviour;
}

/** First pause before a call is repeated, ms; doubled each time. */
const PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 60_000;
const MOST_TRIES = 20;
const LATE_MS = 3 * 24 * 3_600_000;
/** While a call of this process pays a spin, others leave it alone for this long, ms. */
const OWN_MS = 5_000;
const ROLLED_BACK = 'RS_ERROR_TRANSACTION_ROLLED_BACK';

/** Result of a step: the current spin, and whether another step can follow at once. */
type Step = { spin: Spin; on: boolean };

/**
 * The life cycle of a spin: asked, decided, paid. Each step is stored before the next begins, so a killed provider can resume.
 * The stake is sent to the wallet first; when it is accepted, the result is decided by the player's seed pair, and the win is
 * sent until the wallet accepts it. A stake without an answer from the wallet is rolled back instead: undoing, undone.
 */
export class SpinLife {
  readonly #parts: SpinLifeParts;
  /** Spins in progress in this process. */
  readonly #under = new Map<string, Promise<Spin>>();

  constructor(parts: SpinLifeParts) {
    this.#parts = parts;
  }

  /** Advances a spin as far as possible. Two calls for one spin share the work. */
  go(spin: Spin): Promise<Spin> {
    const under = this.#under.get(spin.id);
    if (under) return under;
    const work = this.#work(spin).finally(() => this.#under.delete(spin.id));
    this.#under.set(spin.id, work);
    return work;
  }

  /** Resumes an abandoned spin. Its game no longer requests it, so a stake without an answer from the wallet is rolled back. */
  async takeUp(spin: Spin): Promise<Spin> {
    return this.go(spin.state === 'asked' ? (await this.#moves(spin, { state: 'undoing' })).spin : spin);
  }

  async #work(begun: Spin): Promise<Spin> {
    let now: Step = { spin: begun, on: true };
    while (now.on) now = await this.#step(now.spin);
    return now.spin;
  }

  async #step(spin: Spin): Promise<Step> {
    switch (spin.state) {
      case 'asked':
        return this.#bet(spin);
      case 'decided':
        return this.#win(spin);
      case 'undoing':
        return this.#undo(spin);
      default:
        return { spin, on: false };
    }
  }

  async #bet(spin: Spin): Promise<Step> {
    const { wallet, misbehaviour } = this.#parts;
    const fault = misbehaviour.take(spin.provider, 'bet');
    // The wallet does not debit a free spin's stake; the call states its value.
    const amount = spin.reward === null ? spin.stake : spin.bet;
    const bet = { kind: 'bet', uuid: nameOf(spin, 'bet'), amount, closes: false, reference: null } as const;
    const reply = await wallet.send({ ...transactionOf(spin), ...bet }, fault);
    if (fault === 'silence') return this.#moves(spin, { state: 'undoing' });
    if (reply.is === 'unknown') return this.#later(spin);
    if (reply.is === 'done') return this.#decide(spin);
    return this.#moves(spin, { state: 'refused', refusal: reply.reason, nextAt: null });
  }

  /** Decides the spin, once the stake is debited. */
  async #decide(spin: Spin): Promise<Step> {
    const { db, titles, pairs, clock } = this.#parts;
    const title = titles.get(spin.game);
    if (!title) throw new Error(`no title ${spin.game}`);
    const decided = await db.orm
      .transaction(async (tx) => {
        const { serverSeed, serverSeedHash, clientSeed, nonce } = await pairs.take(tx, spin);
        const book = play(title.slot, spin.mode, seededRandom(serverSeed, clientSeed, nonce));
        const [row] = await tx
          .update(spins)
          .set({
            ...{ state: 'decided', serverSeedHash, nonce, rate: book.rate, events: book.events, tries: 0 },
            ...{ win: winOf(book, spin.bet), nextAt: clock.now() + OWN_MS },
          })
          .where(and(eq(spins.id, spin.id), eq(spins.state, 'asked')))
          .returning();
        // Another process was first: the nonce is rolled back.
        return row ?? tx.rollback();
      })
      .catch((error) => {
        if (error instanceof TransactionRollbackError) return null;
        throw error;
      });
    return { spin: decided ?? (await this.#now(spin)), on: true };
  }

  async #win(spin: Spin): Promise<Step> {
    const { wallet, misbehaviour, log, clock } = this.#parts;
    const { id, provider, win: amount } = spin;
    if (amount === null) throw new Error(`the spin ${id} was decided without a win`);
    const fault = misbehaviour.take(provider, 'win');
    if (fault === 'late')
      return { ...(await this.#moves(spin, { nextAt: clock.now() + LATE_MS })), on: false };
    const win = { kind: 'win', uuid: nameOf(spin, 'win'), amount, closes: true } as const;
    const reply = await wallet.send(
      { ...transactionOf(spin), ...win, reference: nameOf(spin, 'bet') },
      fault,
    );
    if (reply.is === 'done')
      return this.#moves(spin, { state: 'paid', balance: reply.balance, nextAt: null });
    if (reply.is === 'refused' && reply.status === ROLLED_BACK)
      // Its bet was rolled back meanwhile: nothing is owed.
      return this.#moves(spin, { state: 'undone', refusal: 'other', nextAt: null });
    if (reply.is === 'refused')
      log.error({ spin: id, status: reply.status }, 'a win of the sandbox is not taken');
    return this.#later(spin);
  }

  async #undo(spin: Spin): Promise<Step> {
    const { wallet, log } = this.#parts;
    const undo = { kind: 'rollback', uuid: nameOf(spin, 'undo'), amount: 0n, closes: true } as const;
    const reply = await wallet.send({ ...transactionOf(spin), ...undo, reference: nameOf(spin, 'bet') });
    if (reply.is === 'done') return this.#moves(spin, { state: 'undone', refusal: 'other', nextAt: null });
    if (reply.is === 'refused')
      log.error({ spin: spin.id, status: reply.status }, 'a bet of the sandbox is not taken back');
    return this.#later(spin);
  }

  /** No answer from the wallet: the call is repeated after a pause. */
  async #later(spin: Spin): Promise<Step> {
    const pause = Math.min(PAUSE_MS * 2 ** spin.tries, LONGEST_PAUSE_MS);
    const tries = Math.min(spin.tries + 1, MOST_TRIES);
    const at = this.#parts.clock.now() + pause;
    // The time limit of a stake does not move, however often its game repeats the request.
    const set = spin.state === 'asked' ? { tries } : { tries, nextAt: at };
    return { ...(await this.#moves(spin, set)), on: false };
  }

  /** Updates the spin if it is still in the known state, so only one process advances it. */
  async #moves(spin: Spin, set: Partial<Spin>): Promise<Step> {
    const [row] = await this.#parts.db.orm
      .update(spins)
      .set({ tries: 0, ...set })
      .where(and(eq(spins.id, spin.id), eq(spins.state, spin.state)))
      .returning();
    return { spin: row ?? (await this.#now(spin)), on: true };
  }

  async #now({ id }: Spin): Promise<Spin> {
    const spin = await spinOf(this.#parts.db, id);
    if (!spin) throw new Error(`no spin ${id}`);
    return spin;
  }
}
