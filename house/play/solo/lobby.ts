import type { SoloLobby, SoloWaiting } from '../../../contract/games/live/channel.ts';
import type { ChannelArea } from '../../core/channel/area.ts';
import type { Database } from '../../core/db/database.ts';
import { gamesWithOpenRound } from '../../money/ledger/solo/solo.ts';
import type { LastWins } from './lastWins.ts';
import type { SoloModule } from './module.ts';

/** Lobby queries that cover all solo games: the route /games/live/solo. */
export function soloLobby(wins: LastWins, games: readonly SoloModule[], db: Database): ChannelArea {
  const waitingOf = async (userId: bigint): Promise<SoloWaiting[]> => {
    const open = await gamesWithOpenRound(db, userId);
    const found = await Promise.all(
      games.map(async ({ key, openRound }) => {
        const round = open.includes(key) ? await openRound(userId) : null;
        return round ? { ...round, game: key } : [];
      }),
    );
    return found.flat();
  };
  return {
    Query: {
      async gamesLiveSolo(_args, { userId }): Promise<SoloLobby> {
        return { wins: wins.all, waiting: userId === null ? [] : await waitingOf(BigInt(userId)) };
      },
    },
  };
}
