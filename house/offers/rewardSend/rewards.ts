import { sentRewardClaimInput } from '../../../contract/http/offers/inputs/rewardSend.ts';
import type { Award, ClaimedAward } from '../../../contract/http/offers/promotions.ts';
import { sentRewardClaim, sentRewards } from '../../../contract/http/offers/rewardSend.ts';
import { type Route, tokenRoute, withInput } from '../../core/http/route.ts';
import { awardOf } from '../engine/awards.ts';
import type { Player } from '../engine/players.ts';
import type { PromotionParts } from '../engine/promotion.ts';
import type { RewardNumbers } from './settings.ts';

/** The code of the promotion for which the operators' SQL functions promise awards. */
export const CODE = 'rewardSend';

/** Rewards sent to a player by operators. They can be claimed even while the promotion is off: they were promised. */
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

/** The calls about sent rewards. */
export function rewardRoutes(rewards: Rewards, player: (userId: string) => Promise<Player>): Route[] {
  return [
    tokenRoute(sentRewards, async ({ session }) => rewards.of(await player(session.userId))),
    tokenRoute(withInput(sentRewardClaim, sentRewardClaimInput), async ({ session, input, key }) =>
      rewards.claim(await player(session.userId), input.id, key),
    ),
  ];
}
