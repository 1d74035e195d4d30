import { randomUUID } from 'node:crypto';
import { and, asc, eq, gt, inArray, isNull, lte, notInArray, sql } from 'drizzle-orm';
import type { SlotGift } from '../../../contract/providers/slotPlay.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database, Tx } from '../../core/db/database.ts';
import { sandboxRewards as rewards, sandboxSpins as spins } from './tables.ts';

type Reward = typeof rewards.$inferSelect;

/** Player, game and currency of a prize. */
type PrizeOf = Pick<Reward, 'player' | 'game' | 'currency'>;

/** Free spins that houses order for players. The provider plays them; the wallet counts them by the prize's id. */
export class Gifts {
  readonly #db: Database;
  readonly #clock: Clock;

  constructor({ db, clock }: { db: Database; clock: Clock }) {
    this.#db = db;
    this.#clock = clock;
  }

  /** Returns the prize's id. */
  async create(reward: Omit<Reward, 'id' | 'cancelledAt'>): Promise<string> {
    const id = randomUUID();
    await this.#db.orm.insert(rewards).values({ id, ...reward });
    return id;
  }

  /** Returns false if the provider has no such prize. Spins already played stay valid. */
  async cancel(provider: string, id: string): Promise<boolean> {
    const { rowCount } = await this.#db.orm
      .update(rewards)
      .set({ cancelledAt: sql`coalesce(${rewards.cancelledAt}, ${this.#clock.now()})` })
      .where(and(eq(rewards.provider, provider), eq(rewards.id, id)));
    return rowCount === 1;
  }

  /** A player's next prize at a game, with the remaining spins; null if there is none. */
  async next(of: PrizeOf, tx: Pick<Tx, 'select'> = this.#db.orm): Promise<SlotGift | null> {
    const running = await tx
      .select()
      .from(rewards)
      .where(this.#running(of))
      .orderBy(...ORDER);
    return (await giftsOf(tx, running)).find(({ left }) => left > 0) ?? null;
  }

  /** The remaining spins of a prize, possibly none. */
  async of(id: string): Promise<SlotGift | null> {
    const rows = await this.#db.orm.select().from(rewards).where(eq(rewards.id, id));
    return (await giftsOf(this.#db.orm, rows))[0] ?? null;
  }

  /** Takes a spin of the prize within this transaction, so two tabs cannot both play the last one. */
  async take(tx: Tx, of: PrizeOf): Promise<{ reward: string; bet: bigint } | null> {
    await tx
      .select({ id: rewards.id })
      .from(rewards)
      .where(this.#running(of))
      .orderBy(...ORDER)
      .for('no key update');
    const next = await this.next(of, tx);
    return next && { reward: next.reward, bet: BigInt(next.bet) };
  }

  #running({ player, game, currency }: PrizeOf) {
    const now = this.#clock.now();
    return and(
      eq(rewards.player, player),
      eq(rewards.game, game),
      eq(rewards.currency, currency),
      lte(rewards.startsAt, now),
      gt(rewards.endsAt, now),
      isNull(rewards.cancelledAt),
    );
  }
}

/** How many spins of each prize were played. */
async function giftsOf(tx: Pick<Tx, 'select'>, prizes: readonly Reward[]): Promise<SlotGift[]> {
  if (prizes.length === 0) return [];
  const ids = prizes.map(({ id }) => id);
  const rows = await tx
    .select({
      reward: spins.reward,
      count: sql<number>`count(*)::int`,
      won: sql<string>`coalesce(sum(${spins.win}), 0)::text`,
    })
    .from(spins)
    // Includes spins in progress, whose outcome is open.
    .where(and(inArray(spins.reward, ids), notInArray(spins.state, ['refused', 'undoing', 'undone'])))
    .groupBy(spins.reward);
  const played = new Map(rows.map((row) => [row.reward, row]));
  return prizes.map(({ id, spins: of, bet }) => {
    const { count = 0, won = '0' } = played.get(id) ?? {};
    return { reward: id, left: of - count, of, bet: bet.toString(), won };
  });
}

const ORDER = [asc(rewards.endsAt), asc(rewards.id)];
