import { and, asc, eq, gt, gte, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import { ROUND_GAMES } from '../../../contract/games/roundGames.ts';
import type { ListPage } from '../../../contract/http/page.ts';
import { type BigWin, slotBigWin } from '../../../contract/http/play/catalogue.ts';
import { slotBigWinInput } from '../../../contract/http/play/inputs/catalogue.ts';
import type { Market } from '../../../contract/markets.ts';
import { DAY_MS, dateOf } from '../../../contract/marketTime.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import { cutPage, type PageRequest } from '../../core/http/listPage.ts';
import { openRoute, type Route, withInput } from '../../core/http/route.ts';
import { TtlCache } from '../../core/ttlCache.ts';
import { bets } from '../../money/ledger/bets/roundTables.ts';
import { providerRounds } from '../../money/ledger/provider/providerTables.ts';
import { bigWins } from '../../money/ledger/tables.ts';
import { users } from '../../people/accounts/tables.ts';
import { games } from '../../site/catalogue/tables.ts';
import { botBetOf } from '../bots/botRounds.ts';
import { byProfit, type DemoWin, type DemoWins } from '../bots/demoWins.ts';

type WinPeriod = 'day' | 'week' | 'all';

/** Maximum number of listed wins per period; the ledger stores as many for each day. */
const MOST = 200;
const CACHE_MS = 5_000;

/** Paid bets in the market's currency, highest profit first, from the ledger's daily lists. */
export class BigWins {
  readonly #db: Database;
  readonly #market: Market;
  readonly #demo: readonly DemoWins[];
  readonly #titles: TtlCache<Map<string, string>>;
  readonly #lists: Record<WinPeriod, TtlCache<BigWin[]>>;

  /** @param options.demo the demo players' wins, which are told of among the players' */
  constructor(options: { db: Database; clock: Clock; market: Market; demo: readonly DemoWins[] }) {
    const { db, clock, market, demo } = options;
    this.#db = db;
    this.#market = market;
    this.#demo = demo;
    this.#titles = new TtlCache(clock, CACHE_MS, () => this.#readTitles());
    const ofDays = (days: number) =>
      new TtlCache(clock, CACHE_MS, () => {
        const first = dateOf(clock.now() - (days - 1) * DAY_MS, market.timeZone);
        const isOf = ({ at }: DemoWin) => dateOf(at, market.timeZone) >= first;
        return this.#biggest(gte(bigWins.day, first), isOf);
      });
    this.#lists = {
      day: ofDays(1),
      week: ofDays(7),
      all: new TtlCache(clock, CACHE_MS, () => this.#biggest(undefined, () => true)),
    };
  }

  /** A page of the biggest wins of today (the market's day), of the last 7 days including today, or of all time. */
  async list(period: WinPeriod, request: PageRequest): Promise<ListPage<BigWin>> {
    return cutPage(await this.#lists[period].get(), request);
  }

  /** The win of that bet; empty if the bet was not won. */
  async one(id: bigint): Promise<BigWin[]> {
    const place = botBetOf(id);
    if (place) {
      const wins = await this.#demoWins((tables) => tables.ofRound(place.roundId));
      return wins.filter((win) => win.id === id.toString());
    }
    const { currency } = this.#market;
    const rows = await this.#won().where(
      and(eq(bets.id, id), eq(bets.currency, currency), gt(bets.payout, bets.amount)),
    );
    if (rows.length > 0) return rows.map(winOf);
    const round = providerRounds;
    const isWon = and(isNotNull(round.closedAt), gt(round.returned, round.staked));
    const atProviders = await this.#wonAtProviders().where(
      and(eq(round.id, id), eq(round.currency, currency), isWon),
    );
    return atProviders.map(winOf);
  }

  /** The biggest wins of 7 days, or of all time if there are none. */
  async ofLobby(count: number): Promise<BigWin[]> {
    const week = await this.#lists.week.get();
    return (week.length > 0 ? week : await this.#lists.all.get()).slice(0, count);
  }

  async #biggest(since: SQL | undefined, isOf: (win: DemoWin) => boolean): Promise<BigWin[]> {
    const [won, demo] = await Promise.all([
      this.#biggestOfPlayers(since),
      this.#demoWins((tables) => tables.recent()),
    ]);
    return [...won, ...demo.filter(isOf)].sort(byProfit).slice(0, MOST);
  }

  async #demoWins(read: (tables: DemoWins) => Promise<DemoWin[]>): Promise<BigWin[]> {
    const [titles, wins] = await Promise.all([this.#titles.get(), Promise.all(this.#demo.map(read))]);
    const { currency } = this.#market;
    return wins.flat().map((win) => ({ ...win, title: titles.get(win.game) ?? win.game, currency }));
  }

  async #readTitles(): Promise<Map<string, string>> {
    const rows = await this.#db.orm
      .select({ id: games.id, title: games.title })
      .from(games)
      .where(inArray(games.id, [...ROUND_GAMES]));
    return new Map(rows.map(({ id, title }) => [id, title]));
  }

  async #biggestOfPlayers(since: SQL | undefined): Promise<BigWin[]> {
    const most = sql`${bigWins.profit} desc nulls last`;
    const shown = and(eq(bigWins.currency, this.#market.currency), since);
    const [ours, providers] = await Promise.all([
      this.#won()
        .innerJoin(bigWins, eq(bigWins.betId, bets.id))
        .where(shown)
        .orderBy(most, asc(bets.id))
        .limit(MOST),
      this.#wonAtProviders()
        .innerJoin(bigWins, eq(bigWins.betId, providerRounds.id))
        .where(shown)
        .orderBy(most, asc(providerRounds.id))
        .limit(MOST),
    ]);
    return [...ours, ...providers].map(winOf).sort(byProfit).slice(0, MOST);
  }

  #won() {
    const { id, game, roundId, amount, payout, rate, currency, endedAt } = bets;
    return this.#db.orm
      .select({ bet: { id, game, roundId, amount, payout, rate, currency, endedAt }, ...PLAYER })
      .from(bets)
      .innerJoin(users, eq(users.id, bets.userId))
      .leftJoin(games, eq(games.id, bets.game))
      .$dynamic();
  }

  /** A provider's round counts as one bet with its total outcome; a free one has no rate. */
  #wonAtProviders() {
    const { id, game, currency, staked: amount, returned: payout, closedAt: endedAt } = providerRounds;
    const rate = sql<bigint>`coalesce(div(${payout}::numeric * 10000, nullif(${amount}, 0)), 0)::bigint`;
    return this.#db.orm
      .select({ bet: { id, game, roundId: id, amount, payout, rate, currency, endedAt }, ...PLAYER })
      .from(providerRounds)
      .innerJoin(users, eq(users.id, providerRounds.userId))
      .leftJoin(games, eq(games.id, providerRounds.game))
      .$dynamic();
  }
}

const PLAYER = { name: users.name, avatar: users.avatar, bot: users.bot, title: games.title };

type Won = Pick<
  typeof bets.$inferSelect,
  'id' | 'game' | 'roundId' | 'amount' | 'payout' | 'rate' | 'currency' | 'endedAt'
>;

function winOf({
  bet,
  title,
  ...player
}: {
  bet: Won;
  title: string | null;
  name: string;
  avatar: number;
  bot: boolean;
}): BigWin {
  if (bet.rate === null || bet.endedAt === null) throw new Error(`the paid bet ${bet.id} lacks its end`);
  return {
    id: bet.id.toString(),
    game: bet.game,
    title: title ?? bet.game,
    roundId: bet.roundId.toString(),
    ...player,
    amount: bet.amount.toString(),
    payout: bet.payout.toString(),
    rate: bet.rate.toString(),
    currency: bet.currency,
    at: bet.endedAt,
  };
}

/** The call for the list of biggest wins or for one win. */
export function winRoutes(wins: BigWins): Route[] {
  return [
    openRoute(
      withInput(slotBigWin, slotBigWinInput),
      async ({ input: { id, period = 'all', ...request } }) => {
        if (id === undefined) return wins.list(period, request);
        const items = await wins.one(BigInt(id));
        return { items, total: items.length, ...request };
      },
    ),
  ];
}
