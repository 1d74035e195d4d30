import type { Strips } from '../board.ts';
import { FIRST_PAID, SYMBOLS, WILD } from '../symbols.ts';
import { PayCounts } from './expected.ts';

interface WayRules {
  /** Wilds grow over their reels. */
  grows?: boolean;
  /** What a reel with a wild multiplies by. */
  wildTimes?: number;
}

/**
 * What a spin brings in ways. Reels stop apart from each other, so the average of a product of theirs is the product of their averages.
 */
export function wayCounts(strips: Strips, rows: number, rules: WayRules = {}): PayCounts {
  const counts = new PayCounts();
  for (let symbol = FIRST_PAID; symbol < SYMBOLS.length; symbol++) {
    const reels = strips.map((strip) => onReel(strip, rows, symbol, rules));
    let product = 1;
    for (const [reel, { average }] of reels.entries()) {
      product *= average;
      counts.add(symbol, reel + 1, product * (reels[reel + 1]?.none ?? 1));
    }
  }
  return counts;
}

/** How many cells of a reel a symbol has on average, with the reel's multiplier, and the chance of none. */
function onReel(strip: Uint8Array, rows: number, symbol: number, { grows = false, wildTimes = 1 }: WayRules) {
  let [average, none] = [0, 0];
  for (let at = 0; at < strip.length; at++) {
    let [here, wild] = [0, false];
    for (let row = 0; row < rows; row++) {
      const one = strip[(at + row) % strip.length];
      if (one === symbol || one === WILD) here++;
      if (one === WILD) wild = true;
    }
    if (wild && grows) here = rows;
    average += (here * (wild ? wildTimes : 1)) / strip.length;
    if (here === 0) none += 1 / strip.length;
  }
  return { average, none };
}
