import { CRASH_TIMING } from '../../../../contract/games/crash/timing.ts';
import type { GameDefinition } from '../definition.ts';

/** Settings of crash: ms before lift-off and after the break-up, and the number of rounds in a new chain. */
interface CrashSettings {
  preparation: number;
  squib: number;
  chain: number;
}

export const crashDefinition: GameDefinition<CrashSettings> = {
  settings: ({ integer }) => ({
    preparation: integer('CRASH_PREPARATION_MS', CRASH_TIMING.preparation, 100, 600_000),
    squib: integer('CRASH_SQUIB_MS', CRASH_TIMING.crashed, 100, 600_000),
    chain: integer('CRASH_CHAIN_ROUNDS', 50_000, 100, 10_000_000),
  }),
  resultOf: (outcome) => [(outcome as { target: string }).target],
  catalogue: {
    title: 'Crash',
    type: 'instant',
    theme: 'adventure',
    rtp: 9700,
    volatility: 4,
    releasedAt: '2026-10-01',
  },
};

/** The key of crash in the tables `rounds`, `round_chains` and `bets`. */
export const CRASH = 'crash';
