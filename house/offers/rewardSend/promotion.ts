import { sql } from 'drizzle-orm';
import { notifyingDecided } from '../engine/notifyDecided.ts';
import { promotion } from '../engine/promotion.ts';
import { CODE, Rewards, rewardRoutes } from './rewards.ts';
import { REWARDS, rewardNumbers } from './settings.ts';
import { sentRewards } from './tables.ts';

/** Rewards that operators send to players by hand in the database (docs/operators.md), and that players claim. */
export default promotion({
  code: CODE,
  listed: 280,
  schema: rewardNumbers,
  numbers: REWARDS,
  terms: ({ days }) => ({
    leastDeposit: null,
    turnover: 0,
    games: 'none',
    amounts: {},
    counts: { days },
  }),
  // Sent individually by hand.
  cost: () => 0,
  open: (parts) => ({
    routes: rewardRoutes(new Rewards(parts), parts.player),
    ...notifyingDecided(parts, {
      promotion: CODE,
      table: sql`${sentRewards}`,
      decided: sql`award_id IS NOT NULL`,
    }),
  }),
});
