import {
  type DailyDeposit,
  dailyDeposit,
  dailyDepositCollect,
} from '../../../contract/http/offers/dailyDeposit.ts';
import { dailyDepositCollectInput } from '../../../contract/http/offers/inputs/dailyDeposit.ts';
import type { ClaimedAward } from '../../../contract/http/offers/promotions.ts';
import { dateAfter, dateOf, dayOf, dayOfDate } from '../../../contract/marketTime.ts';
import { amountOf } from '../../../contract/promotions/amounts.ts';
import { type Route, tokenRoute, withInput } from '../../core/http/route.ts';
import { awardOf, type Promised, stateOf as stateOfAward } from '../engine/awards.ts';
import type { Player } from '../engine/players.ts';
import type { PromotionParts } from '../engine/promotion.ts';
import { isRunning, requireGiving } from '../engine/settings.ts';
import { daySums } from '../engine/totals.ts';
import { stateOf } from './rules.ts';
import type { DailyDepositNumbers } from './settings.ts';

const CODE = 'dailyDeposit';

/** Enough for the awards of two days, with any number of steps. */
const MOST = 20;

const awardKeyOf = (day: string, step: number) => `${day} ${step}`;

/**
 * The daily deposits: each step of a day's deposits gives an award once. A day's awards can be claimed until the end of the
 * next day.
 */
export class DailyDeposits {
  readonly #parts: PromotionParts<DailyDepositNumbers>;

  constructor(parts: PromotionParts<DailyDepositNumbers>) {
    this.#parts = parts;
  }

  /** A player's state today. */
  async of(player: Player): Promise<DailyDeposit> {
    const { db, market, clock } = this.#parts;
    const now = clock.now();
    const today = dateOf(now, market.timeZone);
    const promised = await this.#promised(player, now);
    const { numbers } = requireGiving(await this.#parts.settings(), now, promised);
    const sums = (await daySums(db.orm, player, today, today)).get(today) ?? { deposited: 0n, staked: 0n };
    const offered = player.breakUntil === null ? promised : [];
    return {
      day: today,
      deposited: sums.deposited.toString(),
      staked: sums.staked.toString(),
      steps: numbers.steps.map((step, i) => {
        const deposit = amountOf(step.deposit, market);
        const award = offered.find(({ awardKey }) => awardKey === awardKeyOf(today, i + 1));
        return {
          ...{ deposit: deposit.toString(), bonus: amountOf(step.bonus, market).toString() },
          ...{ award: award ? awardOf(award, now) : null, state: stateOf(deposit, sums) },
        };
      }),
      earlier: offered
        .filter((row) => !row.awardKey.startsWith(today) && stateOfAward(row, now) === 'claimable')
        .map((row) => awardOf(row, now)),
      nextAt: dayOf(now, market.timeZone).end,
      breakUntil: player.breakUntil,
    };
  }

  /** The awards earned today and yesterday: viewing them only after midnight loses nothing. */
  async earned(player: Player, now: number): Promise<Promised[]> {
    const { db, market, settings } = this.#parts;
    const { numbers, version } = await settings();
    const today = dateOf(now, market.timeZone);
    const sums = await daySums(db.orm, player, dateAfter(today, -1), today);
    return [...sums.values()].flatMap((sum) =>
      numbers.steps.flatMap(({ deposit, bonus }, i) =>
        stateOf(amountOf(deposit, market), sum) === 'ready'
          ? [
              {
                ...{ promotion: CODE, awardKey: awardKeyOf(sum.day, i + 1), kind: 'cash' as const, version },
                ...{ amount: amountOf(bonus, market), detail: { step: i + 1 } },
                claimableAt: now,
                expiresAt: dayOfDate(dateAfter(sum.day, 1), market.timeZone).end,
              },
            ]
          : [],
      ),
    );
  }

  /** Refusals as those of Awards.claim; 704 for an award that is not the player's. */
  async collect(player: Player, id: bigint, key: string | null): Promise<ClaimedAward> {
    const { awards, clock } = this.#parts;
    const now = clock.now();
    requireGiving(await this.#parts.settings(), now, await awards.of(player.id, CODE, MOST));
    return awards.claim(await awards.one(player.id, CODE, id), key);
  }

  /** The promised awards, including those earned by now. */
  async #promised(player: Player, now: number) {
    const { awards, settings } = this.#parts;
    if (player.breakUntil === null && isRunning(await settings(), now))
      await awards.promiseTo(player, await this.earned(player, now));
    return awards.of(player.id, CODE, MOST);
  }
}

/** The calls about the daily deposits. */
export function dailyDepositRoutes(
  deposits: DailyDeposits,
  player: (userId: string) => Promise<Player>,
): Route[] {
  return [
    tokenRoute(dailyDeposit, async ({ session }) => deposits.of(await player(session.userId))),
    tokenRoute(withInput(dailyDepositCollect, dailyDepositCollectInput), async ({ session, input, key }) =>
      deposits.collect(await player(session.userId), BigInt(input.id), key),
    ),
  ];
}
