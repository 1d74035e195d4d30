import { WINGO_NUMBERS, type WingoColour, wingoRate } from '../../../../contract/games/wingo/rules.ts';
import type { Rate } from '../../../../contract/money.ts';

/** What a colour pays: the most, and on which numbers which rate. */
export function colourRates(colour: WingoColour): { most: Rate; numbers: Map<Rate, number[]> } {
  const numbers = new Map<Rate, number[]>();
  let most: Rate = 0n;
  for (const number of WINGO_NUMBERS.keys()) {
    const rate = wingoRate(colour, number);
    if (rate === 0n) continue;
    numbers.set(rate, [...(numbers.get(rate) ?? []), number]);
    if (rate > most) most = rate;
  }
  return { most, numbers };
}
