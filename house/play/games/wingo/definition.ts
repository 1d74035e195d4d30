import { WINGO_TIMING, type WingoModel } from '../../../../contract/games/wingo/rules.ts';
import type { GameDefinition } from '../definition.ts';

/** Length of a round of each model, and of the time at its end in which no bet is taken, ms. */
type WingoSettings = Record<WingoModel, number> & { closed: number };

export const wingoDefinition: GameDefinition<WingoSettings> = {
  settings({ integer, problem }) {
    const { round } = WINGO_TIMING;
    const lengths = {
      fastest: integer('WINGO_FASTEST_MS', round.fastest, 1_000, 3_600_000),
      faster: integer('WINGO_FASTER_MS', round.faster, 1_000, 3_600_000),
      standard: integer('WINGO_STANDARD_MS', round.standard, 1_000, 3_600_000),
    };
    const closed = integer('WINGO_CLOSED_MS', WINGO_TIMING.closed, 100, 60_000);
    if (closed * 2 > Math.min(...Object.values(lengths)))
      problem('WINGO_CLOSED_MS must leave half of every round to betting.');
    return { ...lengths, closed };
  },
  resultOf: (outcome) => [String((outcome as { result: number }).result)],
  catalogue: {
    title: 'Wingo',
    type: 'lottery',
    theme: 'fortune',
    rtp: 9500,
    volatility: 4,
    releasedAt: '2026-11-21',
  },
};
