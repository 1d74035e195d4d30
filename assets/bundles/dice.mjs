import { FONTS } from '../pipeline/fonts.mjs';
import { FLAT_CHIPS } from './chips.mjs';
import { CELEBRATION, FELT, SHADOW } from './common.mjs';
import { PLATE_LIT } from './enamel.mjs';
import { piece } from './pieces.mjs';
import { FLASH, frames, PLATES } from './toys.mjs';

const SPRITES = [
  ...frames('ivory', 'ivoryDie', 6, 192, { first: 1 }),
  ...frames('ivoryTumble', 'ivoryTumble', 24, 128),
  ...frames('ivoryFace', 'ivoryFace', 6, 96, { first: 1 }),
];

export const dice = {
  name: 'dice',
  sprites: [...SPRITES, ...PLATES, PLATE_LIT, ...FLAT_CHIPS, ...FLASH, ...FELT, ...SHADOW, ...CELEBRATION],
  fonts: FONTS,
  quality: 65,
};

export const tableCover = [
  piece('ivoryTumble', 5, 24, 170, 262, 92),
  piece('ivoryTumble', 3, 24, 150, 92, 112),
  piece('ivoryDie', 4, 6, 270, 190, 220),
];
