import { and, asc, desc, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import type { Logger } from 'pino';
import { seededRandom } from '../../../contract/slots/random.ts';
import { spin as play, winOf } from '../../../contract/slots/spin.ts';
import type { SlotTitle } from '../../../contract/slots/title.ts';
import type { GameError } from '../../../contract/studios/envelope.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import type { Gifts } from './gifts.ts';
import type { Misbehaviour } from './misbehaviour.ts';
import type { Pairs } from './pairs.ts';
import { sandboxSpins as spins } from './tables.ts';
import type { WalletClient } from './walletClient.ts';

export type Spin = typeof spins.$inferSelect;

/** A spin as a game asks for it. */
export interface SpinAsked
  extends Pick<
    Spin,
    'id' | 'session' | 'studio' | 'game' | 'player' | 'token' | 'currency' | 'mode' | 'bet' | 'stake'
  > {
  /** Played from a prize, at the bet of that. */
  gift: boolean;
}

/** A spin that was not, or not yet, to be had. `connection`: it is to be asked for again. */
export class SpinRefused extends Error {
  readonly reason: GameError;
  /** Nothing of it stands, and never will. */
  readonly over: boolean;

  constructor(reason: GameError, over = false) {
    super(`the spin was refused: ${reason}`);
    this.reason = reason;
    this.over = over;
  }
}

interface Parts {
  db: Database;
  clock: Clock;
  log: Logger;
  titles: ReadonlyMap<string, SlotTitle>;
  pairs: Pairs;
  gifts: Gifts;
  wallet: WalletClient;
  misbehaviour: Misbehaviour;
}

/** A bet of which the wallet says nothing for so long is taken back, ms: until then its game may ask for it again. */
const ASKED_MS = 20_000;
/** The first pause before a call is made again, ms; each next one is twice as long. */
const PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 60_000;
const LATE_MS = 3 * 24 * 3_600_000;
const AT_ONCE = 20;
/** A call of this process has begun to pay it: others leave it to that for so long, ms. */
const OWN_MS = 5_000;
const ROLLED_BACK = 'RS_ERROR_TRANSACTION_ROLLED_BACK';

/**
 * The life of a spin: asked, decided, paid. Each step is kept before the next begins, so that a studio that is killed goes on where it
 * was. The stake is told to the wallet first; once it has that, the book is decided by the player's pair of seeds, and the win is told
 * until the wallet has it. A stake of which the wallet says nothing is taken back instead: undoing, undone.
 */
export class Spins {
  readonly #parts: Parts;
  /** Spins that a call of this process works on. */
  readonly #under = new Map<string, Promise<Spin>>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Plays a spin to where it is paid. The same name is the same spin. @throws SpinRefused */
  async ask(asked: SpinAsked): Promise<Spin> {
    const { db, clock, gifts } = this.#parts;
    const now = clock.now();
    const { gift, ...fields } = asked;
    const row = { ...fields, askedAt: now, nextAt: now + ASKED_MS };
    await db.orm.transaction(async (tx) => {
      const [known] = await tx.select({ id: spins.id }).from(spins).where(eq(spins.id, asked.id));
      if (known) return;
      const prize = gift ? await gifts.take(tx, asked) : null;
      if (gift && !prize) throw new SpinRefused('other');
      await tx
        .insert(spins)
        .values(prize ? { ...row, ...prize, stake: 0n } : row)
        .onConflictDoNothing();
    });
    const spin = await this.of(asked.id);
    if (!spin || !same(spin, asked)) throw new SpinRefused('other');
    return this.go(spin);
  }

  /** Takes a spin as far as it goes now. @throws SpinRefused */
  async go({ id }: Pick<Spin, 'id'>): Promise<Spin> {
    const spin = await this.#once(id);
    if (spin.state === 'paid') return spin;
    const over = spin.state === 'refused' || spin.state === 'undone';
    throw new SpinRefused(over ? (spin.refusal ?? 'other') : 'connection', over);
  }

  async of(id: string): Promise<Spin | null> {
    const [spin] = await this.#parts.db.orm.select().from(spins).where(eq(spins.id, id));
    return spin ?? null;
  }

  /** The player's last spins at a game, the newest first. */
  lastOf({ player, game }: Pick<Spin, 'player' | 'game'>, count: number): Promise<Spin[]> {
    return this.#parts.db.orm
      .select()
      .from(spins)
      .where(and(eq(spins.player, player), eq(spins.game, game)))
      .orderBy(desc(spins.askedAt), desc(spins.id))
      .limit(count);
  }

  /** The last spins of all players, the newest first. */
  recent(count: number): Promise<Spin[]> {
    return this.#parts.db.orm.select().from(spins).orderBy(desc(spins.askedAt), desc(spins.id)).limit(count);
  }

  /** What is to be told later is told at once. */
  async hasten(id: string, now: number): Promise<void> {
    await this.#parts.db.orm
      .update(spins)
      .set({ nextAt: now })
      .where(and(eq(spins.id, id), isNotNull(spins.nextAt)));
  }

  /** A spin was shown to its player, to its end. */
  async shown(id: string, player: string): Promise<void> {
    const { db, clock } = this.#parts;
    await db.orm
      .update(spins)
      .set({ shownAt: clock.now() })
      .where(and(eq(spins.id, id), eq(spins.player, player), isNull(spins.shownAt)));
  }

  /** Takes up what was left of spins: of games that were closed, of a house that was away, of a studio that was killed. */
  async takeUp(): Promise<void> {
    const { db, clock, log } = this.#parts;
    const due = await db.orm
      .select()
      .from(spins)
      .where(and(isNotNull(spins.nextAt), lte(spins.nextAt, clock.now())))
      .orderBy(asc(spins.nextAt))
      .limit(AT_ONCE);
    for (const spin of due) {
      // Its game asks no more: what the wallet says nothing of is taken back.
      if (spin.state === 'asked') await this.#moves(spin, 'asked', { state: 'undoing' });
      await this.#once(spin.id).catch((error) =>
        log.error({ err: error, spin: spin.id }, 'a spin stays open'),
      );
    }
  }

  /** Forgets spins that were over before. */
  async prune(before: number): Promise<void> {
    await this.#parts.db.orm.delete(spins).where(and(isNull(spins.nextAt), lte(spins.askedAt, before)));
  }

  /** Two calls for one spin work on it together. */
  #once(id: string): Promise<Spin> {
    const under = this.#under.get(id);
    if (under) return under;
    const work = this.#work(id).finally(() => this.#under.delete(id));
    this.#under.set(id, work);
    return work;
  }

  async #work(id: string): Promise<Spin> {
    for (;;) {
      const spin = await this.of(id);
      if (!spin) throw new Error(`no spin ${id}`);
      const next = await this.#step(spin);
      if (next === null) return (await this.of(id)) ?? spin;
    }
  }

  /** One step of a spin; null when there is none to be made now. */
  async #step(spin: Spin): Promise<'on' | null> {
    switch (spin.state) {
      case 'asked':
        return this.#bet(spin);
      case 'decided':
        return this.#win(spin);
      case 'undoing':
        return this.#undo(spin);
      default:
        return null;
    }
  }

  async #bet(spin: Spin): Promise<'on' | null> {
    const { wallet, misbehaviour } = this.#parts;
    const fault = misbehaviour.take(spin.studio, 'bet');
    // The wallet does not move a free spin's stake, and is told what it would be.
    const amount = spin.reward === null ? spin.stake : spin.bet;
    const bet = { kind: 'bet', uuid: nameOf(spin, 'bet'), amount, closes: false, reference: null } as const;
    const said = await wallet.tell({ ...toldOf(spin), ...bet }, fault);
    if (fault === 'silence') return this.#moves(spin, 'asked', { state: 'undoing' });
    if (said.is === 'unknown') return this.#later(spin);
    if (said.is === 'done') return this.#decide(spin);
    return this.#moves(spin, 'asked', { state: 'refused', refusal: said.reason, nextAt: null });
  }

  /** Decides it, once the stake is there. */
  async #decide(spin: Spin): Promise<'on'> {
    const { db, titles, pairs, clock } = this.#parts;
    const title = titles.get(spin.game);
    if (!title) throw new Error(`no title ${spin.game}`);
    await db.orm.transaction(async (tx) => {
      const [held] = await tx
        .select({ id: spins.id })
        .from(spins)
        .where(and(eq(spins.id, spin.id), eq(spins.state, 'asked')))
        .for('no key update');
      if (!held) return;
      const { serverSeed, serverSeedHash, clientSeed, nonce } = await pairs.take(tx, spin);
      const book = play(title.slot, spin.mode, seededRandom(serverSeed, clientSeed, nonce));
      await tx
        .update(spins)
        .set({
          ...{ state: 'decided', serverSeedHash, nonce, rate: book.rate, events: book.events, tries: 0 },
          ...{ win: winOf(book, spin.bet), nextAt: clock.now() + OWN_MS },
        })
        .where(eq(spins.id, spin.id));
    });
    return 'on';
  }

  async #win(spin: Spin): Promise<'on' | null> {
    const { wallet, misbehaviour, log, clock } = this.#parts;
    const { id, studio, win: amount } = spin;
    if (amount === null) throw new Error(`the spin ${id} was decided without a win`);
    const fault = misbehaviour.take(studio, 'win');
    if (fault === 'late') {
      await this.#moves(spin, 'decided', { nextAt: clock.now() + LATE_MS });
      return null;
    }
    const win = { kind: 'win', uuid: nameOf(spin, 'win'), amount, closes: true } as const;
    const said = await wallet.tell({ ...toldOf(spin), ...win, reference: nameOf(spin, 'bet') }, fault);
    if (said.is === 'done')
      return this.#moves(spin, 'decided', { state: 'paid', balance: said.balance, nextAt: null });
    if (said.is === 'refused' && said.status === ROLLED_BACK)
      // Its bet was taken back meanwhile: nothing is owed.
      return this.#moves(spin, 'decided', { state: 'undone', refusal: 'other', nextAt: null });
    if (said.is === 'refused')
      log.error({ spin: id, status: said.status }, 'a win of the sandbox is not taken');
    return this.#later(spin);
  }

  async #undo(spin: Spin): Promise<'on' | null> {
    const { wallet, log } = this.#parts;
    const undo = { kind: 'rollback', uuid: nameOf(spin, 'undo'), amount: 0n, closes: true } as const;
    const said = await wallet.tell({ ...toldOf(spin), ...undo, reference: nameOf(spin, 'bet') });
    if (said.is === 'done')
      return this.#moves(spin, 'undoing', { state: 'undone', refusal: 'other', nextAt: null });
    if (said.is === 'refused')
      log.error({ spin: spin.id, status: said.status }, 'a bet of the sandbox is not taken back');
    return this.#later(spin);
  }

  /** The wallet said nothing: the same is told again after a pause. */
  async #later(spin: Spin): Promise<null> {
    const pause = Math.min(PAUSE_MS * 2 ** spin.tries, LONGEST_PAUSE_MS);
    const tries = Math.min(spin.tries + 1, 20);
    const at = this.#parts.clock.now() + pause;
    // A stake's time is up when it was, however often its game asks.
    await this.#moves(spin, spin.state, spin.state === 'asked' ? { tries } : { tries, nextAt: at });
    return null;
  }

  /** Moves on from a state, unless another process did. */
  async #moves(spin: Spin, from: Spin['state'], set: Partial<Spin>): Promise<'on'> {
    await this.#parts.db.orm
      .update(spins)
      .set({ tries: 0, ...set })
      .where(and(eq(spins.id, spin.id), eq(spins.state, from)));
    return 'on';
  }
}

/** The names of a spin's transactions at the wallet. */
export function nameOf({ id }: Pick<Spin, 'id'>, kind: 'bet' | 'win' | 'undo'): string {
  return `${id}.${kind}`;
}

/** What every transaction of a spin says. */
export function toldOf({ id, studio, player, token, game, currency, reward }: Spin) {
  return { studio, player, token, game, currency, reward, round: id };
}

/** Whether a name was given to the same spin before. */
function same(spin: Spin, asked: SpinAsked): boolean {
  return (
    spin.player === asked.player &&
    spin.game === asked.game &&
    spin.mode === asked.mode &&
    (spin.reward !== null) === asked.gift &&
    (asked.gift || spin.bet === asked.bet)
  );
}
