import { expect, it } from 'vitest';
import { timesOf } from '../../../tests/longRun.ts';
import { pickNext } from '../../fairness.ts';
import { soloFloats } from './rules.ts';
import { SERVER_SEED } from './testSolo.ts';

/** Number of draws per test. */
const DRAWS = timesOf({ short: 200_000, long: 10_000_000 });
/** More than the longest round draws (stairs, 70): after this many the next nonce's stream begins. */
const PER_ROUND = 104;
/** The ranges used by games: a coin, eggs, coins of cryptos, places, tiles, cards, segments, a roll. */
const SIDES = [2, 5, 7, 10, 25, 52, 54, 10_000];
const Z_99 = 2.326_347_874;

/** The 99th percentile of chi-square with the given degrees of freedom (Wilson and Hilferty, 1931). */
const critical = (degrees: number) => {
  const part = 2 / (9 * degrees);
  return degrees * (1 - part + Z_99 * Math.sqrt(part)) ** 3;
};

it.each(SIDES)(
  'picks of %i are uniformly distributed, by chi-square at 0.99',
  (sides) => {
    const seen = new Float64Array(sides);
    for (let drawn = 0, nonce = 0; drawn < DRAWS; nonce++) {
      const floats = soloFloats(SERVER_SEED, `stream of ${sides}`, nonce);
      for (let i = 0; i < PER_ROUND && drawn < DRAWS; i++, drawn++) {
        const at = pickNext(floats, sides);
        seen[at] = (seen[at] ?? 0) + 1;
      }
    }
    const expected = DRAWS / sides;
    const square = seen.reduce((sum, times) => sum + (times - expected) ** 2 / expected, 0);
    expect(square).toBeLessThan(critical(sides - 1));
  },
  120_000,
);
