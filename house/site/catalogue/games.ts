import { and, asc, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { GameType } from '../../../contract/catalogue.ts';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import type { ListPage } from '../../../contract/http/page.ts';
import type { FoundGames, GameCard, GameDetail } from '../../../contract/http/play/catalogue.ts';
import type { SlotSearch } from '../../../contract/http/play/inputs/catalogue.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import { listPage, type PageRequest, rowsOf } from '../../core/http/listPage.ts';
import { TtlCache } from '../../core/ttlCache.ts';
import { cardColumns, cardOf } from './cards.ts';
import { searchWords } from './load.ts';
import { numbersOf } from './numbers.ts';
import { corrected, type Vocabulary } from './spelling.ts';
import { games, providers } from './tables.ts';

/** Number of similar games shown with a game. */
const SIMILAR = 12;

/** Cache time of the words of titles and providers, ms. */
const WORDS_MS = 60_000;

/** Every order ends with a unique column: pages neither repeat nor lose a game. */
const ORDERS: Record<'popular' | 'new' | 'name', SQL[]> = {
  popular: [asc(games.popularity), asc(games.id)],
  new: [desc(games.releasedAt), asc(games.id)],
  name: [sql`${games.search} COLLATE "C"`, asc(games.id)],
};

/** A kind, or several comma-separated ones, of the contract's schema. */
export function typesOf(text: string): GameType[] {
  return text.split(',') as GameType[];
}

const isOfTypes = (types: string | undefined) =>
  types === undefined ? undefined : inArray(games.type, typesOf(types));

/** Reads the catalogue's tables. Inactive games are excluded. */
export class Games {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #vocabulary: TtlCache<Vocabulary>;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
    this.#vocabulary = new TtlCache(clock, WORDS_MS, () => this.#readVocabulary());
  }

  /** Providers' games of these kinds, without Kilat's own: all by popularity, the recommended ones, or the newest first. */
  list(
    request: PageRequest & { type?: string | undefined; tag?: 'recommend' | 'new' | undefined },
  ): Promise<ListPage<GameCard>> {
    return this.#page(
      request,
      [
        eq(games.inHouse, false),
        isOfTypes(request.type),
        request.tag === 'recommend' ? games.recommend : undefined,
      ],
      request.tag === 'new' ? 'new' : 'popular',
    );
  }

  /**
   * Searches by words; without a match, by numbers in the query (numbers.ts), or else by corrected spelling (spelling.ts),
   * which is then returned too.
   */
  async search({ keyword = '', ...request }: SlotSearch): Promise<FoundGames> {
    const words = searchWords(keyword);
    const found = await this.#named(words, request);
    if (found.total > 0 || words.length === 0) return found;
    const { numbers, rest } = numbersOf(words);
    if (numbers.length > 0) return this.#named(rest, request, numbers);
    const meant = corrected(words, await this.#vocabulary.get());
    return meant ? { ...(await this.#named(meant, request)), meant: meant.join(' ') } : found;
  }

  #named(
    words: readonly string[],
    { type, firm, theme, sort = 'popular', ...request }: Omit<SlotSearch, 'keyword'>,
    numbers: readonly SQL[] = [],
  ): Promise<ListPage<GameCard>> {
    return this.#page(
      request,
      [
        isOfTypes(type),
        firm === undefined ? undefined : eq(games.firm, firm),
        theme === undefined ? undefined : eq(games.theme, theme),
        ...words.map((word) => sql`strpos(${games.search}, ${word}) > 0`),
        ...numbers,
      ],
      sort,
    );
  }

  /** The words of the most popular games come first. */
  async #readVocabulary(): Promise<Vocabulary> {
    const rows = await this.#db.orm
      .select({ search: games.search })
      .from(games)
      .where(eq(games.active, true))
      .orderBy(...ORDERS.popular);
    return [...new Set(rows.flatMap(({ search }) => searchWords(search)))];
  }

  /** A game with similar ones: of its kind, same theme first. Refusal: 721 no such game. */
  async detail(id: string): Promise<GameDetail> {
    const [found] = await this.#db.orm
      .select({ game: games, firmName: providers.name })
      .from(games)
      .innerJoin(providers, eq(providers.id, games.firm))
      .where(and(eq(games.id, id), games.active));
    if (!found) throw new Refusal(ErrorCode.invalidGame);
    const { game, firmName } = found;
    const similar = await this.#db.orm
      .select(cardColumns)
      .from(games)
      .where(and(games.active, eq(games.type, game.type), ne(games.id, id)))
      .orderBy(desc(eq(games.theme, game.theme)), ...ORDERS.popular)
      .limit(SIMILAR);
    const now = this.#clock.now();
    const { theme, hitRate, maxWin, releasedAt, path } = game;
    return {
      ...cardOf(game, now),
      firmName,
      theme,
      hitRate: hitRate === null ? null : hitRate.toString(),
      maxWin,
      releasedAt,
      path,
      similar: similar.map((row) => cardOf(row, now)),
    };
  }

  /** The path where a game is played; null while its provider is not connected. Refusal: 721 no such game. */
  async pathOf(id: string): Promise<string | null> {
    const [game] = await this.#db.orm
      .select({ path: games.path })
      .from(games)
      .where(and(eq(games.id, id), games.active));
    if (!game) throw new Refusal(ErrorCode.invalidGame);
    return game.path;
  }

  async #page(
    request: PageRequest,
    conditions: readonly (SQL | typeof games.recommend | undefined)[],
    order: keyof typeof ORDERS,
  ): Promise<ListPage<GameCard>> {
    const where = and(games.active, ...conditions);
    const { limit, offset } = rowsOf(request);
    const [rows, total] = await Promise.all([
      this.#db.orm
        .select(cardColumns)
        .from(games)
        .where(where)
        .orderBy(...ORDERS[order])
        .limit(limit)
        .offset(offset),
      this.#db.orm.$count(games, where),
    ]);
    const now = this.#clock.now();
    return listPage(
      rows.map((row) => cardOf(row, now)),
      total,
      request,
    );
  }
}
