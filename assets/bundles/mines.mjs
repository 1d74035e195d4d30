import { blast } from '../fields/blast.mjs';
import { paint } from '../fields/raster.mjs';
import { FONTS } from '../pipeline/fonts.mjs';
import { CELEBRATION, FELT, SHADOW } from './common.mjs';
import { FLASH, haloRound, named, SMOKE } from './toys.mjs';

const BLAST = { frames: 8, size: 192 };

const SPRITES = [
  ...named(['tile', 'tileLit'], 'closedTile', 128),
  ...named(['tileOpen', 'tileSafe', 'tileBoom'], 'openTile', 128),
  ...named(['gem'], 'gem', 128),
  ...named(['mine'], 'mine', 128),
  ...named(['gemSmall'], 'gem', 48),
  ...named(['mineSmall'], 'mine', 48),
  haloRound(112, 18),
  ...Array.from({ length: BLAST.frames }, (_, i) => ({
    name: `blast_${i}`,
    make: () => paint(BLAST.size, BLAST.size, (x, y) => blast(i, BLAST.frames)(x, y, BLAST.size)),
    anchor: [0.5, 0.5],
  })),
];

export const mines = {
  name: 'mines',
  sprites: [...SPRITES, ...SMOKE, ...FLASH, ...FELT, ...SHADOW, ...CELEBRATION],
  fonts: FONTS,
};
