import {
  checkInVipCollect,
  checkInVipLog,
  checkInVipProgress,
  type VipWeek,
} from '../../../contract/http/offers/checkInVip.ts';
import { checkInVipCollectInput } from '../../../contract/http/offers/inputs/checkInVip.ts';
import type { Award, ClaimedAward } from '../../../contract/http/offers/promotions.ts';
import { dateAfter, dateOf, dayOfDate, weekOf } from '../../../contract/marketTime.ts';
import { amountOf } from '../../../contract/promotions/amounts.ts';
import { LEVEL_SCORES } from '../../../contract/promotions/vipLevels.ts';
import { type Route, tokenRoute, withInput } from '../../core/http/route.ts';
import { awardOf, type Promised } from '../engine/awards.ts';
import type { Player } from '../engine/players.ts';
import type { PromotionParts } from '../engine/promotion.ts';
import { requireRunning } from '../engine/settings.ts';
import { daySums } from '../engine/totals.ts';
import { type CurrentLevel, currentLevel, levelOn } from '../vip/level.ts';
import { dayState, reached } from './rules.ts';
import type { VipCheckInNumbers } from './settings.ts';

const CODE = 'checkInVip';
const DAYS = 7;

/** A player's week: the level at its beginning, and the stakes of its days. */
interface Week {
  monday: string;
  level: number;
  days: readonly { date: string; staked: bigint }[];
}

/** The VIP check-in: days count by their stakes, with awards for a number of days per week. */
export class VipWeeks {
  readonly #parts: PromotionParts<VipCheckInNumbers>;

  constructor(parts: PromotionParts<VipCheckInNumbers>) {
    this.#parts = parts;
  }

  /** The awards of this week and the previous one. What is not collected by the end of the next week expires. */
  async earned(player: Player, now: number): Promise<Promised[]> {
    const { settings, market } = this.#parts;
    const { numbers, version } = await settings();
    const { weeks } = await this.#weeks(player, now);
    return weeks.flatMap((week) =>
      reached(numbers.steps, week.level, this.#counted(week, numbers)).map(({ days, gives }) => ({
        promotion: CODE,
        awardKey: awardKeyOf(week, days),
        kind: 'cash' as const,
        amount: amountOf(gives * week.level, market),
        detail: { level: week.level, days },
        version,
        expiresAt: dayOfDate(dateAfter(week.monday, 2 * DAYS), market.timeZone).start,
      })),
    );
  }

  /** A player's progress this week, with the awards earned. */
  async progress(player: Player): Promise<VipWeek> {
    const { settings, clock, market, awards } = this.#parts;
    const now = clock.now();
    const { numbers } = requireRunning(await settings(), now);
    if (player.breakUntil === null) await awards.promiseTo(player, await this.earned(player, now));
    const [{ weeks, current }, given] = await Promise.all([
      this.#weeks(player, now),
      awards.of(player.id, CODE, 2 * numbers.steps.length),
    ]);
    const [before, week] = weeks;
    const today = dateOf(now, market.timeZone);
    const least = amountOf(numbers.stake * Math.max(1, week.level), market);
    // Awards that were promised just now must already be claimable.
    const shown = new Map(given.map((row) => [row.awardKey, awardOf(row, clock.now())]));
    const first = BigInt(LEVEL_SCORES[1]) * market.unit;
    return {
      level: week.level,
      levelNow: current.level,
      missing: (current.weighed < first ? first - current.weighed : 0n).toString(),
      least: least.toString(),
      days: week.days.map(({ date, staked }) => ({
        at: dayOfDate(date, market.timeZone).start,
        staked: staked.toString(),
        state: dayState(date, today, staked, least),
      })),
      counted: this.#counted(week, numbers),
      steps: numbers.steps.map(({ days, gives }) => ({
        days,
        amount: amountOf(gives * Math.max(1, week.level), market).toString(),
        award: shown.get(awardKeyOf(week, days)) ?? null,
      })),
      earlier: numbers.steps
        .map(({ days }) => shown.get(awardKeyOf(before, days)))
        .filter((award): award is Award => award?.state === 'claimable'),
      endsAt: weekOf(now, market.timeZone).end,
    };
  }

  async log(player: Player): Promise<Award[]> {
    const { awards, clock } = this.#parts;
    return (await awards.of(player.id, CODE)).map((row) => awardOf(row, clock.now()));
  }

  /** Claims the award of a step. Refusals: 704 not the player's, and those of claims. */
  async collect(player: Player, id: string, key: string | null): Promise<ClaimedAward> {
    const { awards } = this.#parts;
    return awards.claim(await awards.one(player.id, CODE, BigInt(id)), key);
  }

  /** The previous week and this one, and the current level. */
  async #weeks(player: Player, now: number): Promise<{ weeks: [Week, Week]; current: CurrentLevel }> {
    const { db, market } = this.#parts;
    const { monday } = weekOf(now, market.timeZone);
    const first = dateAfter(monday, -DAYS);
    const current = await currentLevel(this.#parts, player);
    const [sums, ...levels] = await Promise.all([
      daySums(db.orm, player, first, dateAfter(monday, DAYS - 1)),
      levelOn(db.orm, player.id, dateAfter(first, -1)),
      levelOn(db.orm, player.id, dateAfter(monday, -1)),
    ]);
    const week = (from: string, level: number): Week => ({
      ...{ monday: from, level },
      days: Array.from({ length: DAYS }, (_, i) => {
        const date = dateAfter(from, i);
        return { date, staked: sums.get(date)?.staked ?? 0n };
      }),
    });
    return { weeks: [week(first, levels[0]), week(monday, levels[1])], current };
  }

  #counted({ level, days }: Week, { stake }: VipCheckInNumbers): number {
    const least = amountOf(stake * Math.max(1, level), this.#parts.market);
    return days.filter(({ staked }) => staked >= least).length;
  }
}

/** The award key of a step of a week: '2026-11-23 5'. */
const awardKeyOf = ({ monday }: Pick<Week, 'monday'>, days: number) => `${monday} ${days}`;

/** The calls about the VIP check-in. */
export function vipCheckInRoutes(weeks: VipWeeks, player: (userId: string) => Promise<Player>): Route[] {
  return [
    tokenRoute(checkInVipProgress, async ({ session }) => weeks.progress(await player(session.userId))),
    tokenRoute(checkInVipLog, async ({ session }) => weeks.log(await player(session.userId))),
    tokenRoute(withInput(checkInVipCollect, checkInVipCollectInput), async ({ session, input, key }) =>
      weeks.collect(await player(session.userId), input.id, key),
    ),
  ];
}
