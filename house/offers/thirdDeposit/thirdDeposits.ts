import {
  type GiftPart,
  thirdDeposit,
  thirdDepositCollect,
  thirdDepositNotify,
  thirdDepositRecord,
  thirdDepositReward,
} from '../../../contract/http/offers/depositGifts.ts';
import { thirdDepositCollectInput } from '../../../contract/http/offers/inputs/depositGifts.ts';
import type { Award } from '../../../contract/http/offers/promotions.ts';
import { amountOf } from '../../../contract/promotions/amounts.ts';
import { type Route, tokenRoute, withInput } from '../../core/http/route.ts';
import { awardOf } from '../engine/awards.ts';
import { DepositGift, offerOfCount } from '../engine/depositGifts/depositGift.ts';
import { awardKeyOf, partsOf } from '../engine/depositGifts/giftParts.ts';
import type { Player } from '../engine/players.ts';
import type { PromotionParts } from '../engine/promotion.ts';
import { requireGiving } from '../engine/settings.ts';
import type { ThirdDepositNumbers } from './settings.ts';
import { announcedAwards } from './tables.ts';

const CODE = 'thirdDeposit';
const AWARD_KEY = 'part';

/** The gift for the third deposit: in equal parts, each at a multiple of the deposit staked. */
export class ThirdDeposits {
  readonly gift: DepositGift<ThirdDepositNumbers>;
  readonly #parts: PromotionParts<ThirdDepositNumbers>;

  constructor(parts: PromotionParts<ThirdDepositNumbers>) {
    this.#parts = parts;
    this.gift = new DepositGift(parts, {
      ...{ code: CODE, gives: 'staked', once: true },
      offer: ({ percent, least, most }, { history }) =>
        offerOfCount(3, history, { awardKey: AWARD_KEY, percent, least, most: amountOf(most, parts.market) }),
      stakes: ({ stakes }) => stakes,
    });
  }

  /** The parts of the player's gift, with their progress. */
  async record(player: Player): Promise<GiftPart[]> {
    const { awards, deposit } = await this.gift.page(player);
    if (!deposit) return [];
    const { amount, bonus, staked, stakes } = deposit;
    const gift = { amount: BigInt(amount), bonus: BigInt(bonus), staked: BigInt(staked) };
    return partsOf(gift, stakes).map(({ part, amount: gives, toStake }) => ({
      ...{ part, amount: gives.toString(), toStake: toStake.toString(), staked },
      award:
        awards.find(
          ({ awardKey }) => awardKey === awardKeyOf({ awardKey: AWARD_KEY }, part, stakes.length),
        ) ?? null,
    }));
  }

  /** Awards that were earned and not announced yet; of concurrent requests one gets them. */
  async notify(player: Player): Promise<Award[]> {
    const { awards } = await this.gift.page(player);
    const open = player.breakUntil === null ? awards.filter(({ state }) => state === 'claimable') : [];
    if (open.length === 0) return [];
    const { db, clock } = this.#parts;
    const at = clock.now();
    const announced = await db.orm
      .insert(announcedAwards)
      .values(open.map(({ id }) => ({ awardId: BigInt(id), at })))
      .onConflictDoNothing()
      .returning({ id: announcedAwards.awardId });
    const rows = await this.#parts.awards.of(player.id, CODE);
    return rows.filter((row) => announced.some(({ id }) => id === row.id)).map((row) => awardOf(row, at));
  }

  /** The table of the parts. Refusal: 1028 it is not running, and nothing was promised */
  async table(player: Player) {
    const { settings, clock, awards } = this.#parts;
    const promised = await awards.of(player.id, CODE);
    const { stakes, percent } = requireGiving(await settings(), clock.now(), promised).numbers;
    // With a deposit of 1.0000 the amounts of its parts are their shares.
    const parts = partsOf({ amount: 10_000n, bonus: BigInt(percent * 100), staked: 0n }, stakes);
    return parts.map(({ part, amount }, i) => ({ part, stakes: stakes[i] ?? 1, share: Number(amount) }));
  }
}

/** The calls about the third deposit. */
export function thirdDepositRoutes(
  deposits: ThirdDeposits,
  player: (userId: string) => Promise<Player>,
): Route[] {
  return [
    tokenRoute(thirdDeposit, async ({ session }) => deposits.gift.page(await player(session.userId))),
    tokenRoute(thirdDepositRecord, async ({ session }) => deposits.record(await player(session.userId))),
    tokenRoute(thirdDepositNotify, async ({ session }) => deposits.notify(await player(session.userId))),
    tokenRoute(thirdDepositReward, async ({ session }) => deposits.table(await player(session.userId))),
    tokenRoute(withInput(thirdDepositCollect, thirdDepositCollectInput), async ({ session, input, key }) =>
      deposits.gift.takeOne(await player(session.userId), BigInt(input.id), key),
    ),
  ];
}
