import type { Strips } from '../board.ts';
import type { PayTable } from '../countTable.ts';
import { lineResult, readLine } from '../lines.ts';
import { SYMBOLS } from '../symbols.ts';
import { PayCounts } from './expected.ts';

/**
 * The payouts of a spin on lines: each combination of symbols on a line, with its probability. All stops of a reel are equally
 * likely, so all lines have the same distribution, whichever rows they cross.
 */
export function lineCounts(strips: Strips, lines: number, pays: PayTable, wildTimes: number): PayCounts {
  const chances = strips.map((strip) => {
    const of = new Array<number>(SYMBOLS.length).fill(0);
    for (const symbol of strip) of[symbol] = (of[symbol] ?? 0) + 1 / strip.length;
    return [...of.entries()].filter(([, chance]) => chance > 0);
  });
  const counts = new PayCounts();
  const line = new Uint8Array(strips.length);
  const result = lineResult();
  const visit = (reel: number, chance: number): void => {
    const here = chances[reel];
    if (!here) {
      readLine(result, line, pays, wildTimes);
      if (result.count > 0)
        counts.add(result.symbol, result.count, chance * lines * wildTimes ** result.wilds);
      return;
    }
    for (const [symbol, of] of here) {
      line[reel] = symbol;
      visit(reel + 1, chance * of);
    }
  };
  visit(0, 1);
  return counts;
}
