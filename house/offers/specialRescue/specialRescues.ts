import { rescueOrderClaimInput } from '../../../contract/http/offers/inputs/specialRescue.ts';
import type { ClaimedAward } from '../../../contract/http/offers/promotions.ts';
import {
  type RescueOrder,
  type RescueWeek,
  rescueOrderClaim,
  rescueRecord,
  type SpecialRescue,
} from '../../../contract/http/offers/specialRescue.ts';
import { atHour, DAY_MS, dateAfter, dateOf, weekOf } from '../../../contract/marketTime.ts';
import { amountOf } from '../../../contract/promotions/amounts.ts';
import { type Route, tokenRoute, withInput } from '../../core/http/route.ts';
import { type AwardRow, awardOf } from '../engine/awards.ts';
import type { Closed } from '../engine/closing.ts';
import { lossesOf } from '../engine/losses.ts';
import type { Player } from '../engine/players.ts';
import { promiseMany } from '../engine/promiseMany.ts';
import type { PromotionParts } from '../engine/promotion.ts';
import { isRunning, requireGiving } from '../engine/settings.ts';
import { daySums, sumOf } from '../engine/totals.ts';
import { bonusOf, partsOf } from './rules.ts';
import type { SpecialRescueNumbers } from './settings.ts';

const CODE = 'specialRescue';

/** Maximum number of orders shown by the pages: eight weeks with four each. */
const SHOWN = 32;

/** The special rescue: closing a week promises orders to everyone with a loss, each with its day. */
export class SpecialRescues {
  readonly #parts: PromotionParts<SpecialRescueNumbers>;

  constructor(parts: PromotionParts<SpecialRescueNumbers>) {
    this.#parts = parts;
  }

  /** A player's state. */
  async of(player: Player): Promise<SpecialRescue> {
    const { db, market, clock, awards } = this.#parts;
    const now = clock.now();
    const promised = await awards.of(player.id, CODE, SHOWN);
    const { numbers } = requireGiving(await this.#parts.settings(), now, promised);
    const terms = this.#termsOf(numbers);
    const { monday, end } = weekOf(now, market.timeZone);
    const days = await daySums(db.orm, player, monday, dateOf(now, market.timeZone));
    const { lost } = sumOf(days.values());
    const bonus = player.breakUntil === null ? bonusOf(lost, terms) : 0n;
    return {
      least: terms.least.toString(),
      share: terms.share,
      weeks: player.breakUntil === null ? weeksOf(promised, now) : [],
      thisWeek: {
        lost: (lost > 0n ? lost : 0n).toString(),
        bonus: bonus > 0n ? bonus.toString() : null,
        endsAt: end,
      },
      breakUntil: player.breakUntil,
    };
  }

  /** Refusals as those of Awards.claim; 704 for an order that is not the player's. */
  async claim(player: Player, id: bigint, key: string | null): Promise<ClaimedAward> {
    const { awards, clock } = this.#parts;
    requireGiving(await this.#parts.settings(), clock.now(), await awards.of(player.id, CODE, SHOWN));
    return awards.claim(await awards.one(player.id, CODE, id), key);
  }

  /** Promises everybody the bonus of a past week. */
  async close({ name: monday, end }: Closed): Promise<void> {
    const { db, market, clock, awards } = this.#parts;
    const { numbers, version, ...set } = await this.#parts.settings();
    if (!isRunning(set, end - 1)) return;
    const terms = this.#termsOf(numbers);
    const after = dateAfter(monday, 7);
    const now = clock.now();
    // An order of a week that was closed late can be claimed for as long as any other.
    const times = numbers.days.map((day) =>
      Math.max(atHour(dateAfter(after, day), numbers.hour, market.timeZone), now),
    );
    const losses = await lossesOf(db, market.currency, {
      ...{ from: monday, to: dateAfter(monday, 6) },
      least: terms.least,
    });
    const given = { promotion: CODE, kind: 'cash', currency: market.currency, version } as const;
    function* promised() {
      for (const { userId, lost } of losses)
        for (const [i, amount] of partsOf(bonusOf(lost, terms), times.length).entries()) {
          const claimableAt = times[i] ?? now;
          const order = { claimableAt, expiresAt: claimableAt + numbers.lasts * DAY_MS };
          const detail = { week: monday, number: i + 1, lost: lost.toString() };
          if (amount > 0n)
            yield { ...given, ...order, userId, awardKey: `${monday} ${i + 1}`, amount, detail };
        }
    }
    if ((await promiseMany({ db, clock }, promised())) > 0) awards.notifyAll([CODE]);
  }

  #termsOf({ least, share }: SpecialRescueNumbers) {
    return { least: amountOf(least, this.#parts.market), share };
  }
}

/** A player's orders by week, newest week first. */
function weeksOf(rows: readonly AwardRow[], now: number): RescueWeek[] {
  const weeks = new Map<string, { lost: string; bonus: bigint; orders: RescueOrder[] }>();
  for (const row of rows) {
    const { week, number, lost } = row.detail;
    const one = weeks.get(String(week)) ?? { lost: String(lost), bonus: 0n, orders: [] };
    one.bonus += row.amount;
    one.orders.push({
      number: Number(number),
      award: awardOf(row, now),
      enableClaimedTime: row.claimableAt,
    });
    weeks.set(String(week), one);
  }
  return [...weeks].map(([week, { lost, bonus, orders }]) => ({
    ...{ week, lost, bonus: bonus.toString() },
    orders: orders.toSorted((a, b) => a.number - b.number),
  }));
}

/** The calls about the special rescue. */
export function specialRescueRoutes(
  rescues: SpecialRescues,
  player: (userId: string) => Promise<Player>,
): Route[] {
  return [
    tokenRoute(rescueRecord, async ({ session }) => rescues.of(await player(session.userId))),
    tokenRoute(withInput(rescueOrderClaim, rescueOrderClaimInput), async ({ session, input, key }) =>
      rescues.claim(await player(session.userId), BigInt(input.id), key),
    ),
  ];
}
