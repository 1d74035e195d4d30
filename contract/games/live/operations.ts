import { operation } from '../../operation.ts';
import type { LiveRound, LiveTables } from './channel.ts';

/** What the lobby asks of all round games, as typed channel operations. */

const ROUND = 'game roundId startTime closeTime endTime result betCount serverTime';

/** /games/live */
export const gamesLive = operation<LiveTables>(
  'gamesLive',
  `query GamesLive { gamesLive { tables { round { ${ROUND} } past { roundId result } } serverTime } }`,
);

/** /games/live/round */
export const gamesLiveRound = operation<LiveRound>(
  'gamesLiveRound',
  `subscription GamesLiveRound { gamesLiveRound { ${ROUND} } }`,
);
