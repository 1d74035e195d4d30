import { FONTS } from '../pipeline/fonts.mjs';
import { CELEBRATION, FELT, SHADOW } from './common.mjs';
import { FLASH, frames, named } from './toys.mjs';

const SPRITES = [
  ...frames('coin', 'flipCoin', 32, 168),
  ...named(['heads', 'tails'], 'coinSide', 240),
  ...named(['headsSmall', 'tailsSmall'], 'coinSide', 64),
  ...FLASH,
  ...FELT,
  ...SHADOW,
  ...CELEBRATION,
];

export const sample = { name: 'sample', sprites: SPRITES, fonts: FONTS, quality: 74 };
