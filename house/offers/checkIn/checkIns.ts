import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import { type CheckIn, checkIn, checkInSign } from '../../../contract/http/offers/checkIn.ts';
import type { ClaimedAward } from '../../../contract/http/offers/promotions.ts';
import { dateOf, dayOf } from '../../../contract/marketTime.ts';
import { amountOf } from '../../../contract/promotions/amounts.ts';
import { type Route, tokenRoute } from '../../core/http/route.ts';
import type { Player } from '../engine/players.ts';
import type { PromotionParts } from '../engine/promotion.ts';
import { requireRunning } from '../engine/settings.ts';
import { daySums } from '../engine/totals.ts';
import { stepOf } from './rules.ts';
import type { CheckInNumbers } from './settings.ts';

const CODE = 'checkIn';

/** The daily check-in: a player checks in once per day. The awards are its record. */
export class CheckIns {
  readonly #parts: PromotionParts<CheckInNumbers>;

  constructor(parts: PromotionParts<CheckInNumbers>) {
    this.#parts = parts;
  }

  /** A player's state today. */
  async of(player: Player): Promise<CheckIn> {
    const { market, settings } = this.#parts;
    const { numbers } = requireRunning(await settings(), this.#parts.clock.now());
    const { signedToday, step, staked, nextAt } = await this.#today(player, numbers);
    const least = amountOf(numbers.least, market);
    return {
      days: numbers.days.map((worth, i) => ({
        step: i + 1,
        amount: amountOf(worth, market).toString(),
        state:
          i + 1 < step || (i + 1 === step && signedToday) ? 'signed' : i + 1 === step ? 'today' : 'coming',
      })),
      signedToday,
      canSign: !signedToday && staked >= least && player.breakUntil === null,
      least: least.toString(),
      staked: staked.toString(),
      nextAt,
    };
  }

  /**
   * Checks in for today. A repeat of the key gets the first reply. Refusals: 4001 already checked in, 1020 not enough was
   * staked, 7030 in a time-out or self-exclusion.
   */
  async sign(player: Player, key: string | null): Promise<ClaimedAward> {
    const { market, settings, awards, clock } = this.#parts;
    const { numbers, version } = requireRunning(await settings(), clock.now());
    const { today, signedToday, step, staked, nextAt } = await this.#today(player, numbers);
    if (player.breakUntil !== null) throw new Refusal(ErrorCode.onBreak, undefined, player.breakUntil);
    if (!signedToday && staked < amountOf(numbers.least, market))
      throw new Refusal(ErrorCode.conditionsNotMet);
    const amount = amountOf(numbers.days[step - 1] ?? 0, market);
    const award = {
      promotion: CODE,
      awardKey: today,
      kind: 'cash',
      amount,
      detail: { step },
      version,
    } as const;
    return awards.give(player, { ...award, expiresAt: nextAt }, key, ErrorCode.signedToday);
  }

  async #today(player: Player, { days }: CheckInNumbers) {
    const { clock, market, awards, db } = this.#parts;
    const now = clock.now();
    const { start, end } = dayOf(now, market.timeZone);
    const [today, yesterday] = [dateOf(now, market.timeZone), dateOf(start - 1, market.timeZone)];
    const [signed, sums] = await Promise.all([
      awards.of(player.id, CODE, 2),
      daySums(db.orm, player, yesterday, today),
    ]);
    const claimed = signed
      .filter(({ state }) => state === 'claimed')
      .map(({ awardKey, detail }) => ({ day: awardKey, step: Number(detail.step) }));
    const ofToday = claimed.find(({ day }) => day === today);
    const before = claimed.find(({ day }) => day !== today) ?? null;
    const staked = [...sums.values()].reduce((most, day) => (day.staked > most ? day.staked : most), 0n);
    return {
      today,
      signedToday: ofToday !== undefined,
      step: ofToday?.step ?? stepOf(before, yesterday, days.length),
      staked,
      nextAt: end,
    };
  }
}

/** The calls about the daily check-in. */
export function checkInRoutes(checkIns: CheckIns, player: (userId: string) => Promise<Player>): Route[] {
  return [
    tokenRoute(checkIn, async ({ session }) => checkIns.of(await player(session.userId))),
    tokenRoute(checkInSign, async ({ session, key }) => checkIns.sign(await player(session.userId), key)),
  ];
}
