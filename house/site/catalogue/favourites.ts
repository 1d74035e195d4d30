import { and, asc, desc, eq } from 'drizzle-orm';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import type { ListPage } from '../../../contract/http/page.ts';
import type { GameCard } from '../../../contract/http/play/catalogue.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import { listPage, type PageRequest, rowsOf } from '../../core/http/listPage.ts';
import { lockPlayer } from '../../people/accounts/lockPlayer.ts';
import { cardColumns, cardOf } from './cards.ts';
import { gameFavourites, games } from './tables.ts';

/** Maximum number of favourites per player. */
const MOST = 500;

/** Players' favourite games. */
export class Favourites {
  readonly #db: Database;
  readonly #clock: Clock;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /** Newest first. */
  async list(userId: bigint, request: PageRequest): Promise<ListPage<GameCard>> {
    const { orm } = this.#db;
    const { limit, offset } = rowsOf(request);
    const marked = and(eq(gameFavourites.userId, userId), games.active);
    const ofMine = eq(games.id, gameFavourites.game);
    const [rows, counted] = await Promise.all([
      orm
        .select(cardColumns)
        .from(gameFavourites)
        .innerJoin(games, ofMine)
        .where(marked)
        .orderBy(desc(gameFavourites.at), asc(gameFavourites.game))
        .limit(limit)
        .offset(offset),
      orm.$count(orm.select({ game: games.id }).from(gameFavourites).innerJoin(games, ofMine).where(marked)),
    ]);
    const now = this.#clock.now();
    return listPage(
      rows.map((row) => cardOf(row, now)),
      counted,
      request,
    );
  }

  /** Adds or removes a favourite; idempotent. Refusals: 721 no such game, 711 too many favourites. */
  async set(userId: bigint, game: string, liked: boolean): Promise<void> {
    const mine = eq(gameFavourites.userId, userId);
    await this.#db.orm.transaction(async (tx) => {
      const [known] = await tx.select({ active: games.active }).from(games).where(eq(games.id, game));
      if (!known || (liked && !known.active)) throw new Refusal(ErrorCode.invalidGame);
      if (!liked) {
        await tx.delete(gameFavourites).where(and(mine, eq(gameFavourites.game, game)));
        return;
      }
      // Serialises per player, which keeps the count correct.
      await lockPlayer(tx, userId);
      const added = await tx
        .insert(gameFavourites)
        .values({ userId, game, at: this.#clock.now() })
        .onConflictDoNothing()
        .returning({ game: gameFavourites.game });
      if (added.length > 0 && (await tx.$count(gameFavourites, mine)) > MOST)
        throw new Refusal(ErrorCode.overLimit);
    });
  }
}
