import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import { type AppDeposit, appDeposit, appDepositClaim } from '../../../contract/http/offers/appDeposit.ts';
import type { GiftRefused } from '../../../contract/http/offers/depositGifts.ts';
import type { ClaimedAward } from '../../../contract/http/offers/promotions.ts';
import { DAY_MS } from '../../../contract/marketTime.ts';
import { amountOf } from '../../../contract/promotions/amounts.ts';
import { type Route, tokenRoute } from '../../core/http/route.ts';
import { depositReceipts, depositOrders as orders } from '../../money/payments/tables.ts';
import { type AwardRow, awardOf, type Promised } from '../engine/awards.ts';
import { isFirstTime } from '../engine/firstTime.ts';
import type { Player } from '../engine/players.ts';
import type { PromotionParts } from '../engine/promotion.ts';
import { isRunning, requireGiving } from '../engine/settings.ts';
import type { AppDepositNumbers } from './settings.ts';

const CODE = 'appDeposit';
const AWARD_KEY = 'first';

/**
 * The award for a first deposit in the installed app. The client reports whether it is the app, which is not verified; given
 * once per person.
 */
export class AppDeposits {
  readonly #parts: PromotionParts<AppDepositNumbers>;

  constructor(parts: PromotionParts<AppDepositNumbers>) {
    this.#parts = parts;
  }

  async of(player: Player): Promise<AppDeposit> {
    const { market, clock } = this.#parts;
    const now = clock.now();
    const { award, numbers } = await this.#state(player, now);
    return {
      ...{ bonus: amountOf(numbers.bonus, market).toString(), turnover: numbers.turnover },
      min: amountOf(numbers.least, market).toString(),
      refused: await this.#refused(player, award),
      award: award && player.breakUntil === null ? awardOf(award, now) : null,
      breakUntil: player.breakUntil,
    };
  }

  /** The award for the first deposit, if it was made in the app, was large enough and was not charged back. */
  async earned(player: Player, now: number): Promise<Promised[]> {
    const { market, settings } = this.#parts;
    const { numbers, version } = await settings();
    const first = await this.#first(player);
    if (!first?.inApp || first.back || first.credited < amountOf(numbers.least, market)) return [];
    const expiresAt = first.at + numbers.days * DAY_MS;
    if (expiresAt <= now) return [];
    return [
      {
        ...{ promotion: CODE, awardKey: AWARD_KEY, kind: 'cash', version, claimableAt: now, expiresAt },
        ...{
          amount: amountOf(numbers.bonus, market),
          multiple: numbers.turnover,
          wageringDays: numbers.days,
        },
        ...{ detail: { order: first.id.toString() }, oncePerPerson: true },
      },
    ];
  }

  /** Refusals: 1020 the first deposit was not made in the app, or there is none yet, and those of Awards.claim. */
  async claim(player: Player, key: string | null): Promise<ClaimedAward> {
    const { award } = await this.#state(player, this.#parts.clock.now());
    if (!award) throw new Refusal(ErrorCode.conditionsNotMet);
    return this.#parts.awards.claim(award, key);
  }

  async #state(player: Player, now: number) {
    const { awards, settings } = this.#parts;
    const set = await settings();
    if (player.breakUntil === null && isRunning(set, now))
      await awards.promiseTo(player, await this.earned(player, now));
    const award = await awards.find(player.id, CODE, AWARD_KEY);
    return { award, numbers: requireGiving(set, now, award ? [award] : []).numbers };
  }

  async #refused(player: Player, award: AwardRow | null): Promise<GiftRefused | null> {
    if (award) return award.reason === 'oncePerPerson' ? 'person' : 'taken';
    if (await this.#first(player)) return 'over';
    return (await isFirstTime(this.#parts.db.orm, player.id, CODE)) ? null : 'person';
  }

  /** The player's first paid deposit. */
  async #first({ id }: Player) {
    const [row] = await this.#parts.db.orm
      .select({
        ...{ id: orders.id, inApp: orders.inApp, credited: orders.credited, at: depositReceipts.at },
        back: sql<boolean>`EXISTS (SELECT FROM chargebacks c WHERE c.deposit_id = ${orders.id})`,
      })
      .from(orders)
      .innerJoin(depositReceipts, eq(depositReceipts.orderId, orders.id))
      .where(and(eq(orders.userId, id), gt(orders.credited, 0n)))
      .orderBy(asc(depositReceipts.at), asc(orders.id))
      .limit(1);
    return row ?? null;
  }
}

/** The calls about the first deposit in the app. */
export function appDepositRoutes(
  deposits: AppDeposits,
  player: (userId: string) => Promise<Player>,
): Route[] {
  return [
    tokenRoute(appDeposit, async ({ session }) => deposits.of(await player(session.userId))),
    tokenRoute(appDepositClaim, async ({ session, key }) =>
      deposits.claim(await player(session.userId), key),
    ),
  ];
}
