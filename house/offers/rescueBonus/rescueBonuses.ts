import { rescueBonusClaimInput } from '../../../contract/http/offers/inputs/rescueBonus.ts';
import type { ClaimedAward } from '../../../contract/http/offers/promotions.ts';
import {
  type RescueAward,
  type RescueBonus,
  type RescueDay,
  rescueBonus,
  rescueBonusClaim,
} from '../../../contract/http/offers/rescueBonus.ts';
import { atHour, dateAfter, dateOf, dayOf } from '../../../contract/marketTime.ts';
import { amountOf } from '../../../contract/promotions/amounts.ts';
import { type Route, tokenRoute, withInput } from '../../core/http/route.ts';
import { type AwardRow, awardOf } from '../engine/awards.ts';
import type { Closed } from '../engine/closing.ts';
import { lossesOf } from '../engine/losses.ts';
import type { Player } from '../engine/players.ts';
import { promiseMany } from '../engine/promiseMany.ts';
import type { PromotionParts } from '../engine/promotion.ts';
import { isRunning, requireGiving } from '../engine/settings.ts';
import { daySums } from '../engine/totals.ts';
import { bonusOf, type Step } from './rules.ts';
import type { RescueBonusNumbers } from './settings.ts';

const CODE = 'rescueBonus';

/** Maximum number of awards shown by the pages: one per day. */
const SHOWN = 30;

/**
 * The rescue bonus: closing a day promises it to everyone with a loss, including players in a time-out or who do not open the
 * page.
 */
export class RescueBonuses {
  readonly #parts: PromotionParts<RescueBonusNumbers>;

  constructor(parts: PromotionParts<RescueBonusNumbers>) {
    this.#parts = parts;
  }

  /** A player's state. */
  async of(player: Player): Promise<RescueBonus> {
    const { db, market, clock, awards } = this.#parts;
    const now = clock.now();
    const { timeZone } = market;
    const promised = await awards.of(player.id, CODE, SHOWN);
    const { numbers } = requireGiving(await this.#parts.settings(), now, promised);
    const steps = this.#stepsOf(numbers);
    const [today, yesterday] = [dateOf(now, timeZone), dateOf(dayOf(now, timeZone).start - 1, timeZone)];
    const sums = await daySums(db.orm, player, yesterday, today);
    const dayOn = (day: string): RescueDay => {
      const lost = sums.get(day)?.lost ?? 0n;
      return {
        day,
        lost: (lost > 0n ? lost : 0n).toString(),
        bonus: player.breakUntil === null ? (bonusOf(lost, steps)?.amount.toString() ?? null) : null,
      };
    };
    return {
      steps: steps.map(({ loss, share }) => ({ loss: loss.toString(), share })),
      awards: player.breakUntil === null ? promised.map((row) => rescueAwardOf(row, now)) : [],
      yesterday: dayOn(yesterday),
      today: dayOn(today),
      readyAt: atHour(dateAfter(today, 1), numbers.hour, timeZone),
      breakUntil: player.breakUntil,
    };
  }

  /** Refusals as those of Awards.claim; 704 for an award that is not the player's. */
  async claim(player: Player, id: bigint, key: string | null): Promise<ClaimedAward> {
    const { awards, clock } = this.#parts;
    requireGiving(await this.#parts.settings(), clock.now(), await awards.of(player.id, CODE, SHOWN));
    return awards.claim(await awards.one(player.id, CODE, id), key);
  }

  /** Promises everybody the bonus of a past day. */
  async close({ name: day, end }: Closed): Promise<void> {
    const { db, market, clock, awards } = this.#parts;
    const { numbers, version, ...set } = await this.#parts.settings();
    if (!isRunning(set, end - 1)) return;
    const steps = this.#stepsOf(numbers);
    // The bonus of a day that was closed late can be claimed for as long as any other.
    const claimableAt = Math.max(atHour(dateAfter(day, 1), numbers.hour, market.timeZone), clock.now());
    const expiresAt = claimableAt + numbers.hours * 3_600_000;
    const losses = await lossesOf(db, market.currency, { from: day, to: day, least: steps[0]?.loss ?? 1n });
    const given = { promotion: CODE, awardKey: day, kind: 'cash', version, claimableAt, expiresAt } as const;
    function* promised() {
      for (const { userId, lost } of losses) {
        const bonus = bonusOf(lost, steps);
        const detail = { lost: lost.toString(), share: bonus?.share };
        if (bonus) yield { ...given, userId, currency: market.currency, amount: bonus.amount, detail };
      }
    }
    if ((await promiseMany({ db, clock }, promised())) > 0) awards.notifyAll([CODE]);
  }

  #stepsOf({ steps }: RescueBonusNumbers): Step[] {
    return steps.map(({ loss, share }) => ({ loss: amountOf(loss, this.#parts.market), share }));
  }
}

function rescueAwardOf(row: AwardRow, now: number): RescueAward {
  const { lost, share } = row.detail;
  return { award: awardOf(row, now), day: row.awardKey, lost: String(lost), share: Number(share) };
}

/** The calls about the rescue bonus. */
export function rescueBonusRoutes(
  bonuses: RescueBonuses,
  player: (userId: string) => Promise<Player>,
): Route[] {
  return [
    tokenRoute(rescueBonus, async ({ session }) => bonuses.of(await player(session.userId))),
    tokenRoute(withInput(rescueBonusClaim, rescueBonusClaimInput), async ({ session, input, key }) =>
      bonuses.claim(await player(session.userId), BigInt(input.id), key),
    ),
  ];
}
