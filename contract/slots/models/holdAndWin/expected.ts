import type { Expected } from '../../analysis/expected.ts';
import { holdChain } from '../../analysis/holdChain.ts';
import { lineCounts } from '../../analysis/lineCounts.ts';
import { symbolCounts } from '../../analysis/symbolCounts.ts';
import { stripsOf } from '../../board.ts';
import { payTable } from '../../countTable.ts';
import { LINES_5X3 } from '../../lines.ts';
import { COIN } from '../../symbols.ts';
import type { HoldAndWin } from './definition.ts';
import { CELLS, CHANCE_OF, LEAST_COINS, REELS, RESPINS, ROWS } from './numbers.ts';

/** Lines by their symbols' probabilities; respins by their Markov chain, with the average coin value. */
export function expected(definition: HoldAndWin): Expected {
  const strips = stripsOf(definition.reels);
  const { coins, chance, grand } = definition.hold;
  const weights = coins.reduce((sum, { weight }) => sum + weight, 0);
  const worth = coins.reduce((sum, { rate, weight }) => sum + rate * weight, 0) / weights;
  const ends = holdChain(CELLS, RESPINS, chance / CHANCE_OF).map(
    (end) => end.coins * worth + end.full * grand,
  );
  let [besides, featureRate] = [0, 0];
  for (const [count, p] of symbolCounts(strips, ROWS, COIN).entries()) {
    if (count < LEAST_COINS) continue;
    featureRate += p;
    besides += p * (ends[count] ?? 0);
  }
  const pays = payTable(definition.pays, REELS);
  const counts = lineCounts(strips, LINES_5X3.length, pays, definition.wildTimes);
  return { counts, besides, featureRate, bought: ends[LEAST_COINS] ?? 0 };
}
