import { and, eq } from 'drizzle-orm';
import type { ClaimedAward } from '../../../contract/http/offers/promotions.ts';
import { amountOf } from '../../../contract/promotions/amounts.ts';
import type { Promised } from '../engine/awards.ts';
import type { Player } from '../engine/players.ts';
import type { PromotionParts } from '../engine/promotion.ts';
import { requireGiving } from '../engine/settings.ts';
import { awards as awardsTable } from '../engine/tables.ts';
import { currentLevel } from './level.ts';
import { VIP_CODE, type VipNumbers } from './settings.ts';
import { awardKeyOf } from './vipStatus.ts';

/** The rewards of levels, each once per person, across all accounts. They do not expire. */
export class LevelRewards {
  readonly #parts: PromotionParts<VipNumbers>;

  constructor(parts: PromotionParts<VipNumbers>) {
    this.#parts = parts;
  }

  /** The rewards of reached levels that are not promised yet. */
  async earned(player: Player): Promise<Promised[]> {
    const { db, market, settings } = this.#parts;
    const { top } = await currentLevel(this.#parts, player);
    if (top === 0) return [];
    const [{ numbers, version }, promised] = await Promise.all([
      settings(),
      db.orm
        .select({ awardKey: awardsTable.awardKey })
        .from(awardsTable)
        .where(and(eq(awardsTable.userId, player.id), eq(awardsTable.promotion, VIP_CODE))),
    ]);
    const known = new Set(promised.map(({ awardKey }) => awardKey));
    return numbers.rewards.slice(0, top).flatMap((reward, i) => {
      const awardKey = awardKeyOf(i + 1);
      if (known.has(awardKey)) return [];
      const amount = amountOf(reward, market);
      return [
        {
          promotion: VIP_CODE,
          awardKey,
          kind: 'cash' as const,
          amount,
          version,
          oncePerPerson: true as const,
        },
      ];
    });
  }

  /**
   * Promises the rewards of reached levels, and notifies the player's pages. Nothing is offered during a time-out or
   * self-exclusion.
   */
  async bringUpToDate(player: Player): Promise<void> {
    if (player.breakUntil === null) await this.#parts.awards.promiseTo(player, await this.earned(player));
  }

  /** Refusals: 704 not the player's, 1028 an operator has switched it off, and those of claims. */
  async claim(player: Player, id: bigint, key: string | null): Promise<ClaimedAward> {
    const { awards, settings, clock } = this.#parts;
    const award = await awards.one(player.id, VIP_CODE, id);
    requireGiving(await settings(), clock.now(), [award]);
    return awards.claim(award, key);
  }
}
