import { SOLO_GAMES } from '../../../contract/games/soloGames.ts';
import { UNBOUNDED } from '../core/testChannel.ts';
import { TestHouse } from '../testHouse.ts';

/**
 * Starts a house with all solo games and without rate limits on players' acts, because lucky rounds are long.
 * @param beside a house whose database it shares
 */
export function startSoloHouse(beside?: TestHouse): Promise<TestHouse> {
  return TestHouse.start({
    ...(beside && { database: beside.db }),
    games: [],
    config: { games: [], soloGames: SOLO_GAMES },
    channelLimits: {
      ...{ operationBurst: 1e6, operationsPerSecond: 1e6, messageBurst: 1e6, messagesPerSecond: 1e6 },
      budgets: UNBOUNDED,
    },
  });
}
