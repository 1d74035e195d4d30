import { and, eq, gt } from 'drizzle-orm';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import type { PayPromotion } from '../../../contract/http/deposits.ts';
import type { Market } from '../../../contract/markets.ts';
import { dayOf } from '../../../contract/marketTime.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import { playerGuards } from '../limits/tables.ts';
import type { Promotion } from './paySettings.ts';
import { depositOrders as orders } from './tables.ts';

interface Parts {
  db: Database;
  clock: Clock;
  market: Market;
  promotions: () => Promise<Promotion[]>;
}

/** A connection or a transaction. */
type Orm = Pick<Database['orm'], '$count'>;

/** The columns of an order that keep what it was promised. */
export type PromisedGift = Pick<
  typeof orders.$inferInsert,
  | 'promotion'
  | 'promoPercent'
  | 'promoMin'
  | 'promoMost'
  | 'promoSlot'
  | 'promoTurnover'
  | 'promoDays'
  | 'bonus'
>;

/** Gifts that deposits bring. Who may choose which is said here; that each is given once holds in ledger_deposit. */
export class Promotions {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** What a player may choose from now: nothing during a break. */
  async offered(userId: bigint): Promise<PayPromotion[]> {
    const { db, clock, promotions } = this.#parts;
    const onBreak = and(eq(playerGuards.userId, userId), gt(playerGuards.breakUntil, clock.now()));
    if ((await db.orm.$count(playerGuards, onBreak)) > 0) return [];
    const all = await promotions();
    const open = await Promise.all(all.map((one) => this.#isOpen(db.orm, userId, one)));
    return all
      .filter((_one, i) => open[i])
      .map(({ code, title, text, percent, turnover, days, ...one }) => {
        const [min, most] = [one.min.toString(), one.most.toString()];
        return { code, title, text, min, percent, most, turnover, days };
      });
  }

  /** The promotion of a code, null where there is none. */
  async find(code: string): Promise<Promotion | null> {
    return (await this.#parts.promotions()).find((one) => one.code === code) ?? null;
  }

  /**
   * What a promotion promises an order of `amount`. Refusals: 1028 it is over or not for this player, 3021 the amount
   * is below its least. @param orm the transaction that makes the order
   */
  async promised(orm: Orm, userId: bigint, chosen: Promotion | null, amount: bigint): Promise<PromisedGift> {
    const { clock, market } = this.#parts;
    if (!chosen || !(await this.#isOpen(orm, userId, chosen))) throw new Refusal(ErrorCode.promotionOver);
    const { code, percent, min, most, turnover, days } = chosen;
    if (amount < min) throw new Refusal(ErrorCode.amountOutOfRange, 'promotion');
    const share = (amount * BigInt(percent)) / 100n;
    return {
      promotion: code,
      promoPercent: percent,
      promoMin: min,
      promoMost: most,
      promoSlot: slotOf(chosen, clock.now(), market),
      promoTurnover: turnover,
      promoDays: days,
      bonus: share < most ? share : most,
    };
  }

  async #isOpen(orm: Orm, userId: bigint, promotion: Promotion): Promise<boolean> {
    const { clock, market } = this.#parts;
    const now = clock.now();
    if (now < (promotion.from ?? now) || now >= (promotion.until ?? Number.POSITIVE_INFINITY)) return false;
    const own = eq(orders.userId, userId);
    if (promotion.firstOnly && (await orm.$count(orders, and(own, gt(orders.credited, 0n)))) > 0)
      return false;
    const slot = slotOf(promotion, now, market);
    if (slot === null) return true;
    return (await orm.$count(orders, and(own, eq(orders.promoSlot, slot), gt(orders.given, 0n)))) === 0;
  }
}

/** The occasion for which a player gets one gift; null where every deposit brings one. */
function slotOf({ code, firstOnly, daily }: Promotion, now: number, { timeZone }: Market): string | null {
  if (firstOnly) return 'first';
  return daily ? `${code}:${dayOf(now, timeZone).start}` : null;
}
