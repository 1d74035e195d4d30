import { MOST_FLIPS, streakRate } from '../../contract/games/coinFlip/rules.ts';
import type { TextLine } from '../engine/textLine.ts';

/** The displayed rates in hundredths; index 0 is one right call. */
export const RATE_CENTS: readonly number[] = Array.from({ length: MOST_FLIPS }, (_, i) =>
  Number(streakRate(i + 1) / 100n),
);

/** From this rate on (hundredths) decimals are omitted. */
const WHOLE = 100_000;

/** Writes the rate of `calls` right calls: '1,96x', '1.027.604x'. */
export function putRate(line: TextLine, calls: number, decimal: ',' | '.'): TextLine {
  const cents = RATE_CENTS[calls - 1] ?? 0;
  line.number(Math.floor(cents / 100), (decimal === ',' ? '.' : ',').charCodeAt(0));
  if (cents < WHOLE) line.char(decimal.charCodeAt(0)).padded(cents % 100, 2);
  return line.char(TIMES);
}

const TIMES = 'x'.charCodeAt(0);
