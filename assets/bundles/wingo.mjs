import { ballGloss } from '../fields/ballGloss.mjs';
import { drumBack, drumFront } from '../fields/glassDrum.mjs';
import { glazed } from '../fields/glaze.mjs';
import { paint } from '../fields/raster.mjs';
import { FONTS } from '../pipeline/fonts.mjs';
import { model } from '../pipeline/render.mjs';
import { CHIPS } from './chips.mjs';
import { CELEBRATION, SHADOW } from './common.mjs';
import { crash } from './crash.mjs';
import { enamelPlates } from './enamel.mjs';
import { piece } from './pieces.mjs';

const NUMBERS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const MIDDLE = [0.5, 0.5];
const DRUM = 320;
const ROLL = 56;
const PEDESTAL = [312, 196];

const gloss = (size) => (x, y) => ballGloss(x, y, size);
const balls = (sprite, name, size, oversample, finish = glazed) =>
  NUMBERS.map((number) => ({
    name: `${sprite}_${number}`,
    make: finish(model(name, number, NUMBERS.length, size, size, oversample), size, size, gloss(size)),
    anchor: MIDDLE,
  }));
const field = (name, size, shade) => ({
  name,
  make: () => paint(size, size, (x, y) => shade(x, y, size)),
  anchor: MIDDLE,
});

const SPRITES = [
  ...balls('ball', 'lottoBall', 160, 4),
  ...balls('past', 'lottoPast', 40, 10),
  ...balls('roll', 'lottoRoll', ROLL, 8, (make) => make),
  field('rollGloss', ROLL, ballGloss),
  field('drumBack', DRUM, drumBack),
  field('drumFront', DRUM, drumFront),
  { name: 'drumCap', make: model('drumCap', 0, 1, 132, 68), anchor: [0.5, 0.8] },
  { name: 'pedestal', make: model('drumPedestal', 0, 1, ...PEDESTAL), anchor: [0.5, 1] },
  { name: 'cup', make: model('drumCup', 0, 1, ...PEDESTAL), anchor: [0.5, 1] },
  ...enamelPlates(['green', 'violet', 'red']),
  ...CHIPS,
  ...CELEBRATION,
  ...SHADOW,
  ...crash.sprites.filter(({ name }) => name === 'kawung'),
];

export const wingo = { name: 'wingo', sprites: SPRITES, fonts: FONTS };

const ball = (number, size, x, y) => {
  const bare = piece('lottoBall', number, NUMBERS.length, size, x, y);
  return { ...bare, make: glazed(bare.make, size, size, gloss(size)) };
};

export const tableCover = [
  ball(0, 128, 82, 92),
  ball(2, 140, 276, 100),
  ball(5, 152, 92, 256),
  ball(7, 214, 226, 222),
];
