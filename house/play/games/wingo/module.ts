import type { WingoModel } from '../../../../contract/games/wingo/rules.ts';
import { winsOfTables } from '../../bots/demoWins.ts';
import type { GameFactory } from '../gameModule.ts';
import { followPool } from '../live/followPool.ts';
import { LiveTable } from '../live/liveTable.ts';
import { wingoChannel } from './channel.ts';
import { openWingoTable, seedWingo, type WingoTable } from './wingoTable.ts';

/** Builds wingo: the rooms of its three models, their channel routes and events. */
export const wingoModule: GameFactory = (parts) => {
  const { config, db, clock } = parts;
  const tables: Record<WingoModel, WingoTable> = {
    fastest: openWingoTable('fastest', parts),
    faster: openWingoTable('faster', parts),
    standard: openWingoTable('standard', parts),
  };
  const all = Object.values(tables).map(({ table }) => table);
  const live = new LiveTable('wingo', parts);
  let unfollow: (() => void) | null = null;
  return {
    name: 'wingo',
    live,
    demoWins: winsOfTables(all.flatMap(({ history: { wins } }) => wins ?? [])),
    area: wingoChannel(tables, parts),
    get leads() {
      return all.some(({ leads }) => leads);
    },
    async start() {
      if (config.seed) await seedWingo(db, Object.values(tables), clock.now());
      for (const one of all) await one.start();
      const { table, phases } = tables.fastest;
      unfollow = followPool(
        table,
        live,
        { idOf: (roundId) => phases.phaseOf(BigInt(roundId)), textOf: ({ result }) => [String(result)] },
        parts.log,
      );
    },
    async resign() {
      await Promise.all(all.map((table) => table.resign()));
    },
    async stop() {
      unfollow?.();
      await Promise.all(all.map((table) => table.stop()));
    },
  };
};
