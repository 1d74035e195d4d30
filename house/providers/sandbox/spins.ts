import { and, asc, desc, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import type { GameError } from '../../../contract/providers/envelope.ts';
import type { Tx } from '../../core/db/database.ts';
import type { Gifts } from './gifts.ts';
import { SpinLife, type SpinLifeParts } from './spinLife.ts';
import { type Spin, spinOf } from './spinRows.ts';
import { sandboxSpins as spins } from './tables.ts';

/** A game's request for a spin. */
export interface SpinRequest
  extends Pick<
    Spin,
    'id' | 'provider' | 'game' | 'player' | 'token' | 'currency' | 'mode' | 'bet' | 'stake'
  > {
  /** Played from a prize, at the prize's bet. */
  gift: boolean;
}

/** A spin that failed or is not finished yet. `connection`: the request should be repeated. */
export class SpinRefused extends Error {
  readonly reason: GameError;
  /** True if the spin has ended for good without an effect. */
  readonly over: boolean;

  constructor(reason: GameError, over = false) {
    super(`the spin was refused: ${reason}`);
    this.reason = reason;
    this.over = over;
  }
}

interface Parts extends SpinLifeParts {
  gifts: Gifts;
}

/** A bet without an answer from the wallet is rolled back after this long, ms; until then its game may repeat the request. */
const UNKNOWN_MS = 20_000;
const AT_ONCE = 20;

/** All spins of the sandbox's slots. */
export class Spins {
  readonly #parts: Parts;
  readonly #life: SpinLife;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#life = new SpinLife(parts);
  }

  /** Plays a spin until it is paid. The same id returns the same spin. @throws SpinRefused */
  async play(request: SpinRequest): Promise<Spin> {
    const { db, clock, gifts } = this.#parts;
    const now = clock.now();
    const { gift, ...fields } = request;
    const row = { ...fields, askedAt: now, nextAt: now + UNKNOWN_MS };
    const begin = async (orm: Pick<Tx, 'insert'>, of: typeof spins.$inferInsert) =>
      (await orm.insert(spins).values(of).onConflictDoNothing().returning())[0];
    const begun = await (gift
      ? db.orm.transaction(async (tx) => {
          const [known] = await tx.select().from(spins).where(eq(spins.id, request.id));
          if (known) return known;
          const prize = await gifts.take(tx, request);
          if (!prize) throw new SpinRefused('other');
          return begin(tx, { ...row, ...prize, stake: 0n });
        })
      : begin(db.orm, row));
    const spin = begun ?? (await this.of(request.id));
    if (!spin || !same(spin, request)) throw new SpinRefused('other');
    return this.go(spin);
  }

  /** Advances a spin as far as possible. @throws SpinRefused */
  async go(begun: Spin): Promise<Spin> {
    const spin = await this.#life.go(begun);
    if (spin.state === 'paid') return spin;
    const over = spin.state === 'refused' || spin.state === 'undone';
    throw new SpinRefused(over ? (spin.refusal ?? 'other') : 'connection', over);
  }

  of(id: string): Promise<Spin | null> {
    return spinOf(this.#parts.db, id);
  }

  /** A player's last spins at a game, newest first. */
  lastOf({ player, game }: Pick<Spin, 'player' | 'game'>, count: number): Promise<Spin[]> {
    return this.#parts.db.orm
      .select()
      .from(spins)
      .where(and(eq(spins.player, player), eq(spins.game, game)))
      .orderBy(desc(spins.askedAt), desc(spins.id))
      .limit(count);
  }

  /** The last spins of all players, newest first. */
  recent(count: number): Promise<Spin[]> {
    return this.#parts.db.orm.select().from(spins).orderBy(desc(spins.askedAt), desc(spins.id)).limit(count);
  }

  /** Sends at once what was scheduled for later. */
  async hasten(id: string, now: number): Promise<void> {
    await this.#parts.db.orm
      .update(spins)
      .set({ nextAt: now })
      .where(and(eq(spins.id, id), isNotNull(spins.nextAt)));
  }

  /** Marks a spin as completely shown to its player. */
  async shown(id: string, player: string): Promise<void> {
    const { db, clock } = this.#parts;
    await db.orm
      .update(spins)
      .set({ shownAt: clock.now() })
      .where(and(eq(spins.id, id), eq(spins.player, player), isNull(spins.shownAt)));
  }

  /** Resumes abandoned spins: of closed games, of an unavailable house, of a killed provider. */
  async takeUp(): Promise<void> {
    const { db, clock, log } = this.#parts;
    const due = await db.orm
      .select()
      .from(spins)
      .where(and(isNotNull(spins.nextAt), lte(spins.nextAt, clock.now())))
      .orderBy(asc(spins.nextAt))
      .limit(AT_ONCE);
    for (const spin of due) {
      await this.#life
        .takeUp(spin)
        .catch((error) => log.error({ err: error, spin: spin.id }, 'a spin stays open'));
    }
  }

  /** Deletes spins that ended before this time. */
  async prune(before: number): Promise<void> {
    await this.#parts.db.orm.delete(spins).where(and(isNull(spins.nextAt), lte(spins.askedAt, before)));
  }
}

/** Whether a request repeats the stored spin's data. */
function same(spin: Spin, request: SpinRequest): boolean {
  return (
    spin.player === request.player &&
    spin.game === request.game &&
    spin.mode === request.mode &&
    (spin.reward !== null) === request.gift &&
    (request.gift || spin.bet === request.bet)
  );
}
