import { and, asc, desc, eq } from 'drizzle-orm';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import type {
  LotteryDraw,
  LotteryDraws,
  LotteryWeek,
  OwnLottery,
  ShownTicket,
  TicketRange,
} from '../../../contract/http/offers/weekLottery.ts';
import type { ListPage } from '../../../contract/http/page.ts';
import { listPage, type PageRequest } from '../../core/http/listPage.ts';
import { TtlCache } from '../../core/ttlCache.ts';
import { users } from '../../people/accounts/tables.ts';
import { awardOf } from '../engine/awards.ts';
import { maskedName } from '../engine/maskedName.ts';
import type { Player } from '../engine/players.ts';
import type { PromotionParts } from '../engine/promotion.ts';
import { GrowingJackpot } from './jackpot.ts';
import type { WeekLotteryNumbers } from './settings.ts';
import { lotteryHolders, lotteryTickets, lotteryWinners } from './tables.ts';
import { listOf, Tickets } from './tickets.ts';
import type { WeekRow, Weeks } from './weeks.ts';

/** Maximum number of tickets and draws shown, and how long the latest tickets are cached for all players, ms. */
const LATEST = 50;
const DRAWS = 12;
const CACHE_MS = 5_000;

/** The views of the lottery for players. */
export class WeekLottery {
  readonly #parts: PromotionParts<WeekLotteryNumbers>;
  readonly #weeks: Weeks;
  readonly #tickets: Tickets;
  readonly #jackpot: GrowingJackpot;
  readonly #latest: TtlCache<readonly (Omit<ShownTicket, 'own'> & { userId: bigint })[]>;
  /** The last requested list of a draw: it no longer changes. */
  #list: { week: string; list: LotteryDraw['list'] } | null = null;

  constructor(parts: PromotionParts<WeekLotteryNumbers>, weeks: Weeks) {
    const { db, clock, market } = parts;
    this.#parts = parts;
    this.#weeks = weeks;
    this.#tickets = new Tickets({ db, clock, timeZone: market.timeZone });
    this.#jackpot = new GrowingJackpot({ db, clock, timeZone: market.timeZone });
    this.#latest = new TtlCache(clock, CACHE_MS, () => this.#readLatest());
  }

  /** Counts a player's tickets of this week up to now. */
  async count(player: Player): Promise<void> {
    const week = await this.#weeks.current();
    if (week) await this.#tickets.of(player, week);
  }

  /** A player's view of a week; this one by default. Refusals: 1006 it was drawn, 704 there is none, 1028 over. */
  async of(player: Player, name?: string): Promise<OwnLottery> {
    const row = await this.#running(name);
    if (row.drawnAt !== null) throw new Refusal(ErrorCode.jackpotOver);
    const [own, week, before] = await Promise.all([
      this.#tickets.of(player, row),
      this.#shown(row),
      this.#weeks.before(),
    ]);
    return {
      ...week,
      own: own.own,
      most: row.most,
      deposited: own.deposited.toString(),
      staked: own.staked.toString(),
      perDeposit: row.deposited.toString(),
      perStake: row.staked.toString(),
      before:
        before && before.week !== row.week
          ? { ...(await this.#shown(before)), own: (await this.#tickets.of(player, before)).own }
          : null,
      breakUntil: player.breakUntil,
    };
  }

  /** A player's tickets of a week; this one by default. */
  async ownTickets(player: Player, request: PageRequest & { week?: string }): Promise<ListPage<TicketRange>> {
    const row = await this.#running(request.week);
    if (row.drawnAt === null) await this.#tickets.of(player, row);
    const { items, total } = await this.#tickets.page(player.id, row, request);
    return listPage(items, total, request);
  }

  /** The latest tickets of this week. */
  async latest(userId: bigint): Promise<ShownTicket[]> {
    return (await this.#latest.get()).map(({ userId: holder, ...ticket }) => ({
      ...ticket,
      own: holder === userId,
    }));
  }

  /** A draw, the latest unless a week is named. Refusal: 704 it was not drawn. */
  async draws(userId: bigint, name?: string, withList = false): Promise<LotteryDraws> {
    const weeks = await this.#weeks.drawn(DRAWS);
    const week = name ?? weeks[0];
    if (week === undefined) return { draw: null, weeks };
    const row = await this.#weeks.find(week);
    if (row?.drawnAt == null) throw new Refusal(ErrorCode.notFound);
    return { draw: await this.#draw(row, userId, withList), weeks };
  }

  async #draw(row: WeekRow, userId: bigint, withList: boolean): Promise<LotteryDraw> {
    const { awards, clock, db } = this.#parts;
    const [winners, own] = await Promise.all([
      db.orm
        .select({
          place: lotteryWinners.place,
          ticket: lotteryWinners.ticket,
          amount: lotteryWinners.amount,
          userId: lotteryWinners.userId,
          holder: lotteryHolders.holder,
          name: users.name,
        })
        .from(lotteryWinners)
        .innerJoin(
          lotteryHolders,
          and(
            eq(lotteryHolders.currency, lotteryWinners.currency),
            eq(lotteryHolders.week, lotteryWinners.week),
            eq(lotteryHolders.userId, lotteryWinners.userId),
          ),
        )
        .innerJoin(users, eq(users.id, lotteryWinners.userId))
        .where(and(eq(lotteryWinners.currency, row.currency), eq(lotteryWinners.week, row.week)))
        .orderBy(asc(lotteryWinners.place)),
      awards.of(userId, 'weekLottery'),
    ]);
    const prizes = new Map(own.map((award) => [award.awardKey, awardOf(award, clock.now())]));
    return {
      week: row.week,
      secretHash: row.hash,
      secret: row.secret,
      listHash: row.listHash ?? '',
      tickets: row.tickets,
      jackpot: (row.jackpot ?? 0n).toString(),
      stays: (row.stays ?? 0n).toString(),
      drawnAt: row.drawnAt ?? 0,
      winners: winners.map(({ place, ticket, amount, holder, name }) => ({
        ...{ place, ticket, holder, name: maskedName(name), amount: amount.toString() },
        award: prizes.get(`${row.week} ${place}`) ?? null,
      })),
      list: withList ? await this.#listOf(row) : null,
    };
  }

  async #listOf(row: WeekRow): Promise<LotteryDraw['list']> {
    if (this.#list?.week !== row.week)
      this.#list = { week: row.week, list: await listOf(this.#parts.db.orm, row) };
    return this.#list.list;
  }

  async #running(name?: string): Promise<WeekRow> {
    const row = name === undefined ? await this.#weeks.current() : await this.#weeks.find(name);
    if (row && row.startsAt <= this.#parts.clock.now()) return row;
    throw new Refusal(name === undefined ? ErrorCode.promotionOver : ErrorCode.notFound);
  }

  async #shown(row: WeekRow): Promise<LotteryWeek> {
    const { week, startsAt, endsAt, drawAt, hash, tickets, listHash } = row;
    const jackpot = (await this.#jackpot.of(row)).toString();
    return { week, startsAt, endsAt, drawAt, hash, tickets, jackpot, listHash };
  }

  async #readLatest() {
    const week = await this.#weeks.current();
    if (!week) return [];
    const { first, count, at, userId } = lotteryTickets;
    const ranges = await this.#parts.db.orm
      .select({ first, count, at, userId, name: users.name })
      .from(lotteryTickets)
      .innerJoin(users, eq(users.id, userId))
      .where(and(eq(lotteryTickets.currency, week.currency), eq(lotteryTickets.week, week.week)))
      .orderBy(desc(first))
      .limit(LATEST);
    return ranges
      .flatMap((range) =>
        Array.from({ length: Math.min(range.count, LATEST) }, (_, i) => ({
          number: range.first + range.count - 1 - i,
          name: maskedName(range.name),
          at: range.at,
          userId: range.userId,
        })),
      )
      .slice(0, LATEST);
  }
}
