import { beam, ROOT } from '../fields/beam.mjs';
import { paint } from '../fields/raster.mjs';
import { FONTS } from '../pipeline/fonts.mjs';
import { CELEBRATION, FELT, SHADOW } from './common.mjs';
import { FLASH, frames, named, SMOKE } from './toys.mjs';

const SKINS = 5;
const EGG = { height: 200 };

const SPRITES = [
  ...frames('egg', 'egg', SKINS, 160, EGG),
  ...frames('eggTop', 'eggTop', SKINS, 160, EGG),
  ...frames('eggBottom', 'eggBottom', SKINS, 160, EGG),
  ...named(['eggInside'], 'eggInside', 160, EGG),
  ...frames('crack', 'eggCrack', 6, 160, EGG),
  ...named(['nest', 'nestFront'], 'nest', 208, EGG),
  { name: 'beam', make: () => paint(208, 208, (x, y) => beam(x, y, 208, 208)), anchor: [0.5, ROOT] },
];

export const eggs = {
  name: 'eggs',
  sprites: [...SPRITES, ...SMOKE, ...FLASH, ...FELT, ...SHADOW, ...CELEBRATION],
  fonts: FONTS,
};
