import type { LiveTables } from '../../../../contract/games/live/channel.ts';
import type { ChannelArea } from '../../../core/channel/area.ts';
import type { Clock } from '../../../core/clock.ts';
import type { LiveTable } from './liveTable.ts';

/** What is asked of all games at once: the route /games/live. */
export function liveChannel(lives: readonly LiveTable[], clock: Clock): ChannelArea {
  return {
    Query: {
      gamesLive: (): LiveTables => ({
        tables: lives.flatMap(({ view }) => view ?? []),
        serverTime: clock.now(),
      }),
    },
  };
}
