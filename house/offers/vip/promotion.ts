import { vipRewardClaimInput } from '../../../contract/http/offers/inputs/vip.ts';
import {
  vipConfigs,
  vipRewardClaim,
  vipRewardOrders,
  vipUserLevel,
} from '../../../contract/http/offers/vip.ts';
import { amountOf } from '../../../contract/promotions/amounts.ts';
import { LEVEL_SCORES } from '../../../contract/promotions/vipLevels.ts';
import { openRoute, tokenRoute, withInput } from '../../core/http/route.ts';
import { promotion } from '../engine/promotion.ts';
import { fallJobs } from './falls.ts';
import { LevelRewards } from './rewards.ts';
import { VIP, VIP_CODE, vipNumbers } from './settings.ts';
import { VipStatus } from './vipStatus.ts';

/** The level used in the card's example. */
const EXAMPLE = 3;

/** VIP levels: reached by stakes, each with its reward; cashback is a separate promotion (cashback/promotion.ts). */
export default promotion({
  code: VIP_CODE,
  listed: 220,
  schema: vipNumbers,
  numbers: VIP,
  terms: ({ rewards, keptDays, keptShare }, market) => ({
    ...{ leastDeposit: null, turnover: 0, games: 'contribution' },
    amounts: {
      score: amountOf(100 * (LEVEL_SCORES[1] ?? 0), market).toString(),
      reward: amountOf(rewards[0] ?? 0, market).toString(),
      exampleScore: amountOf(100 * (LEVEL_SCORES[EXAMPLE] ?? 0), market).toString(),
      example: amountOf(rewards[EXAMPLE - 1] ?? 0, market).toString(),
    },
    counts: { level: EXAMPLE, levels: rewards.length, days: keptDays },
    shares: { kept: keptShare },
  }),
  // Once per person, at most a fifth of a per cent of a level's required stakes (rules.test.ts): not recurring.
  cost: () => 0,
  open: (parts) => {
    const status = new VipStatus(parts);
    const rewards = new LevelRewards(parts);
    return {
      routes: [
        openRoute(vipConfigs, () => status.configs()),
        tokenRoute(vipUserLevel, async ({ session }) => {
          const player = await parts.player(session.userId);
          await rewards.bringUpToDate(player);
          return status.of(player);
        }),
        tokenRoute(vipRewardOrders, async ({ session }) => {
          const player = await parts.player(session.userId);
          await rewards.bringUpToDate(player);
          return status.record(player);
        }),
        tokenRoute(withInput(vipRewardClaim, vipRewardClaimInput), async ({ session, input, key }) =>
          rewards.claim(await parts.player(session.userId), BigInt(input.id), key),
        ),
      ],
      earned: (player) => rewards.earned(player),
      ...fallJobs(parts),
    };
  },
});
