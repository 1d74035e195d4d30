import { FONTS } from '../pipeline/fonts.mjs';
import { FLAT_CHIPS } from './chips.mjs';
import { CELEBRATION, FELT, SHADOW } from './common.mjs';
import { piece } from './pieces.mjs';
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

const fruit = (frame, size, x, y) => piece('symbol', frame, SYMBOLS.length, size, x, y);

export const tableCover = [
  fruit(6, 128, 88, 78),
  fruit(3, 168, 270, 108),
  fruit(0, 176, 94, 240),
  fruit(5, 216, 214, 226),
];
