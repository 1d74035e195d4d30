import { and, desc, eq, sql } from 'drizzle-orm';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import {
  type FreeSpin,
  freeSpin,
  freeSpinChoices,
  freeSpinChoose,
  type SpinChoice,
} from '../../../contract/http/offers/freeSpin.ts';
import { freeSpinChoicesInput, freeSpinChooseInput } from '../../../contract/http/offers/inputs/freeSpin.ts';
import type { ClaimedAward } from '../../../contract/http/offers/promotions.ts';
import type { ListPage } from '../../../contract/http/page.ts';
import { dateAfter, dateOf, dayOf } from '../../../contract/marketTime.ts';
import { amountOf } from '../../../contract/promotions/amounts.ts';
import { listPage, type PageRequest, rowsOf } from '../../core/http/listPage.ts';
import { type Route, tokenRoute, withInput } from '../../core/http/route.ts';
import { games } from '../../site/catalogue/tables.ts';
import type { FreeSpinDetail } from '../engine/freeSpinDelivery.ts';
import type { Player } from '../engine/players.ts';
import type { PromotionParts } from '../engine/promotion.ts';
import { requireRunning } from '../engine/settings.ts';
import { awards as table } from '../engine/tables.ts';
import { daySums } from '../engine/totals.ts';
import type { FreeSpinNumbers } from './settings.ts';
import { slotsOnOffer } from './slots.ts';

const CODE = 'freeSpin';

const GAME_OF = sql<string>`${table.detail}->>'game'`;

/** The daily package of free spins: players with enough stakes on the previous day choose one a day, with its slot. */
export class FreeSpinPackages {
  readonly #parts: PromotionParts<FreeSpinNumbers>;

  constructor(parts: PromotionParts<FreeSpinNumbers>) {
    this.#parts = parts;
  }

  /** A player's state today. */
  async of(player: Player): Promise<FreeSpin> {
    const { db, market, clock, settings } = this.#parts;
    const now = clock.now();
    const { numbers } = requireRunning(await settings(), now);
    const today = dateOf(now, market.timeZone);
    const [staked, slots, [chosen]] = await Promise.all([
      this.#staked(player, today),
      slotsOnOffer(db, numbers.slots),
      this.#chosen(player, { page: 1, count: 1 }),
    ]);
    const { breakUntil } = player;
    return {
      packages: numbers.packages.map(({ least, spins, bet }, i) => ({
        number: i + 1,
        least: amountOf(least, market).toString(),
        reached: breakUntil === null && staked.yesterday >= amountOf(least, market),
        ...{ spins, bet: amountOf(bet, market).toString() },
      })),
      slots,
      staked: staked.yesterday.toString(),
      stakedToday: staked.today.toString(),
      chosen: chosen?.day === today ? chosen : null,
      hours: numbers.hours,
      nextAt: dayOf(now, market.timeZone).end,
      breakUntil,
    };
  }

  /** Gives the chosen package at once; a repeat of the key gets the first reply. Refusals: see the contract. */
  async choose(
    player: Player,
    { package: number, game }: { package: number; game: string },
    key: string | null,
  ): Promise<ClaimedAward> {
    const { db, market, clock, awards, settings } = this.#parts;
    const now = clock.now();
    const { numbers, version } = requireRunning(await settings(), now);
    const today = dateOf(now, market.timeZone);
    const chosen = await awards.find(player.id, CODE, today);
    if (chosen) return awards.claim(chosen, key);
    if (player.breakUntil !== null) throw new Refusal(ErrorCode.onBreak, undefined, player.breakUntil);
    const pack = numbers.packages[number - 1];
    if (!pack) throw new Refusal(ErrorCode.badParameter, 'package');
    const { yesterday } = await this.#staked(player, today);
    if (yesterday < amountOf(pack.least, market)) throw new Refusal(ErrorCode.conditionsNotMet);
    const slots = await slotsOnOffer(db, numbers.slots);
    if (!slots.some((slot) => slot.game === game)) throw new Refusal(ErrorCode.invalidGame);
    const bet = amountOf(pack.bet, market).toString();
    const detail: FreeSpinDetail = { game, bet, hours: numbers.hours };
    const amount = BigInt(pack.spins);
    const expiresAt = dayOf(now, market.timeZone).end;
    return awards.give(
      player,
      { promotion: CODE, awardKey: today, kind: 'freeSpins', amount, detail, version, expiresAt },
      key,
    );
  }

  /** The chosen packages, newest first. */
  async choices(player: Player, request: PageRequest): Promise<ListPage<SpinChoice>> {
    const [items, total] = await Promise.all([
      this.#chosen(player, request),
      this.#parts.db.orm.$count(table, chosenBy(player)),
    ]);
    return listPage(items, total, request);
  }

  async #chosen(player: Player, request: PageRequest): Promise<SpinChoice[]> {
    const { limit, offset } = rowsOf(request);
    const rows = await this.#parts.db.orm
      .select({ award: table, title: games.title })
      .from(table)
      .innerJoin(games, eq(games.id, GAME_OF))
      .where(chosenBy(player))
      .orderBy(desc(table.id))
      .limit(limit)
      .offset(offset);
    return rows.map(({ award: { id, awardKey, amount, detail, endedAt, createdAt }, title }) => ({
      ...{ id: id.toString(), day: awardKey, game: String(detail.game), title },
      ...{ spins: Number(amount), bet: String(detail.bet), at: endedAt ?? createdAt },
    }));
  }

  /** The player's stakes of yesterday and today. */
  async #staked(player: Player, today: string): Promise<{ yesterday: bigint; today: bigint }> {
    const yesterday = dateAfter(today, -1);
    const sums = await daySums(this.#parts.db.orm, player, yesterday, today);
    return { yesterday: sums.get(yesterday)?.staked ?? 0n, today: sums.get(today)?.staked ?? 0n };
  }
}

const chosenBy = ({ id }: Player) =>
  and(eq(table.userId, id), eq(table.promotion, CODE), eq(table.state, 'claimed'));

/** The calls about the daily package. */
export function freeSpinPackageRoutes(
  packages: FreeSpinPackages,
  player: (userId: string) => Promise<Player>,
): Route[] {
  return [
    tokenRoute(freeSpin, async ({ session }) => packages.of(await player(session.userId))),
    tokenRoute(withInput(freeSpinChoose, freeSpinChooseInput), async ({ session, input, key }) =>
      packages.choose(await player(session.userId), input, key),
    ),
    tokenRoute(withInput(freeSpinChoices, freeSpinChoicesInput), async ({ session, input }) =>
      packages.choices(await player(session.userId), input),
    ),
  ];
}
