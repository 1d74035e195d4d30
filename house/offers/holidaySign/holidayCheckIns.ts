import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import {
  type HolidayCheckIn,
  holidayCheckIn,
  holidaySign,
} from '../../../contract/http/offers/holidaySign.ts';
import type { ClaimedAward } from '../../../contract/http/offers/promotions.ts';
import { dateAfter, dateOf, dayOf, dayOfDate } from '../../../contract/marketTime.ts';
import { amountOf } from '../../../contract/promotions/amounts.ts';
import { HOLIDAYS } from '../../../contract/promotions/holidays.ts';
import { type Route, tokenRoute } from '../../core/http/route.ts';
import type { Player } from '../engine/players.ts';
import type { PromotionParts } from '../engine/promotion.ts';
import { requireRunning } from '../engine/settings.ts';
import { daySums } from '../engine/totals.ts';
import { type HolidayDays, nextHoliday, worthOf } from './rules.ts';
import type { HolidayNumbers } from './settings.ts';

const CODE = 'holidaySign';

/** The check-in of the week up to a holiday: a player checks in once per day. The awards are its record. */
export class HolidayCheckIns {
  readonly #parts: PromotionParts<HolidayNumbers>;

  constructor(parts: PromotionParts<HolidayNumbers>) {
    this.#parts = parts;
  }

  /** A player's state today. */
  async of(player: Player): Promise<HolidayCheckIn> {
    const { market, settings, clock } = this.#parts;
    const { numbers } = requireRunning(await settings(), clock.now());
    const { today, week, signed, staked, nextAt } = await this.#today(player);
    const least = amountOf(numbers.least, market);
    const open = week !== null && today >= week.from && !signed.has(today);
    return {
      week: week && {
        name: week.holiday.name,
        days: week.days.map((date) => ({
          date,
          at: dayOfDate(date, market.timeZone).start,
          state: signed.has(date) ? 'signed' : date === today ? 'today' : date < today ? 'missed' : 'coming',
        })),
        from: dayOfDate(week.from, market.timeZone).start,
        begun: today >= week.from,
      },
      each: amountOf(numbers.each, market).toString(),
      more: amountOf(numbers.more, market).toString(),
      canSign: open && staked >= least && player.breakUntil === null,
      least: least.toString(),
      staked: staked.toString(),
      nextAt,
    };
  }

  /**
   * Checks in for today. A repeat of the key gets the first reply. Refusals: 4001 already checked in, 1020 not enough was
   * staked, 1048 no holiday is near (`until`), 1028 no holiday is known, 7030 in a time-out or self-exclusion.
   */
  async sign(player: Player, key: string | null): Promise<ClaimedAward> {
    const { market, settings, awards, clock } = this.#parts;
    const { numbers, version } = requireRunning(await settings(), clock.now());
    const { today, week, signed, staked, nextAt } = await this.#today(player);
    if (player.breakUntil !== null) throw new Refusal(ErrorCode.onBreak, undefined, player.breakUntil);
    if (!week) throw new Refusal(ErrorCode.promotionOver);
    if (today < week.from)
      throw new Refusal(ErrorCode.notClaimableYet, undefined, dayOfDate(week.from, market.timeZone).start);
    if (!signed.has(today) && staked < amountOf(numbers.least, market))
      throw new Refusal(ErrorCode.conditionsNotMet);
    const amount = amountOf(worthOf(week, today, signed, numbers), market);
    const detail = { holiday: week.holiday.date };
    const award = { promotion: CODE, awardKey: today, kind: 'cash', amount, detail, version } as const;
    return awards.give(player, { ...award, expiresAt: nextAt }, key, ErrorCode.signedToday);
  }

  async #today(player: Player): Promise<{
    today: string;
    week: HolidayDays | null;
    signed: ReadonlySet<string>;
    staked: bigint;
    nextAt: number;
  }> {
    const { clock, market, awards, db } = this.#parts;
    const now = clock.now();
    const today = dateOf(now, market.timeZone);
    const week = nextHoliday(HOLIDAYS[market.id], today);
    const [given, sums] = await Promise.all([
      awards.of(player.id, CODE, week?.days.length ?? 1),
      daySums(db.orm, player, dateAfter(today, -1), today),
    ]);
    return {
      today,
      week,
      signed: new Set(given.filter(({ state }) => state === 'claimed').map(({ awardKey }) => awardKey)),
      staked: [...sums.values()].reduce((most, day) => (day.staked > most ? day.staked : most), 0n),
      nextAt: dayOf(now, market.timeZone).end,
    };
  }
}

/** The calls about the holiday check-in. */
export function holidayRoutes(
  checkIns: HolidayCheckIns,
  player: (userId: string) => Promise<Player>,
): Route[] {
  return [
    tokenRoute(holidayCheckIn, async ({ session }) => checkIns.of(await player(session.userId))),
    tokenRoute(holidaySign, async ({ session, key }) => checkIns.sign(await player(session.userId), key)),
  ];
}
