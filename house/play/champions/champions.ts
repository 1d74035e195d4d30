import { and, asc, eq, gt, lte } from 'drizzle-orm';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import {
  type Championship,
  champion,
  championMine,
  type Leaderboard,
  type OwnPlace,
} from '../../../contract/http/play/champions.ts';
import { championInput } from '../../../contract/http/play/inputs/champions.ts';
import type { Market } from '../../../contract/markets.ts';
import { weekOf } from '../../../contract/marketTime.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import { openRoute, type Route, tokenRoute, withInput } from '../../core/http/route.ts';
import { TtlCache } from '../../core/ttlCache.ts';
import { games } from '../../site/catalogue/tables.ts';
import { type Ranking, readRanking } from './ranking.ts';
import { champions } from './tables.ts';

const CACHE_MS = 5_000;
/** How long a ranking is cached, ms: computing it reads every win of its week. */
const RANKING_CACHE_MS = 15_000;
/** Maximum number of cached rankings. */
const MOST_RANKINGS = 50;

/**
 * Weekly championships, one for each of Kilat's own games. Players who joined (house/offers/champion) are ranked by their real
 * bets.
 */
export class Champions {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #market: Market;
  readonly #running: TtlCache<Championship[]>;
  readonly #rankings = new Map<string, TtlCache<Ranking>>();

  constructor({ db, clock, market }: { db: Database; clock: Clock; market: Market }) {
    this.#db = db;
    this.#clock = clock;
    this.#market = market;
    this.#running = new TtlCache(clock, CACHE_MS, () => this.#openWeek());
  }

  /** Finds a championship by its id, or a game's running one by the game. Refusal: 704 if there is none. */
  async leaderboard(id: string): Promise<Leaderboard> {
    const running = await this.#running.get();
    const championship = running.find((one) => one.id === id || one.game === id) ?? (await this.#past(id));
    const { places, byPlayer } = await this.#ranking(championship);
    return { ...championship, places, players: byPlayer.size };
  }

  /** The running championships with the player's place. */
  async ofPlayer(userId: bigint): Promise<OwnPlace[]> {
    return (await this.running()).map(({ championship, ranking: { byPlayer } }) => ({
      ...championship,
      mine: byPlayer.get(userId) ?? null,
      players: byPlayer.size,
    }));
  }

  /** The running championships with their rankings. */
  async running(): Promise<{ championship: Championship; ranking: Ranking }[]> {
    const running = await this.#running.get();
    return Promise.all(
      running.map(async (championship) => ({ championship, ranking: await this.#ranking(championship) })),
    );
  }

  /** This week's championships, created on the first request. */
  async #openWeek(): Promise<Championship[]> {
    const now = this.#clock.now();
    const { start, end, monday } = weekOf(now, this.#market.timeZone);
    const own = await this.#db.orm
      .select({ game: games.id })
      .from(games)
      .where(and(games.active, games.inHouse));
    if (own.length === 0) return [];
    await this.#db.orm
      .insert(champions)
      .values(own.map(({ game }) => ({ id: `${game}-${monday}`, game, startsAt: start, endsAt: end })))
      .onConflictDoNothing();
    return this.#select()
      .where(and(lte(champions.startsAt, now), gt(champions.endsAt, now), games.active))
      .orderBy(asc(games.popularity), asc(games.id));
  }

  async #past(id: string): Promise<Championship> {
    const [championship] = await this.#select().where(eq(champions.id, id));
    if (!championship) throw new Refusal(ErrorCode.notFound);
    return championship;
  }

  #select() {
    return this.#db.orm
      .select({
        id: champions.id,
        game: champions.game,
        title: games.title,
        startsAt: champions.startsAt,
        endsAt: champions.endsAt,
      })
      .from(champions)
      .innerJoin(games, eq(games.id, champions.game))
      .$dynamic();
  }

  #ranking(championship: Championship): Promise<Ranking> {
    const { id } = championship;
    let ranking = this.#rankings.get(id);
    if (!ranking) {
      if (this.#rankings.size >= MOST_RANKINGS) this.#rankings.clear();
      ranking = new TtlCache(this.#clock, RANKING_CACHE_MS, () =>
        readRanking(this.#db, championship, this.#market.currency),
      );
      this.#rankings.set(id, ranking);
    }
    return ranking.get();
  }
}

/** The channel calls for championships. */
export function championRoutes(champions: Champions): Route[] {
  return [
    openRoute(withInput(champion, championInput), ({ input }) => champions.leaderboard(input.id)),
    tokenRoute(championMine, ({ session }) => champions.ofPlayer(BigInt(session.userId))),
  ];
}
