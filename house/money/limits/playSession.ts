import { desc, eq } from 'drizzle-orm';
import type { PlaySessionReply } from '../../../contract/http/people/limits.ts';
import type { Market } from '../../../contract/markets.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database, Tx } from '../../core/db/database.ts';
import { bets } from '../ledger/bets/roundTables.ts';
import { type Guard, withGuard } from './rules.ts';
import { playerGuards } from './tables.ts';

/** A play session ends after this much time without a bet or a visit of its player. */
const IDLE_MS = 30 * 60_000;
const MINUTE_MS = 60_000;

type Step = 'enter' | 'continue' | 'leave';

/** Play sessions, used to inform players about their playing time and its result. */
export class PlaySessions {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #market: Market;

  constructor({ db, clock, market }: { db: Database; clock: Clock; market: Market }) {
    this.#db = db;
    this.#clock = clock;
    this.#market = market;
  }

  /** The current session. */
  async of(userId: bigint): Promise<PlaySessionReply> {
    const now = this.#clock.now();
    const guard = await this.#underWay(userId, now);
    if (!guard) return { session: null };
    const net = await this.#netSince(userId, guard.sessionAt);
    const { sessionAt: startedAt, remindedAt, reminderMinutes } = guard;
    const remindAt =
      reminderMinutes === null ? null : (remindedAt ?? startedAt) + reminderMinutes * MINUTE_MS;
    return { session: { startedAt, net: net.toString(), remindAt, now } };
  }

  /** Start of the current session; null if there is none. */
  async since(userId: bigint): Promise<number | null> {
    return (await this.#underWay(userId, this.#clock.now()))?.sessionAt ?? null;
  }

  async step(userId: bigint, step: Step): Promise<PlaySessionReply> {
    await withGuard(this.#db, userId, this.#market, async (tx, guard) => {
      const now = this.#clock.now();
      const begun = step !== 'leave' && !(await this.#isUnderWay(tx, guard, now));
      await tx
        .update(playerGuards)
        .set(begun ? { sessionAt: now, remindedAt: null, seenAt: now } : CHANGES[step](now))
        .where(eq(playerGuards.userId, userId));
    });
    return this.of(userId);
  }

  async #underWay(userId: bigint, now: number): Promise<(Guard & { sessionAt: number }) | null> {
    const [guard] = await this.#db.orm.select().from(playerGuards).where(eq(playerGuards.userId, userId));
    if (!guard || guard.sessionAt === null || !(await this.#isUnderWay(this.#db.orm, guard, now)))
      return null;
    return { ...guard, sessionAt: guard.sessionAt };
  }

  async #isUnderWay(orm: Pick<Tx, 'select'>, guard: Guard, now: number): Promise<boolean> {
    if (guard.sessionAt === null) return false;
    if (guard.seenAt !== null && now - guard.seenAt < IDLE_MS) return true;
    const [last] = await orm
      .select({ at: bets.placedAt })
      .from(bets)
      .where(eq(bets.userId, guard.userId))
      .orderBy(desc(bets.id))
      .limit(1);
    return last !== undefined && last.at >= guard.sessionAt && now - last.at < IDLE_MS;
  }

  async #netSince(userId: bigint, since: number): Promise<bigint> {
    const { rows } = await this.#db.pool.query<{ loss: bigint }>({
      name: 'player_loss',
      text: 'SELECT player_loss($1, $2, $3) AS loss',
      values: [userId, this.#market.currency, since],
    });
    return -(rows[0]?.loss ?? 0n);
  }
}

/** The changes that a step makes to the current session. */
const CHANGES: Record<Step, (now: number) => Partial<Guard>> = {
  enter: (now) => ({ seenAt: now }),
  continue: (now) => ({ seenAt: now, remindedAt: now }),
  leave: () => ({ sessionAt: null, remindedAt: null, seenAt: null }),
};
