import type { Channel } from '../core/channel/area.ts';
import type { Sealer } from '../core/secrets/sealer.ts';
import { undoAll } from '../core/undo.ts';
import type { Module, ModuleParts } from '../module.ts';
import { Champions } from './champions/champions.ts';
import { championRoutes } from './champions/http.ts';
import { FreeSpins } from './freeSpins/freeSpins.ts';
import { freeSpinRoutes } from './freeSpins/http.ts';
import type { GameFactory } from './games/gameModule.ts';
import { liveChannel } from './games/live/channel.ts';
import { watchPlay } from './watchPlay.ts';
import { BigWins } from './wins/bigWins.ts';
import { winRoutes } from './wins/http.ts';

interface Parts extends ModuleParts {
  channel: Channel;
  sealer: Sealer;
  games: readonly GameFactory[];
}

/** The games that are played, their big wins, championships and free spins. */
export interface Play extends Module {
  wins: BigWins;
  /** The games whose rounds this house leads now. */
  leads(): string[];
}

export function openPlay({ games: factories, ...parts }: Parts): Play {
  const { config, db, clock, log, metrics } = parts;
  const { market } = config;
  const games = factories.map((make) => make(parts));
  const demo = games.flatMap(({ demoWins }) => demoWins ?? []);
  const wins = new BigWins({ db, clock, market, demo });
  watchPlay(metrics, db, games);
  const ends = games.map((game) => () => game.stop());
  const tables = games.map(({ live }) => live);
  return {
    wins,
    leads: () => games.filter(({ leads }) => leads).map(({ name }) => name),
    routes: [
      ...winRoutes(wins),
      ...championRoutes(new Champions({ db, clock, market })),
      ...freeSpinRoutes(new FreeSpins(db, clock)),
    ],
    fields: [...games.map(({ area }) => area), liveChannel(tables, clock)],
    async start() {
      // Beside each other: after a crash, every tenth of a second is one without a house.
      const started = await Promise.allSettled(games.map((game) => game.start()));
      for (const one of started) if (one.status === 'rejected') throw one.reason;
    },
    async drain() {
      await Promise.all(games.map((game) => game.resign()));
    },
    stop: () => undoAll(ends, log),
  };
}
