import { FONTS } from '../pipeline/fonts.mjs';
import { CELEBRATION, FELT, SHADOW } from './common.mjs';
import { FLASH, frames, named, SMOKE } from './toys.mjs';

/** The climber is hung by its feet. */
const FEET = { anchor: [0.5, 0.92] };

const SPRITES = [
  ...frames('climberIdle', 'climberIdle', 4, 128, FEET),
  ...frames('climberStep', 'climberStep', 6, 128, FEET),
  ...frames('climberHit', 'climberHit', 4, 128, FEET),
  ...frames('climberCheer', 'climberCheer', 4, 128, FEET),
  ...frames('stone', 'stone', 8, 80),
  ...named(['block_plain', 'block_lit', 'block_safe', 'block_broken'], 'stairBlock', 80, { height: 72 }),
];

export const stairs = {
  name: 'stairs',
  sprites: [...SPRITES, ...SMOKE, ...FLASH, ...FELT, ...SHADOW, ...CELEBRATION],
  fonts: FONTS,
};
