import { FONTS } from '../pipeline/fonts.mjs';
import { FLAT_CHIPS } from './chips.mjs';
import { CELEBRATION, FELT, SHADOW } from './common.mjs';
import { PLATE_LIT } from './enamel.mjs';
import { FLASH, frames, PLATES } from './toys.mjs';

const SPRITES = ['ivory', 'red'].flatMap((skin) => [
  ...frames(skin, `${skin}Die`, 6, skin === 'ivory' ? 192 : 128, { first: 1 }),
  ...frames(`${skin}Tumble`, `${skin}Tumble`, 24, 128),
  ...frames(`${skin}Face`, `${skin}Face`, 6, 48, { first: 1 }),
]);

export const dice = {
  name: 'dice',
  sprites: [...SPRITES, ...PLATES, PLATE_LIT, ...FLAT_CHIPS, ...FLASH, ...FELT, ...SHADOW, ...CELEBRATION],
  fonts: FONTS,
  quality: 65,
};
