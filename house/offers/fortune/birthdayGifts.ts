import { desc, eq } from 'drizzle-orm';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import {
  type AppliedGift,
  type BirthdayGift,
  birthdayGift,
  birthdayGiftApply,
  type GiftState,
} from '../../../contract/http/offers/fortune.ts';
import { birthdayGiftApplyInput } from '../../../contract/http/offers/inputs/fortune.ts';
import type { ClaimedAward } from '../../../contract/http/offers/promotions.ts';
import { amountOf } from '../../../contract/promotions/amounts.ts';
import { type Route, tokenRoute, withInput } from '../../core/http/route.ts';
import { userIdentities } from '../../people/security/tables.ts';
import type { Player } from '../engine/players.ts';
import type { PromotionParts } from '../engine/promotion.ts';
import { requireRunning } from '../engine/settings.ts';
import { awards as awardsTable } from '../engine/tables.ts';
import { currentLevel } from '../vip/level.ts';
import { type Birthday, birthdayAt } from './rules.ts';
import type { GiftNumbers } from './settings.ts';
import { birthdayGifts as table } from './tables.ts';

/** The code of the promotion for which the operators' SQL functions promise awards. */
export const CODE = 'fortune';

/** The birthday gift: a player applies, an operator decides (house/money/ledger/sql/birthdayGifts.sql), the player claims. */
export class BirthdayGifts {
  readonly #parts: PromotionParts<GiftNumbers>;

  constructor(parts: PromotionParts<GiftNumbers>) {
    this.#parts = parts;
  }

  async of(player: Player): Promise<BirthdayGift> {
    const { settings, clock } = this.#parts;
    const now = clock.now();
    const { numbers } = requireRunning(await settings(), now);
    const { birthday, level, amount } = await this.#status(player, numbers, now);
    const gift = await this.#gift(player, birthday);
    const begun = birthday !== null && birthday.from <= now;
    const open = begun && gift?.birthday !== birthday.date;
    return {
      birthday: birthday && { ...birthday, begun },
      level,
      amount: amount.toString(),
      canApply: open && level > 0 && player.breakUntil === null,
      gift,
    };
  }

  /**
   * Applies for the gift of the current birthday; a repeat changes nothing. Refusals: 7030 in a time-out or self-exclusion,
   * 1020 the player gave no name and date of birth, 1048 not yet (`until`), 1051 VIP level 0.
   */
  async apply(player: Player): Promise<void> {
    const { settings, clock, db } = this.#parts;
    const now = clock.now();
    const { numbers } = requireRunning(await settings(), now);
    if (player.breakUntil !== null) throw new Refusal(ErrorCode.onBreak, undefined, player.breakUntil);
    const { birthday, level, amount } = await this.#status(player, numbers, now);
    if (!birthday) throw new Refusal(ErrorCode.conditionsNotMet);
    if (now < birthday.from) throw new Refusal(ErrorCode.notClaimableYet, undefined, birthday.from);
    if ((await this.#gift(player, birthday))?.birthday === birthday.date) return;
    if (level === 0) throw new Refusal(ErrorCode.vipLevel);
    const { id: userId, currency } = player;
    const applied = { userId, currency, birthday: birthday.date, level, amount, appliedAt: now };
    await db.orm.insert(table).values(applied).onConflictDoNothing();
  }

  /** Claims an approved gift. Refusals: 704 not the player's, and those of claims. */
  async claim(player: Player, id: string, key: string | null): Promise<ClaimedAward> {
    const { awards } = this.#parts;
    return awards.claim(await awards.one(player.id, CODE, BigInt(id)), key);
  }

  async #status(
    player: Player,
    { perLevel, days }: GiftNumbers,
    now: number,
  ): Promise<{ birthday: Birthday | null; level: number; amount: bigint }> {
    const { db, market } = this.#parts;
    const { timeZone } = market;
    const [[identity], { level }] = await Promise.all([
      db.orm
        .select({ birthDate: userIdentities.birthDate })
        .from(userIdentities)
        .where(eq(userIdentities.userId, player.id)),
      currentLevel(this.#parts, player),
    ]);
    return {
      birthday: identity ? birthdayAt(identity.birthDate, now, { days, timeZone }) : null,
      level,
      amount: amountOf(level * perLevel, market),
    };
  }

  /** The last application: for this birthday, or for an earlier one that can still be claimed. */
  async #gift({ id }: Player, birthday: Birthday | null): Promise<AppliedGift | null> {
    const [row] = await this.#parts.db.orm
      .select({ gift: table, award: awardsTable.state })
      .from(table)
      .leftJoin(awardsTable, eq(awardsTable.id, table.awardId))
      .where(eq(table.userId, id))
      .orderBy(desc(table.birthday))
      .limit(1);
    if (!row) return null;
    const { gift, award } = row;
    const state = stateOf(gift.status, award);
    if (gift.birthday !== birthday?.date && state !== 'applied' && state !== 'approved') return null;
    return {
      birthday: gift.birthday,
      level: gift.level,
      amount: gift.amount.toString(),
      state,
      answer: gift.answer,
      award: state === 'approved' && gift.awardId !== null ? gift.awardId.toString() : null,
      appliedAt: gift.appliedAt,
    };
  }
}

/** The state of a gift: an approved one is paid once its award is claimed. */
function stateOf(status: 'applied' | 'approved' | 'refused', award: string | null): GiftState {
  if (status !== 'approved') return status;
  if (award === 'claimed') return 'paid';
  return award === 'open' ? 'approved' : 'refused';
}

/** The calls about the birthday gift. */
export function giftRoutes(gifts: BirthdayGifts, player: (userId: string) => Promise<Player>): Route[] {
  return [
    tokenRoute(birthdayGift, async ({ session }) => gifts.of(await player(session.userId))),
    tokenRoute(withInput(birthdayGiftApply, birthdayGiftApplyInput), async ({ session, input, key }) => {
      const who = await player(session.userId);
      const claimed = input.award === undefined ? null : await gifts.claim(who, input.award, key);
      if (claimed === null) await gifts.apply(who);
      return { gift: await gifts.of(who), claimed };
    }),
  ];
}
