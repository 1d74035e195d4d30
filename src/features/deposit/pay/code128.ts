/**
 * Code 128 (ISO/IEC 15417) of an even number of digits, two per symbol (code set C): the widths of bars and spaces in turn,
 * beginning with a bar.
 */
const SYMBOLS =
  `212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222
  123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321
  232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121
  313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224
  111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111
  111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113
  114311 411113 411311 113141 114131 311141 411131 211412 211214 211232`.split(/\s+/);
const START_C = 105;
const STOP = '2331112';
/** Width of the quiet zone that a scanner needs on each side, in modules. */
const QUIET = 10;

/**
 * The values of the symbols: the start, the pairs of digits, the check.
 * @throws for anything but an even number of digits
 */
export function code128Values(digits: string): number[] {
  if (!/^(\d\d)+$/.test(digits)) throw new Error(`${digits} is no even number of digits`);
  const pairs = Array.from({ length: digits.length / 2 }, (_, at) =>
    Number(digits.slice(at * 2, at * 2 + 2)),
  );
  const check = pairs.reduce((sum, pair, at) => sum + pair * (at + 1), START_C) % 103;
  return [START_C, ...pairs, check];
}

/** The bars of a number: the width in modules including the quiet zones, and their path for a height. */
export function code128(digits: string): { width: number; path: (height: number) => string } {
  const widths = [
    ...(code128Values(digits)
      .map((value) => SYMBOLS[value] ?? '')
      .join('') + STOP),
  ].map(Number);
  let at = QUIET;
  const bars: [from: number, wide: number][] = [];
  widths.forEach((wide, turn) => {
    if (turn % 2 === 0) bars.push([at, wide]);
    at += wide;
  });
  return {
    width: at + QUIET,
    path: (height) => bars.map(([from, wide]) => `M${from} 0h${wide}v${height}H${from}z`).join(''),
  };
}
