/**
 * The symbols of slots. Strips and boards write each as one letter, which makes a reel a short text; machines use their index
 * in `SYMBOLS`.
 */
export const SYMBOLS = 'WSC123456AKQJT';

/** The meaning of the letters: `high1` pays best of the pictures, `ten` least of the card ranks. */
export const SYMBOL_KEYS = {
  W: 'wild',
  S: 'scatter',
  C: 'coin',
  1: 'high1',
  2: 'high2',
  3: 'high3',
  4: 'high4',
  5: 'high5',
  6: 'high6',
  A: 'ace',
  K: 'king',
  Q: 'queen',
  J: 'jack',
  T: 'ten',
} as const;

export const WILD = SYMBOLS.indexOf('W');
export const SCATTER = SYMBOLS.indexOf('S');
export const COIN = SYMBOLS.indexOf('C');
/** Symbols from here on pay on lines, in ways and in clusters. */
export const FIRST_PAID = SYMBOLS.indexOf('1');

/** A reel strip's letters as numbers. */
export function codesOf(strip: string): Uint8Array {
  return Uint8Array.from(strip, (letter) => SYMBOLS.indexOf(letter));
}

/** The letter of a symbol's number. */
export function letterOf(symbol: number): string {
  return SYMBOLS.charAt(symbol);
}
