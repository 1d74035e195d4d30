import { and, desc, eq } from 'drizzle-orm';
import {
  type FirstDepositCard,
  firstDeposit,
  firstDepositBoard,
  firstDepositCard,
  firstDepositWithdraw,
} from '../../../contract/http/offers/depositGifts.ts';
import type { ClaimedAward } from '../../../contract/http/offers/promotions.ts';
import { amountOf } from '../../../contract/promotions/amounts.ts';
import { openRoute, type Route, tokenRoute } from '../../core/http/route.ts';
import { TtlCache } from '../../core/ttlCache.ts';
import { users } from '../../people/accounts/tables.ts';
import { DepositGift, type GiftRule } from '../engine/depositGifts/depositGift.ts';
import { depositHistory } from '../engine/depositGifts/depositHistory.ts';
import { maskedName } from '../engine/maskedName.ts';
import type { Player } from '../engine/players.ts';
import type { PromotionParts } from '../engine/promotion.ts';
import { requireGiving } from '../engine/settings.ts';
import { awards } from '../engine/tables.ts';
import { firstState, percentAt } from './rules.ts';
import type { FirstDepositNumbers } from './settings.ts';

const CODE = 'firstDeposit';
const AWARD_KEY = 'first';

/** Number of names on the board, and how long they are cached for all players, ms. */
const BOARD = 50;
const CACHE_MS = 5_000;

function ruleOf({ market }: PromotionParts<FirstDepositNumbers>): GiftRule<FirstDepositNumbers> {
  return {
    ...{ code: CODE, gives: 'staked', once: true },
    offer(numbers, { registeredAt, history }, now) {
      const state = firstState(history.count, history.promisedBefore);
      if (state !== 'now') return state;
      const { least, most } = numbers;
      return {
        ...percentAt(numbers, registeredAt, now),
        // It continues with the lower percentage, so there is no end.
        ...{ awardKey: AWARD_KEY, least, most: amountOf(most, market), until: null },
      };
    },
    stakes: ({ stakes }) => stakes,
  };
}

/** The gift for the first deposit: it becomes claimable when the deposit was staked once. */
export class FirstDeposits {
  readonly gift: DepositGift<FirstDepositNumbers>;
  readonly #parts: PromotionParts<FirstDepositNumbers>;
  readonly #board: TtlCache<readonly { name: string; amount: string; at: number }[]>;

  constructor(parts: PromotionParts<FirstDepositNumbers>) {
    this.#parts = parts;
    this.gift = new DepositGift(parts, ruleOf(parts));
    this.#board = new TtlCache(parts.clock, CACHE_MS, () => this.#readBoard());
  }

  async card(player: Player): Promise<FirstDepositCard> {
    const { db, clock, market, settings } = this.#parts;
    const now = clock.now();
    const set = await settings();
    const { numbers } = requireGiving(set, now, await this.#parts.awards.of(player.id, CODE));
    const terms = await this.gift.terms(player, await depositHistory(db.orm, player), now);
    const { percent, until } = percentAt(numbers, player.registeredAt, now);
    return {
      ...{ percent, endTime: until, laterPercent: numbers.later },
      most: amountOf(numbers.most, market).toString(),
      open: typeof terms !== 'string' && player.breakUntil === null,
    };
  }

  board() {
    return this.#board.get();
  }

  /** Claims the gift; the player appears on this house's board at once. Refusals as those of DepositGift.take */
  async withdraw(player: Player, key: string | null): Promise<ClaimedAward> {
    const claimed = await this.gift.take(player, AWARD_KEY, key);
    this.#board.drop();
    return claimed;
  }

  async #readBoard() {
    const { db, clock, market } = this.#parts;
    const rows = await db.orm
      .select({ name: users.name, amount: awards.amount, at: awards.endedAt })
      .from(awards)
      .innerJoin(users, eq(users.id, awards.userId))
      .where(
        and(eq(awards.promotion, CODE), eq(awards.state, 'claimed'), eq(awards.currency, market.currency)),
      )
      .orderBy(desc(awards.endedAt), desc(awards.id))
      .limit(BOARD);
    return rows.map(({ name, amount, at }) => ({
      ...{ name: maskedName(name), amount: amount.toString() },
      at: at ?? clock.now(),
    }));
  }
}

/** The calls about the first deposit. */
export function firstDepositRoutes(
  deposits: FirstDeposits,
  player: (userId: string) => Promise<Player>,
): Route[] {
  return [
    tokenRoute(firstDeposit, async ({ session }) => deposits.gift.page(await player(session.userId))),
    tokenRoute(firstDepositCard, async ({ session }) => deposits.card(await player(session.userId))),
    openRoute(firstDepositBoard, () => deposits.board()),
    tokenRoute(firstDepositWithdraw, async ({ session, key }) =>
      deposits.withdraw(await player(session.userId), key),
    ),
  ];
}
