import type { Award, ClaimedAward } from '../../../contract/http/offers/promotions.ts';
import { sentRewardClaim, sentRewards } from '../../../contract/http/offers/rewardSend.ts';
import { type Route, tokenRoute } from '../../core/http/route.ts';
import { awardOf } from '../engine/awards.ts';
import type { Player } from '../engine/players.ts';
import type { PromotionParts } from '../engine/promotion.ts';
import type { RewardNumbers } from './settings.ts';

/** The promotion that the SQL functions for operators promise awards of. */
export const CODE = 'rewardSend';

/** What operators sent a player. What was sent can be claimed also while the promotion is off: it was promised. */
export class Rewards {
  readonly #parts: Pick<PromotionParts<RewardNumbers>, 'awards' | 'clock'>;

  constructor(parts: Pick<PromotionParts<RewardNumbers>, 'awards' | 'clock'>) {
    this.#parts = parts;
  }

  async of(player: Player): Promise<Award[]> {
    const { awards, clock } = this.#parts;
    return (await awards.of(player.id, CODE)).map((row) => awardOf(row, clock.now()));
  }

  /** Refusals: 704 not the player's, and those of claims. */
  async claim(player: Player, id: string, key: string | null): Promise<ClaimedAward> {
    const { awards } = this.#parts;
    return awards.claim(await awards.one(player.id, CODE, BigInt(id)), key);
  }
}

/** The calls about rewards that were sent. */
export function rewardRoutes(rewards: Rewards, player: (userId: string) => Promise<Player>): Route[] {
  return [
    tokenRoute(sentRewards, async ({ session }) => rewards.of(await player(session.userId))),
    tokenRoute(sentRewardClaim, async ({ session, input, key }) =>
      rewards.claim(await player(session.userId), input.id, key),
    ),
  ];
}
