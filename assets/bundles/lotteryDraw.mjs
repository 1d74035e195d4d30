import { ballGloss } from '../fields/ballGloss.mjs';
import { drumBack, drumFront } from '../fields/glassDrum.mjs';
import { glazed } from '../fields/glaze.mjs';
import { paint } from '../fields/raster.mjs';
import { FONTS } from '../pipeline/fonts.mjs';
import { model, vector } from '../pipeline/render.mjs';
import { reelWindow } from '../vector/reelWindow.mjs';
import { CELEBRATION, SHADOW } from './common.mjs';
import { crash } from './crash.mjs';

const MIDDLE = [0.5, 0.5];
const DRUM = 320;
const PEDESTAL = [312, 196];
const [BALL, ROLL] = [160, 44];
const COLOURS = [0, 1, 2, 3, 4];

const gloss = (size) => (x, y) => ballGloss(x, y, size);
const field = (name, size, shade) => ({
  name,
  make: () => paint(size, size, (x, y) => shade(x, y, size)),
  anchor: MIDDLE,
});

const SPRITES = [
  ...COLOURS.map((i) => ({
    name: `ball_${i}`,
    make: glazed(model('ticketBall', i, COLOURS.length, BALL, BALL, 4), BALL, BALL, gloss(BALL)),
    anchor: MIDDLE,
  })),
  ...COLOURS.map((i) => ({
    name: `roll_${i}`,
    make: model('ticketRoll', i, COLOURS.length, ROLL, ROLL, 8),
    anchor: MIDDLE,
  })),
  field('rollGloss', ROLL, ballGloss),
  field('drumBack', DRUM, drumBack),
  field('drumFront', DRUM, drumFront),
  { name: 'drumCap', make: model('lotteryCap', 0, 1, 132, 68), anchor: [0.5, 0.8] },
  { name: 'pedestal', make: model('lotteryPedestal', 0, 1, ...PEDESTAL), anchor: [0.5, 1] },
  { name: 'cup', make: model('lotteryCup', 0, 1, ...PEDESTAL), anchor: [0.5, 1] },
  { name: 'window', make: vector(reelWindow(48, 80)), anchor: MIDDLE },
  ...CELEBRATION,
  ...SHADOW,
  ...crash.sprites.filter(({ name }) => name === 'kawung' || name === 'flash'),
];

export const lotteryDraw = { name: 'lotteryDraw', sprites: SPRITES, fonts: FONTS };
