import { glazed, rimLight } from '../fields/glaze.mjs';
import { paint } from '../fields/raster.mjs';
import { sheen } from '../fields/sheen.mjs';
import { FONTS } from '../pipeline/fonts.mjs';
import { model, vector } from '../pipeline/render.mjs';
import { medal } from '../vector/enamelPlate.mjs';
import { wedge } from '../vector/wedge.mjs';
import { CHIPS } from './chips.mjs';
import { CELEBRATION, SHADOW } from './common.mjs';
import { crash } from './crash.mjs';
import { enamelPlates } from './enamel.mjs';
import { piece } from './pieces.mjs';

const BOWL = 440;
const RING = 340;
const MEDAL = 168;
/** Pixels of the ring of pockets per unit of its model. */
const UNIT = RING / 2.03;
const MIDDLE = [0.5, 0.5];
const shade = sheen({ hole: 0.17, strength: 0.8, lip: 0.06 });
const lit = wedge([0.5 * UNIT, 0.97 * UNIT], 24);
const streaks = rimLight(BOWL, [
  [0.932, 0.014, 0.85],
  [0.945, 0.03, 0.3],
  [0.767, 0.007, 0.8],
  [0.83, 0.02, 0.12],
]);

const COLOURS = ['red', 'blue', 'black'];

const SPRITES = [
  { name: 'ring', make: model('rouletteRing', 0, 1, RING, RING), anchor: MIDDLE },
  { name: 'sheen', make: () => paint(RING, RING, (x, y) => shade(x, y, RING)), anchor: MIDDLE },
  { name: 'cross', make: model('rouletteCross', 0, 1, 144, 144), anchor: MIDDLE },
  { name: 'knob', make: model('rouletteKnob', 0, 1, 56, 56), anchor: MIDDLE },
  {
    name: 'bowl',
    make: glazed(model('rouletteBowl', 0, 1, BOWL, BOWL), BOWL, BOWL, streaks),
    anchor: MIDDLE,
  },
  { name: 'pocketLit', make: vector(lit.svg), anchor: lit.anchor },
  { name: 'ball', make: model('rouletteBall', 0, 1, 32, 32, 16), anchor: MIDDLE },
  ...COLOURS.map((colour) => ({
    name: `medal_${colour}`,
    make: vector(medal(colour, MEDAL)),
    anchor: MIDDLE,
  })),
  ...enamelPlates(COLOURS),
  ...CHIPS,
  ...CELEBRATION,
  ...SHADOW,
  ...crash.sprites.filter(({ name }) => name === 'kawung'),
];

export const roulette = { name: 'roulette', sprites: SPRITES, fonts: FONTS };

export const tableCover = [
  piece('rouletteBowl', 0, 1, 356, 180, 180),
  piece('rouletteRing', 0, 1, 275, 180, 180),
  piece('rouletteCross', 0, 1, 116, 180, 180),
  piece('rouletteKnob', 0, 1, 45, 180, 180),
  piece('rouletteBall', 0, 1, 26, 258, 122),
];
