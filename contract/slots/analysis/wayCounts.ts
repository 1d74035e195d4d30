import type { Strips } from '../board.ts';
import { FIRST_PAID, SYMBOLS, WILD } from '../symbols.ts';
import { PayCounts } from './expected.ts';

interface WayRules {
  /** Wilds expand over their reels. */
  grows?: boolean;
  /** The multiplier of a reel with a wild. */
  wildTimes?: number;
}

/** The payouts of a spin in ways. Reels are independent, so the average of a product is the product of the averages. */
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

/** The average number of a symbol's cells on a reel, including the reel's multiplier, and the probability of none. */
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
