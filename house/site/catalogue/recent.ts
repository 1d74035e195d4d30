import { and, asc, desc, eq, notInArray } from 'drizzle-orm';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import type { GameCard } from '../../../contract/http/play/catalogue.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import { lockPlayer } from '../../people/accounts/lockPlayer.ts';
import { cardColumns, cardOf } from './cards.ts';
import { games, recentGames } from './tables.ts';

/** Maximum number stored per player. */
const MOST_RECENT = 20;

/** The games that players opened last. */
export class RecentGames {
  readonly #db: Database;
  readonly #clock: Clock;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /** Newest first. */
  async list(userId: bigint): Promise<GameCard[]> {
    const rows = await this.#db.orm
      .select(cardColumns)
      .from(recentGames)
      .innerJoin(games, eq(games.id, recentGames.game))
      .where(and(eq(recentGames.userId, userId), games.active))
      .orderBy(desc(recentGames.at), asc(recentGames.game))
      .limit(MOST_RECENT);
    const now = this.#clock.now();
    return rows.map((row) => cardOf(row, now));
  }

  /** Records that one of Kilat's own games is opened. Returns its path. Refusal: 721 unknown key. */
  async enter(userId: bigint, game: string): Promise<string> {
    const [own] = await this.#db.orm
      .select({ path: games.path })
      .from(games)
      .where(and(eq(games.id, game), games.active, games.inHouse));
    if (!own?.path) throw new Refusal(ErrorCode.invalidGame);
    await this.opened(userId, game);
    return own.path;
  }

  /** Records that a game of the catalogue is opened. */
  async opened(userId: bigint, game: string): Promise<void> {
    await this.#db.orm.transaction(async (tx) => {
      const mine = eq(recentGames.userId, userId);
      const at = this.#clock.now();
      // Serialises per player, which enforces the maximum.
      await lockPlayer(tx, userId);
      await tx
        .insert(recentGames)
        .values({ userId, game, at })
        .onConflictDoUpdate({ target: [recentGames.userId, recentGames.game], set: { at } });
      const newest = tx
        .select({ game: recentGames.game })
        .from(recentGames)
        .where(mine)
        .orderBy(desc(recentGames.at), asc(recentGames.game))
        .limit(MOST_RECENT);
      await tx.delete(recentGames).where(and(mine, notInArray(recentGames.game, newest)));
    });
  }
}
