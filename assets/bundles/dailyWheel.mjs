import { glazed, rimLight } from '../fields/glaze.mjs';
import { paint, smoothstep } from '../fields/raster.mjs';
import { sheen } from '../fields/sheen.mjs';
import { FONTS } from '../pipeline/fonts.mjs';
import { model, vector } from '../pipeline/render.mjs';
import { wedge } from '../vector/wedge.mjs';
import { CELEBRATION, SHADOW } from './common.mjs';
import { crash } from './crash.mjs';

const RIM = 640;
/** Pixels of the atlas per unit of the models, whose rim's outer radius is 1. */
const UNIT = RIM / 2.04;
/** Radii of the segments and what is round them in a photograph, in units (studio/dailyWheel.js). */
const [INNER, OUTER, REACH] = [0.24, 0.83, 0.014];
const HALF_STEP = Math.PI / 24;
const LOW = INNER * Math.cos(HALF_STEP) - REACH;
const TALL = Math.round((OUTER + REACH - LOW) * UNIT);
const WIDE = 2 * Math.ceil(Math.sin(HALF_STEP) * OUTER * UNIT + 4);
const ENAMELS = 8;
const MIDDLE = [0.5, 0.5];
/** Light over the segments is soft: half its size does. */
const SHEEN = 272;
const soft = sheen({ hole: 0.3, strength: 0.7, lip: 0.06 });
const NIGHT = [0.03, 0.01, 0.12];

/** The sheen, and below it what is the same all round: segments bend down to both of their ends. */
function gloss(x, y) {
  const over = soft(x, y, SHEEN);
  const r = Math.hypot((x / SHEEN) * 2 - 1, (y / SHEEN) * 2 - 1);
  if (r >= 1) return over;
  const dark = 0.42 * (1 - smoothstep(0.28, 0.66, r)) + 0.2 * smoothstep(0.9, 1, r);
  const light = 0.15 * Math.exp(-(((r - 0.8) / 0.09) ** 2));
  const left = 1 - over[3];
  return over.map((part, i) => part + left * (i < 3 ? NIGHT[i] * dark + light : dark + light));
}
const lit = wedge([INNER * UNIT, OUTER * UNIT], 15, 10);
const streaks = rimLight(RIM, [
  [0.955, 0.012, 0.7],
  [0.905, 0.045, 0.16],
  [0.826, 0.007, 0.8],
]);

const SPRITES = [
  ...Array.from({ length: ENAMELS }, (_, i) => ({
    name: `segment_${i}`,
    make: model('dailySegment', i, ENAMELS, WIDE, TALL),
    anchor: [0.5, ((OUTER + REACH) * UNIT) / TALL],
  })),
  { name: 'segmentLit', make: vector(lit.svg), anchor: lit.anchor },
  { name: 'sheen', make: () => paint(SHEEN, SHEEN, gloss), anchor: MIDDLE },
  { name: 'rim', make: glazed(model('dailyRim', 0, 1, RIM, RIM, 3), RIM, RIM, streaks), anchor: MIDDLE },
  { name: 'hub', make: model('dailyHub', 0, 1, 156, 156), anchor: MIDDLE },
  { name: 'peg', make: model('dailyPeg', 0, 1, 14, 14, 16), anchor: MIDDLE },
  { name: 'lamp', make: model('dailyLamp', 0, 1, 20, 20, 16), anchor: MIDDLE },
  { name: 'bracket', make: model('dailyBracket', 0, 1, 124, 84), anchor: MIDDLE },
  { name: 'flap', make: model('dailyFlap', 0, 1, 88, 128), anchor: [0.5, 0.244] },
  { name: 'freeSpins', make: model('symbol', 7, 8, 56, 56), anchor: MIDDLE },
  ...CELEBRATION,
  ...SHADOW,
  ...crash.sprites.filter(({ name }) => name === 'kawung' || name === 'flash'),
];

export const dailyWheel = { name: 'dailyWheel', sprites: SPRITES, fonts: FONTS };
