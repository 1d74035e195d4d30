import { sql } from 'drizzle-orm';
import { repeat } from '../../core/lifecycle.ts';
import { promotion } from '../engine/promotion.ts';
import { DECIDED_MS, tellDecided } from '../engine/tellDecided.ts';
import { CODE, Rewards, rewardRoutes } from './rewards.ts';
import { REWARDS, rewardNumbers } from './settings.ts';
import { sentRewards } from './tables.ts';

/** What the house sends a player by hand: operators do so in the database (docs/operating.md), and players claim it. */
export default promotion({
  code: CODE,
  schema: rewardNumbers,
  numbers: REWARDS,
  terms: ({ days }) => ({
    leastDeposit: null,
    turnover: 0,
    games: 'none',
    amounts: {},
    counts: { days },
  }),
  // Operators decide each one; no play earns it.
  cost: () => 0,
  open: (parts) => {
    const look = () => tellDecided(parts, sql`${sentRewards}`, sql`'pending'`);
    let stop = async () => {};
    return {
      routes: rewardRoutes(new Rewards(parts), parts.player),
      start: () => {
        stop = repeat(DECIDED_MS, look, parts.log, 'players were not told of rewards');
      },
      stop: () => stop(),
    };
  },
});
