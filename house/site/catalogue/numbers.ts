import { gte, inArray, type SQL } from 'drizzle-orm';
import { games } from './tables.ts';

/** Recognises searches for games' numbers, in the three languages: a pattern of words for each phrasing. */

const VOLATILITY = 'volatil(?:ity|itas|idad)';
/** The volatility classes of a word; `very` restricts it to the extreme. */
const LEVELS: readonly { words: string; classes: number[]; very: number[] }[] = [
  { words: 'low|rendah|baja', classes: [1, 2], very: [1] },
  { words: 'medium|sedang|media', classes: [3], very: [3] },
  { words: 'high|tinggi|alta', classes: [4, 5], very: [5] },
];
const VERY = 'very|sangat|muy';

interface Way {
  pattern: RegExp;
  condition(match: RegExpExecArray): SQL;
}

const percent = (text: string) => Math.round(Number(text.replace(',', '.')) * 100);
const SHARE = '(\\d{1,2}(?:[.,]\\d{1,2})?) ?%?';
const BETS = '(\\d{1,3}(?:[.,]\\d{3})+|\\d{2,6})';

const WAYS: readonly Way[] = [
  // "very high volatility", "volatilitas sangat tinggi".
  ...LEVELS.flatMap(({ words, classes, very }) =>
    [`(?:(${VERY}) )?(?:${words}) ${VOLATILITY}`, `${VOLATILITY} (?:(${VERY}) )?(?:${words})`].map(
      (pattern) => ({
        pattern: alone(pattern),
        condition: ([, isVery]: RegExpExecArray) => inArray(games.volatility, isVery ? very : classes),
      }),
    ),
  ),
  // "rtp 97", "97% rtp": at least.
  ...[`rtp ${SHARE}`, `${SHARE} rtp`].map((pattern) => ({
    pattern: alone(pattern),
    condition: ([, share = '']: RegExpExecArray) => gte(games.rtp, percent(share)),
  })),
  // "hit 30", "hit rate 30%": minimum hit rate of a spin.
  {
    pattern: alone(`hit(?: rate)? ${SHARE}`),
    condition: ([, share = '']) => gte(games.hitRate, percent(share)),
  },
  // "5000x", "x5000", "10.000x": minimum highest win, in bets.
  ...[`${BETS}x`, `x${BETS}`].map((pattern) => ({
    pattern: alone(pattern),
    condition: ([, bets = '']: RegExpExecArray) => gte(games.maxWin, Number(bets.replace(/[.,]/g, ''))),
  })),
];

/** A pattern of whole words. */
function alone(pattern: string): RegExp {
  return new RegExp(`(?<![^ ])(?:${pattern})(?![^ ])`);
}

/** The numbers that a search's words refer to, and the remaining words. */
export function numbersOf(words: readonly string[]): { numbers: SQL[]; rest: string[] } {
  let text = words.join(' ');
  const numbers: SQL[] = [];
  for (const { pattern, condition } of WAYS) {
    const match = pattern.exec(text);
    if (!match) continue;
    numbers.push(condition(match));
    text = text.replace(pattern, ' ');
  }
  return { numbers, rest: text.split(' ').filter((word) => word !== '') };
}
