import { FONTS } from '../pipeline/fonts.mjs';
import { FLAT_CHIPS } from './chips.mjs';
import { CELEBRATION, FELT, SHADOW } from './common.mjs';
import { FLASH, haloRound, named, PLATES } from './toys.mjs';

const SYMBOLS = ['Cherry', 'Apple', 'Mango', 'Grape', 'Bamboo', 'Ding', 'Star', 'Again'];

const SPRITES = [
  ...named(SYMBOLS, 'symbol', 96),
  ...named(
    SYMBOLS.map((name) => `big${name}`),
    'symbol',
    192,
  ),
  ...named(['cell_plain', 'cell_lit', 'cell_win'], 'ringCell', 104),
  haloRound(92, 16),
];

export const dingdong = {
  name: 'dingdong',
  sprites: [...SPRITES, ...FLAT_CHIPS, ...PLATES, ...FLASH, ...FELT, ...SHADOW, ...CELEBRATION],
  fonts: FONTS,
};
