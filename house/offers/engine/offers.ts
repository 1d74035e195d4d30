import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { MissionText } from '../../../contract/http/offers/missions.ts';
import type {
  BonusCenter,
  PromotionCard,
  PromotionNotice,
  PromotionsAll,
  Triggered,
} from '../../../contract/http/offers/promotions.ts';
import type { Market } from '../../../contract/markets.ts';
import { DAY_MS, dateOf } from '../../../contract/marketTime.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import { listPage, type PageRequest } from '../../core/http/listPage.ts';
import { TtlCache } from '../../core/ttlCache.ts';
import { wageringOf } from '../../money/ledger/bonus/bonus.ts';
import { walletsOf } from '../../money/ledger/ledger.ts';
import { users } from '../../people/accounts/tables.ts';
import { type AwardRow, type Awards, awardOf, stateOf } from './awards.ts';
import { waitingOf } from './live.ts';
import { maskedName } from './maskedName.ts';
import type { Player } from './players.ts';
import type { AnyPromotion, OpenedPromotion } from './promotion.ts';
import { type CurrentSettings, isRunning } from './settings.ts';
import { promotionDays, awards as table } from './tables.ts';

/** A promotion of this house, with its settings. */
export interface Running {
  readonly definition: AnyPromotion;
  readonly opened: OpenedPromotion;
  readonly settings: () => Promise<CurrentSettings<unknown>>;
}

interface Parts {
  db: Database;
  clock: Clock;
  market: Market;
  awards: Awards;
  promotions: readonly Running[];
  /** The updated VIP level of a player, with the time when it was reached; null for none, and for one that fell. */
  vipLevel: (player: Player) => Promise<Triggered['vip']>;
  /** Records that a page of the player has celebrated this level. */
  celebrated: (player: Player, level: number) => Promise<void>;
}

/** Number of notices, and how long they are cached for all players, ms. */
const NOTICES = 30;
const CACHE_MS = 5_000;

/** Operations across all promotions for a player. */
export class Offers {
  readonly #parts: Parts;
  readonly #notices: TtlCache<readonly PromotionNotice[]>;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#notices = new TtlCache(parts.clock, CACHE_MS, () => this.#readNotices());
  }

  /** Every running promotion. @param player null for a visitor */
  async all(player: Player | null): Promise<PromotionsAll> {
    const { promotions } = this.#parts;
    const now = this.#parts.clock.now();
    const offered = player !== null && player.breakUntil === null;
    if (offered) await this.bringUpToDate(player);
    const [spent, open] = await Promise.all([
      this.#spent(now),
      player ? this.#parts.awards.open(player.id) : [],
    ]);
    const claimable = open.filter((row) => stateOf(row, now) === 'claimable');
    const cards: PromotionCard[] = [];
    const canJoin: string[] = [];
    for (const { definition, opened, settings } of promotions) {
      const set = await settings();
      if (!isRunning(set, now)) continue;
      if (opened.isFor && !(player && (await opened.isFor(player)))) continue;
      const { code } = definition;
      cards.push({
        code,
        terms: definition.terms(set.numbers, this.#parts.market),
        from: set.from,
        until: set.until,
        spent: set.budget !== null && (spent.get(code) ?? 0n) >= set.budget,
        claimable: offered ? claimable.filter(({ promotion }) => promotion === code).length : 0,
      });
      const key = offered ? await opened.canJoin?.(player, now) : null;
      if (key) canJoin.push(key);
    }
    return { promotions: cards, canJoin, promoSlotsGameStatus: await this.#slotsOpen(player) };
  }

  notices(): Promise<readonly PromotionNotice[]> {
    return this.#notices.get();
  }

  async center(player: Player, request: PageRequest): Promise<BonusCenter> {
    const { db, clock, awards } = this.#parts;
    if (player.breakUntil === null) await this.bringUpToDate(player);
    const [open, past, running, wallets] = await Promise.all([
      awards.open(player.id),
      awards.past(player.id, request),
      wageringOf(db, player.id, player.currency),
      walletsOf(db, [player.id]),
    ]);
    const now = clock.now();
    const { balance, bonus } = wallets.get(player.id) ?? { balance: 0n, bonus: 0n };
    const shown = open.map((row) => awardOf(row, now));
    return {
      claimable: shown.filter(({ state }) => state === 'claimable'),
      pending: shown.filter(({ state }) => state === 'pending'),
      running,
      own: (balance - bonus).toString(),
      bonus: bonus.toString(),
      past: listPage(
        past.rows.map((row) => awardOf(row, now)),
        past.total,
        request,
      ),
      breakUntil: player.breakUntil,
    };
  }

  /** A player's cash awards in total, by promotion. */
  async sums(player: Player): Promise<{ promotion: string; count: number; amount: string }[]> {
    const amount = sql<string>`sum(${table.amount})::text`;
    return this.#parts.db.orm
      .select({ promotion: table.promotion, count: sql<number>`count(*)::int`, amount })
      .from(table)
      .where(and(eq(table.userId, player.id), eq(table.state, 'claimed'), eq(table.kind, 'cash')))
      .groupBy(table.promotion)
      .orderBy(sql`sum(${table.amount}) DESC`);
  }

  /** The texts of the missions of all running promotions. */
  async missionTexts(): Promise<(MissionText & { promotion: string })[]> {
    const now = this.#parts.clock.now();
    const texts = await Promise.all(
      this.#parts.promotions.map(async ({ definition: { code }, opened, settings }) =>
        opened.missionTexts && isRunning(await settings(), now)
          ? (await opened.missionTexts()).map((text) => ({ promotion: code, ...text }))
          : [],
      ),
    );
    return texts.flat();
  }

  /** Updates a player's awards, and returns the new ones. @param celebrated the level that a page has just celebrated */
  async trigger(player: Player, celebrated?: number): Promise<Triggered> {
    if (celebrated !== undefined) await this.#parts.celebrated(player, celebrated);
    const added = player.breakUntil === null ? await this.bringUpToDate(player) : [];
    const { clock } = this.#parts;
    const [waiting, vipLevel] = await Promise.all([
      waitingOf(this.#parts, [player.id]),
      // Not shown during a time-out or self-exclusion.
      player.breakUntil === null ? this.#parts.vipLevel(player) : null,
    ]);
    const given = added.filter(({ state }) => state !== 'void');
    return {
      ...(waiting.get(player.id) ?? { claimable: 0, nextAt: null }),
      awards: given.map((row) => awardOf(row, clock.now())),
      vip: vipLevel,
    };
  }

  /** Promises a player the awards earned by now. @returns the new ones */
  async bringUpToDate(player: Player): Promise<AwardRow[]> {
    const { clock, awards, promotions } = this.#parts;
    const now = clock.now();
    const earned = await Promise.all(
      promotions.map(async ({ opened, settings }) =>
        opened.earned && isRunning(await settings(), now) ? opened.earned(player, now) : [],
      ),
    );
    return awards.promiseTo(player, earned.flat());
  }

  /** How much promotions with a budget have given today. */
  async #spent(now: number): Promise<ReadonlyMap<string, bigint>> {
    const { db, market } = this.#parts;
    const rows = await db.orm
      .select({ promotion: promotionDays.promotion, spent: promotionDays.spent })
      .from(promotionDays)
      .where(
        and(eq(promotionDays.currency, market.currency), eq(promotionDays.day, dateOf(now, market.timeZone))),
      );
    return new Map(rows.map(({ promotion, spent }) => [promotion, spent]));
  }

  /** Returns false if a player has only bonus money, and a slot is closed to it. */
  async #slotsOpen(player: Player | null): Promise<boolean> {
    if (player === null) return true;
    const { rows } = await this.#parts.db.pool.query<{ open: boolean }>({
      name: 'promo_slots_open',
      text: `SELECT NOT (a.balance = 0 AND a.bonus > 0 AND EXISTS (SELECT FROM wagering_games t JOIN games g ON g.id = t.game
        WHERE g.type = 'slot' AND g.active AND NOT t.bonus_money)) AS open
        FROM ledger_accounts a WHERE a.user_id = $1 AND a.currency = $2 AND a.kind = 'wallet'`,
      values: [player.id, player.currency],
    });
    return rows[0]?.open ?? true;
  }

  async #readNotices(): Promise<PromotionNotice[]> {
    const { db, clock, market, promotions } = this.#parts;
    const now = clock.now();
    const given = await db.orm
      .select({ promotion: table.promotion, at: table.endedAt, name: users.name, amount: table.amount })
      .from(table)
      .innerJoin(users, eq(users.id, table.userId))
      .where(
        and(
          eq(table.state, 'claimed'),
          eq(table.kind, 'cash'),
          eq(table.currency, market.currency),
          gt(table.endedAt, now - DAY_MS),
        ),
      )
      .orderBy(desc(table.endedAt))
      .limit(NOTICES);
    const notices: PromotionNotice[] = given.map(({ promotion, at, name, amount }) => ({
      ...{ promotion, kind: 'given', at: at ?? now },
      ...{ name: maskedName(name), amount: amount.toString() },
    }));
    for (const { definition, settings } of promotions) {
      const { active, from, until } = await settings();
      const soon = (at: number | null): at is number =>
        active && at !== null && at > now && at < now + DAY_MS;
      const base = { promotion: definition.code, name: null, amount: null };
      if (soon(from)) notices.push({ ...base, kind: 'begins', at: from });
      if (soon(until)) notices.push({ ...base, kind: 'ends', at: until });
    }
    return notices.toSorted((a, b) => b.at - a.at);
  }
}
