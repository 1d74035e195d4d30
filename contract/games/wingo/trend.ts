import type { WingoTrendRow } from './channel.ts';
import { WINGO_COLOURS, WINGO_NUMBERS, type WingoSelect, wingoColours } from './rules.ts';

/** Number of rounds covered by the trend. */
export const WINGO_TREND_ROUNDS = 100;

/** The trend of every number and colour over these results, newest first. */
export function wingoTrend(results: readonly number[]): WingoTrendRow[] {
  return [
    ...WINGO_NUMBERS.map((select, number) =>
      rowOf(
        select,
        results.map((result) => result === number),
      ),
    ),
    ...WINGO_COLOURS.map((select) =>
      rowOf(
        select,
        results.map((result) => wingoColours(result).includes(select)),
      ),
    ),
  ];
}

function rowOf(select: WingoSelect, came: readonly boolean[]): WingoTrendRow {
  const frequency = came.filter(Boolean).length;
  const last = came.indexOf(true);
  let run = 0;
  let maxContinued = 0;
  for (const one of came) {
    run = one ? run + 1 : 0;
    maxContinued = Math.max(maxContinued, run);
  }
  return {
    select,
    missing: last < 0 ? came.length : last,
    avgMissing: Math.floor((came.length - frequency) / (frequency + 1)),
    frequency,
    maxContinued,
  };
}
