import { and, desc, eq } from 'drizzle-orm';
import type { GiftRefused, SpecialDeposit } from '../../../contract/http/offers/depositGifts.ts';
import { DAY_MS, dateOf } from '../../../contract/marketTime.ts';
import { amountOf } from '../../../contract/promotions/amounts.ts';
import { DepositGift, type Depositor, type GiftOffer } from '../engine/depositGifts/depositGift.ts';
import type { Player } from '../engine/players.ts';
import type { PromotionParts } from '../engine/promotion.ts';
import { daySums, sumOf } from '../engine/totals.ts';
import { begins, mostOf } from './rules.ts';
import type { SpecialDepositNumbers } from './settings.ts';
import { specialOffers } from './tables.ts';

const CODE = 'specialDeposit';

/** Offers below this, in hundredths of U, are not made. */
const WORTH = 10;

/**
 * An offer for players who played and have not deposited for some days. It begins when its player first views it, and lasts two
 * days.
 */
export class SpecialDeposits {
  readonly gift: DepositGift<SpecialDepositNumbers>;
  readonly #parts: PromotionParts<SpecialDepositNumbers>;

  constructor(parts: PromotionParts<SpecialDepositNumbers>) {
    this.#parts = parts;
    this.gift = new DepositGift(parts, {
      ...{ code: CODE, gives: 'credited', once: false },
      offer: (numbers, who, now) => this.#offer(numbers, who, now),
    });
  }

  async page(player: Player): Promise<SpecialDeposit> {
    const page = await this.gift.page(player);
    return { ...page, endTime: page.offer?.until ?? null };
  }

  /** The current offer, or one that begins now. */
  async #offer(
    numbers: SpecialDepositNumbers,
    who: Depositor,
    now: number,
  ): Promise<GiftOffer | GiftRefused> {
    const { last } = who.history;
    if (last === null) return 'notYet';
    const row = (await this.#of(who.id, last.id)) ?? (await this.#begin(numbers, who, last, now));
    if (row === null) return now < last.at + (numbers.before + 1) * DAY_MS ? 'notYet' : 'over';
    if (now >= row.endsAt) return 'over';
    const { percent, least } = numbers;
    return { awardKey: `after ${last.id}`, percent, least, most: row.most, until: row.endsAt };
  }

  async #begin(
    numbers: SpecialDepositNumbers,
    who: Depositor,
    last: { id: bigint; at: number },
    now: number,
  ) {
    const { db, market } = this.#parts;
    if (!begins(numbers, last.at, now)) return null;
    const [from, today] = [last.at, now].map((at) => dateOf(at, market.timeZone)) as [string, string];
    const [days, counted] = await Promise.all([
      daySums(db.orm, who, from, today),
      this.#countedOn(who.id, from),
    ]);
    const most = mostOf(numbers, {
      most: amountOf(numbers.most, market),
      staked: sumOf(days.values()).staked - counted,
    });
    if (most < amountOf(WORTH, market)) return null;
    await db.orm
      .insert(specialOffers)
      .values({
        ...{ userId: who.id, afterOrder: last.id, most },
        ...{ beganAt: now, endsAt: now + numbers.hours * 3_600_000 },
        dayStaked: days.get(today)?.staked ?? 0n,
      })
      .onConflictDoNothing();
    return this.#of(who.id, last.id);
  }

  /** The stakes of a market day that an earlier offer, which began on that day, counted. */
  async #countedOn(userId: bigint, day: string): Promise<bigint> {
    const [latest] = await this.#parts.db.orm
      .select()
      .from(specialOffers)
      .where(eq(specialOffers.userId, userId))
      .orderBy(desc(specialOffers.beganAt))
      .limit(1);
    const same = latest && dateOf(latest.beganAt, this.#parts.market.timeZone) === day;
    return same ? latest.dayStaked : 0n;
  }

  async #of(userId: bigint, order: bigint) {
    const [row] = await this.#parts.db.orm
      .select()
      .from(specialOffers)
      .where(and(eq(specialOffers.userId, userId), eq(specialOffers.afterOrder, order)));
    return row ?? null;
  }
}
