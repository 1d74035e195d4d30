import {
  crashBetInfo,
  crashCurGame,
  crashEnd,
  crashEscapeInfo,
  crashStart,
} from '../../../../contract/games/crash/operations.ts';
import type { TableDeps } from '../../session/tableDeps.ts';
import type { FedTable } from '../../session/tableFeed.ts';
import type { CrashEvent } from '../engine/crashState.ts';
import { overdue } from '../engine/crashWatch.ts';
import { type CrashStore, dispatch } from './crashStore.ts';

/** The crash table as its feed sees it: which events there are, and what a snapshot is. */
export function crashFed(store: CrashStore, { channel, mark, serverNow, currency }: TableDeps): FedTable {
  return {
    listen: (heard) => {
      const hear = (event: CrashEvent) => {
        heard();
        dispatch(store, event);
      };
      return [
        channel.subscribe(crashStart, { next: (start) => hear({ type: 'start', start, heard: mark() }) }),
        channel.subscribe(crashEnd, { next: (end) => hear({ type: 'end', end }) }),
        channel.subscribe(crashBetInfo, { next: (bets) => hear({ type: 'betInfo', bets, heard: mark() }) }),
        channel.subscribe(crashEscapeInfo, { next: (escapes) => hear({ type: 'escapeInfo', escapes }) }),
      ];
    },
    ask: async (asked) => {
      const game = await channel.request(crashCurGame, { currency }, { quiet: true });
      return () => dispatch(store, { type: 'snapshot', game, asked });
    },
    subscribe: (changed) => store.subscribe(changed),
    needsSnapshot: () => store.getState().game.needsSnapshot,
    overdue: (silent) => overdue(store.getState().game, serverNow(), silent),
    connection: () => store.getState().connection,
    setConnection: (connection) => store.setState({ connection }),
  };
}
