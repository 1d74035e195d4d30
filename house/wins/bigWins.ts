import { and, asc, eq, gt, gte, type SQL, sql } from 'drizzle-orm';
import type { BigWin } from '../../contract/http/catalogue.ts';
import type { ListPage } from '../../contract/http/page.ts';
import type { Market } from '../../contract/markets.ts';
import { users } from '../accounts/tables.ts';
import { games } from '../catalogue/tables.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { cutPage, type PageAsked } from '../http/listPage.ts';
import { Kept } from '../kept.ts';
import { DAY_MS, dayOf } from '../marketTime.ts';
import { bets } from '../rounds/tables.ts';

export type WinPeriod = 'day' | 'week' | 'all';

/** So many wins of a period are told of. */
const MOST = 200;
const KEPT_MS = 5_000;

/** Paid bets of the market's currency, the biggest profit first. */
export class BigWins {
  readonly #db: Database;
  readonly #market: Market;
  readonly #lists: Record<WinPeriod, Kept<BigWin[]>>;

  constructor({ db, clock, market }: { db: Database; clock: Clock; market: Market }) {
    this.#db = db;
    this.#market = market;
    const since = (begin: () => number) =>
      new Kept(clock, KEPT_MS, () => this.#read(gte(bets.endedAt, begin())));
    this.#lists = {
      day: since(() => dayOf(clock.now(), market.timeZone).start),
      week: since(() => clock.now() - 7 * DAY_MS),
      all: new Kept(clock, KEPT_MS, () => this.#read(undefined)),
    };
  }

  /** A page of the biggest wins of today (the market's own day), of 7 days, or of all time. */
  async list(period: WinPeriod, asked: PageAsked): Promise<ListPage<BigWin>> {
    return cutPage(await this.#lists[period].get(), asked);
  }

  /** The win of that bet; nothing when the bet was not won. */
  one(id: bigint): Promise<BigWin[]> {
    return this.#read(eq(bets.id, id));
  }

  /** The biggest of 7 days, or of all time when nobody won in those. */
  async ofLobby(count: number): Promise<BigWin[]> {
    const week = await this.#lists.week.get();
    return (week.length > 0 ? week : await this.#lists.all.get()).slice(0, count);
  }

  async #read(which: SQL | undefined): Promise<BigWin[]> {
    const rows = await this.#db.orm
      .select({ bet: bets, name: users.name, avatar: users.avatar, bot: users.bot, title: games.title })
      .from(bets)
      .innerJoin(users, eq(users.id, bets.userId))
      .leftJoin(games, eq(games.id, bets.game))
      .where(
        and(
          eq(bets.currency, this.#market.currency),
          // As the indexes of paid bets say it.
          sql`${bets.status} = 'cashed'`,
          gt(bets.payout, bets.amount),
          which,
        ),
      )
      .orderBy(sql`(${bets.payout} - ${bets.amount}) desc`, asc(bets.id))
      .limit(MOST);
    return rows.map(({ bet, title, ...player }) => winOf(bet, title ?? bet.game, player));
  }
}

function winOf(
  bet: typeof bets.$inferSelect,
  title: string,
  player: { name: string; avatar: number; bot: boolean },
): BigWin {
  if (bet.rate === null || bet.endedAt === null) throw new Error(`the paid bet ${bet.id} lacks its end`);
  return {
    id: bet.id.toString(),
    game: bet.game,
    title,
    roundId: bet.roundId.toString(),
    ...player,
    amount: bet.amount.toString(),
    payout: bet.payout.toString(),
    rate: bet.rate.toString(),
    currency: bet.currency,
    at: bet.endedAt,
  };
}
