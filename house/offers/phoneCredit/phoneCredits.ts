import { eq } from 'drizzle-orm';
import { phoneCreditClaimInput } from '../../../contract/http/offers/inputs/phoneCredit.ts';
import {
  type PhoneCredit,
  phoneCredit,
  phoneCreditClaim,
  phoneCreditOrders,
} from '../../../contract/http/offers/phoneCredit.ts';
import type { ClaimedAward } from '../../../contract/http/offers/promotions.ts';
import { DAY_MS, dateAfter, dateOf, weekOf } from '../../../contract/marketTime.ts';
import { amountOf } from '../../../contract/promotions/amounts.ts';
import { type Route, tokenRoute, withInput } from '../../core/http/route.ts';
import { maskPhone } from '../../people/accounts/phones.ts';
import { users } from '../../people/accounts/tables.ts';
import { awardOf, type Promised, stateOf } from '../engine/awards.ts';
import type { Player } from '../engine/players.ts';
import type { PromotionParts } from '../engine/promotion.ts';
import { isRunning, requireGiving } from '../engine/settings.ts';
import { daySums, sumOf } from '../engine/totals.ts';
import type { CreditOrders } from './creditOrders.ts';
import { reached } from './rules.ts';
import type { PhoneCreditNumbers } from './settings.ts';

export const PHONE_CREDIT_CODE = 'phoneCredit';

/** Enough for the awards of some weeks, with any number of steps. */
const MOST = 40;

const awardKeyOf = (monday: string, step: number) => `${monday} ${step}`;

/** Phone credit for a week's stakes. A week's awards can be claimed until the end of the next week. */
export class PhoneCredits {
  readonly #parts: PromotionParts<PhoneCreditNumbers>;
  /** Null without a phone operator: it is then given as money. */
  readonly #orders: CreditOrders | null;

  constructor(parts: PromotionParts<PhoneCreditNumbers>, orders: CreditOrders | null) {
    this.#parts = parts;
    this.#orders = orders;
  }

  /** A player's state this week. Refusal: 1028 */
  async of(player: Player): Promise<PhoneCredit> {
    const { db, market, clock } = this.#parts;
    const now = clock.now();
    const { monday, end } = weekOf(now, market.timeZone);
    const promised = await this.#promised(player, now);
    const { numbers } = requireGiving(await this.#parts.settings(), now, promised);
    const offered = player.breakUntil === null ? promised : [];
    const sums = await daySums(db.orm, player, monday, dateOf(now, market.timeZone));
    const [user] = await db.orm
      .select({ phone: users.phone, provedAt: users.phoneProvedAt })
      .from(users)
      .where(eq(users.id, player.id));
    return {
      week: monday,
      staked: sumOf(sums.values()).staked.toString(),
      steps: numbers.steps.map(({ stake, credit }, i) => {
        const award = offered.find(({ awardKey }) => awardKey === awardKeyOf(monday, i + 1));
        return {
          ...{ stake: amountOf(stake, market).toString(), credit: amountOf(credit, market).toString() },
          award: award ? awardOf(award, now) : null,
        };
      }),
      earlier: offered
        .filter((row) => !row.awardKey.startsWith(monday) && stateOf(row, now) === 'claimable')
        .map((row) => awardOf(row, now)),
      phone: user?.phone && user.provedAt !== null ? maskPhone(user.phone, market) : null,
      nextAt: end,
      breakUntil: player.breakUntil,
    };
  }

  /** The awards earned this week and last week. */
  async earned(player: Player, now: number): Promise<Promised[]> {
    const { db, market, settings } = this.#parts;
    const { numbers, version } = await settings();
    const { monday, end } = weekOf(now, market.timeZone);
    const before = dateAfter(monday, -7);
    const sums = await daySums(db.orm, player, before, dateOf(now, market.timeZone));
    const stakes = numbers.steps.map(({ stake }) => amountOf(stake, market));
    return [
      { week: before, from: before, to: dateAfter(monday, -1), until: end },
      { week: monday, from: monday, to: dateAfter(monday, 6), until: end + 7 * DAY_MS },
    ].flatMap(({ week, from, to, until }) => {
      const { staked } = sumOf([...sums.values()].filter(({ day }) => from <= day && day <= to));
      return reached(staked, stakes).map((step) => ({
        ...{ promotion: PHONE_CREDIT_CODE, awardKey: awardKeyOf(week, step), version, claimableAt: now },
        kind: this.#orders === null ? ('cash' as const) : ('phoneCredit' as const),
        ...{ amount: amountOf(numbers.steps[step - 1]?.credit ?? 0, market), expiresAt: until },
      }));
    });
  }

  /** Refusals as those of Awards.claim; 704 for an award that is not the player's, 7025 no phone was verified. */
  async claim(player: Player, id: bigint, key: string | null): Promise<ClaimedAward> {
    const { awards, clock } = this.#parts;
    const promised = await awards.of(player.id, PHONE_CREDIT_CODE, MOST);
    requireGiving(await this.#parts.settings(), clock.now(), promised);
    return awards.claim(await awards.one(player.id, PHONE_CREDIT_CODE, id), key);
  }

  async #promised(player: Player, now: number) {
    const { awards, settings } = this.#parts;
    if (player.breakUntil === null && isRunning(await settings(), now))
      await awards.promiseTo(player, await this.earned(player, now));
    return awards.of(player.id, PHONE_CREDIT_CODE, MOST);
  }
}

/** The calls about phone credit. */
export function phoneCreditRoutes(
  credits: PhoneCredits,
  orders: CreditOrders | null,
  player: (userId: string) => Promise<Player>,
): Route[] {
  return [
    tokenRoute(phoneCredit, async ({ session }) => credits.of(await player(session.userId))),
    tokenRoute(withInput(phoneCreditClaim, phoneCreditClaimInput), async ({ session, input, key }) =>
      credits.claim(await player(session.userId), BigInt(input.id), key),
    ),
    tokenRoute(phoneCreditOrders, async ({ session }) => orders?.of(BigInt(session.userId)) ?? []),
  ];
}
