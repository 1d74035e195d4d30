import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import type { GameFactory } from '../../play/games/gameModule.ts';
import { LiveTable } from '../../play/games/live/liveTable.ts';

/** A game that answers crash's routes with recognizable values, and runs no rounds. */
export const testGame: GameFactory = (parts) => ({
  name: 'test',
  live: new LiveTable('crash', parts),
  demoWins: null,
  leads: false,
  resign: async () => undefined,
  area: {
    Query: {
      crashData: (_args, { userId }) => `1.00|${userId ?? 'visitor'}`,
      crashCurGame: () => {
        throw new Error('secret detail of a fault');
      },
      crashRoundHistory: () => [{ roundId: '1', target: 'not a rate' }],
      crashMyHistory: () => [],
    },
    Mutation: {
      crashBet: ({ amount }) => {
        throw new Refusal(ErrorCode.insufficientBalance, `${typeof amount} ${amount}`);
      },
      crashEscape: () => new Promise(() => {}),
    },
  },
  start: async () => {},
  stop: async () => {},
});
