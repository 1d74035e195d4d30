import type { SymbolWin } from '../../../contract/slots/book.ts';
import { TIERS, tierOf } from '../wins/winTier.ts';
import type { WinPhase } from './steps.ts';
import type { StepWriter } from './stepWriter.ts';

/** Adds the wins of a board. @param total the spin's total including them, if it is published next */
export function addWins(
  writer: StepWriter,
  wins: readonly SymbolWin[],
  rate: number,
  total: number | null,
): void {
  const { all, each, most } = writer.pace.wins;
  const phases: WinPhase[] = [{ at: 0, end: all, wins }];
  const best = wins.length > 1 ? wins.toSorted((a, b) => b.rate - a.rate).slice(0, most) : [];
  // Clusters are shown at once, each with its amount, as they vanish with the next tumble.
  const together = wins.every(({ line, ways }) => line === undefined && ways === undefined);
  if (!together)
    best.forEach((win, i) => {
      phases.push({ at: all + i * each, end: all + (i + 1) * each, wins: [win] });
    });
  writer.cue({ cue: 'win', tier: 'small' });
  if (total !== null) writer.won(total);
  const before = writer.board.won;
  writer.step(
    phases.at(-1)?.end ?? all,
    { kind: 'wins', phases, rate },
    { lit: [...new Set(wins.flatMap(({ cells }) => cells))], won: before + rate },
  );
}

/** Adds the spin's final payout: counted up, and celebrated if large. */
export function addFinal(writer: StepWriter, rate: number): void {
  writer.won(rate);
  if (tierOf(rate) === 'small') {
    writer.step(0, { kind: 'wait' }, { won: rate });
    return;
  }
  const { count, countHold } = writer.pace;
  const tiers = TIERS.filter(({ from }) => rate >= from);
  // Counts up to each tier in the same time: the larger the win, the faster it grows.
  const marks = [...tiers.slice(1).map(({ from }) => from), rate];
  tiers.forEach(({ tier }, i) => {
    writer.cue({ cue: 'win', tier }, i * count);
  });
  writer.step(marks.length * count, { kind: 'count', rate, marks }, { won: rate });
  writer.step(countHold, { kind: 'cheer', rate, marks });
}
