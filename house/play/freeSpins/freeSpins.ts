import { and, desc, eq, gt, lt, type SQL } from 'drizzle-orm';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import {
  type FreeSpinPrize,
  freeSpinCount,
  freeSpinOrder,
  freeSpinOrders,
  freeSpinUses,
} from '../../../contract/http/freeSpins.ts';
import type { ListPage } from '../../../contract/http/page.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import { listPage, type PageAsked, rowsOf } from '../../core/http/listPage.ts';
import { type Route, tokenRoute } from '../../core/http/route.ts';
import { games } from '../../site/catalogue/tables.ts';
import { freeSpinPrizes as prizes } from './tables.ts';

/** The free spins that players were given. */
export class FreeSpins {
  readonly #db: Database;
  readonly #clock: Clock;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /** All of a player's, or those that were played; newest first. */
  async list(userId: bigint, which: 'all' | 'played', asked: PageAsked): Promise<ListPage<FreeSpinPrize>> {
    const where = and(eq(prizes.userId, userId), which === 'played' ? gt(prizes.used, 0) : undefined);
    const [items, total] = await Promise.all([
      this.#read(where, rowsOf(asked)),
      this.#db.orm.$count(prizes, where),
    ]);
    return listPage(items, total, asked);
  }

  /** How many a player may use now. */
  usable(userId: bigint): Promise<number> {
    const now = this.#clock.now();
    return this.#db.orm.$count(
      prizes,
      and(eq(prizes.userId, userId), lt(prizes.used, prizes.spins), gt(prizes.expiresAt, now)),
    );
  }

  /** Refusal: 704 when it is not the player's. */
  async one(userId: bigint, id: bigint): Promise<FreeSpinPrize> {
    const where = and(eq(prizes.userId, userId), eq(prizes.id, id));
    const [prize] = await this.#read(where, { limit: 1, offset: 0 });
    if (!prize) throw new Refusal(ErrorCode.notFound);
    return prize;
  }

  async #read(
    where: SQL | undefined,
    { limit, offset }: { limit: number; offset: number },
  ): Promise<FreeSpinPrize[]> {
    const rows = await this.#db.orm
      .select({ prize: prizes, title: games.title })
      .from(prizes)
      .innerJoin(games, eq(games.id, prizes.game))
      .where(where)
      .orderBy(desc(prizes.id))
      .limit(limit)
      .offset(offset);
    const now = this.#clock.now();
    return rows.map(({ prize: { id, game, spins, used, createdAt, expiresAt }, title }) => ({
      id: id.toString(),
      game,
      title,
      spins,
      used,
      createdAt,
      expiresAt,
      usable: used < spins && expiresAt > now,
    }));
  }
}

/** The calls about free spins. */
export function freeSpinRoutes(freeSpins: FreeSpins): Route[] {
  return [
    tokenRoute(freeSpinOrders, ({ session, input }) => freeSpins.list(BigInt(session.userId), 'all', input)),
    tokenRoute(freeSpinUses, ({ session, input }) => freeSpins.list(BigInt(session.userId), 'played', input)),
    tokenRoute(freeSpinCount, async ({ session }) => ({
      count: await freeSpins.usable(BigInt(session.userId)),
    })),
    tokenRoute(freeSpinOrder, ({ session, input }) =>
      freeSpins.one(BigInt(session.userId), BigInt(input.id)),
    ),
  ];
}
