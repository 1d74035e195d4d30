import { SOLO_GAMES } from '../../../contract/games/soloGames.ts';
import { UNBOUNDED } from '../core/testChannel.ts';
import { TestHouse } from '../testHouse.ts';

/** A house of all solo games, whose players may act as quickly as they like: lucky rounds are long. */
export function startSoloHouse(): Promise<TestHouse> {
  return TestHouse.start({
    games: [],
    config: { games: [], soloGames: SOLO_GAMES },
    channelLimits: {
      ...{ operationBurst: 1e6, operationsPerSecond: 1e6, messageBurst: 1e6, messagesPerSecond: 1e6 },
      budgets: UNBOUNDED,
    },
  });
}
