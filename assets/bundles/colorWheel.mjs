import { glazed, rimLight } from '../fields/glaze.mjs';
import { paint } from '../fields/raster.mjs';
import { sheen } from '../fields/sheen.mjs';
import { FONTS } from '../pipeline/fonts.mjs';
import { model, vector } from '../pipeline/render.mjs';
import { wedge } from '../vector/wedge.mjs';
import { CELEBRATION, SHADOW } from './common.mjs';
import { crash } from './crash.mjs';
import { enamelPlates } from './enamel.mjs';

const RIM = 480;
const DISC = 400;
/** Pixels of the disc per unit of its model. */
const UNIT = DISC / 2.03;
const MIDDLE = [0.5, 0.5];
const shade = sheen({ hole: 0.26, strength: 0.8, lip: 0.07 });
const lit = wedge([0.47 * UNIT, 0.96 * UNIT], 360 / 54, 8);
const streaks = rimLight(RIM, [
  [0.94, 0.014, 0.8],
  [0.92, 0.05, 0.2],
  [0.834, 0.007, 0.8],
]);

const SPRITES = [
  { name: 'disc', make: model('colorDisc', 0, 1, DISC, DISC), anchor: MIDDLE },
  { name: 'sheen', make: () => paint(DISC, DISC, (x, y) => shade(x, y, DISC)), anchor: MIDDLE },
  { name: 'rim', make: glazed(model('colorRim', 0, 1, RIM, RIM, 3), RIM, RIM, streaks), anchor: MIDDLE },
  { name: 'hub', make: model('colorHub', 0, 1, 112, 112), anchor: MIDDLE },
  { name: 'lamp', make: model('colorLamp', 0, 1, 20, 20, 16), anchor: MIDDLE },
  { name: 'bracket', make: model('colorBracket', 0, 1, 96, 72), anchor: MIDDLE },
  { name: 'flap', make: model('colorFlap', 0, 1, 64, 96), anchor: [0.5, 0.255] },
  { name: 'segmentLit', make: vector(lit.svg), anchor: lit.anchor },
  ...enamelPlates(['grey', 'red', 'blue', 'gold']),
  ...CELEBRATION,
  ...SHADOW,
  ...crash.sprites.filter(({ name }) => name === 'kawung' || name === 'flash'),
];

export const colorWheel = { name: 'colorWheel', sprites: SPRITES, fonts: FONTS };
