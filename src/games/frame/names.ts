import type { DingdongSymbol } from '../../../contract/games/dingdong/rules.ts';
import type { RoulettePool } from '../../../contract/games/roulette/rules.ts';
import type { WingoColour } from '../../../contract/games/wingo/rules.ts';

/** What dingdong's symbols are called: keys of the namespace `marks`. */
export const FRUIT_NAMES = {
  Cherry: 'cherry',
  Apple: 'apple',
  Mango: 'mango',
  Grape: 'grape',
  Bamboo: 'bamboo',
  Ding: 'bell',
  Star: 'star',
  Again: 'again',
} as const satisfies Record<DingdongSymbol, string>;

/** What the colours of roulette and wingo are called: keys of the namespace `marks`. */
export const COLOUR_NAMES = {
  red: 'red',
  blue: 'blue',
  black: 'black',
  green: 'green',
  violet: 'violet',
} as const satisfies Record<RoulettePool | WingoColour, string>;
