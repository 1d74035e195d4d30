import type { Strips } from '../board.ts';
import type { PayTable } from '../countTable.ts';
import { lineResult, readLine } from '../lines.ts';
import { SYMBOLS } from '../symbols.ts';
import { PayCounts } from './expected.ts';

/**
 * What a spin brings on lines: each combination of symbols that a line may read, with its chance. A reel stops as likely everywhere, so
 * all lines have the same chances, whichever rows they cross.
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
