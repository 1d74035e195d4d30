import { FLAME, flame } from '../fields/flame.mjs';
import { flash, glow, spark, star } from '../fields/light.mjs';
import { planet } from '../fields/planet.mjs';
import { paint } from '../fields/raster.mjs';
import { smoke } from '../fields/smoke.mjs';
import { FONTS } from '../pipeline/fonts.mjs';
import { model, vector } from '../pipeline/render.mjs';
import { kawung } from '../vector/kawung.mjs';
import { paper } from '../vector/paper.mjs';
import { ridge } from '../vector/ridge.mjs';
import { dot, pill, white } from '../vector/shapes.mjs';

/** Width of one avatar in the atlas and in the page's own sheet, in pixels; both come from one photograph. */
export const AVATAR = { count: 24, atlas: 48, page: 96, oversample: 8 };

export const ROCKET = { frames: 12, size: 192 };
/** The nozzle's mouth from the rocket's middle, in pixels of its sprite. */
export const NOZZLE = [-41.5, 41.5];
const FLAMES = 8;
const COINS = 4;
/** Light, middle and shade of the celebrations' papers. */
const PAPERS = [
  ['#ffb09a', '#ff6b4a', '#c93a2c'],
  ['#8ff2dd', '#1fc9aa', '#0d8578'],
  ['#fff0a8', '#ffd43a', '#dd9a10'],
];
const range = (count) => Array.from({ length: count }, (_, i) => i);
const square = (size, shade) => () => paint(size, size, (x, y) => shade(x, y, size));

/**
 * Every sprite of crash: name, how its picture is made, and how the scene hangs it. `margin` pixels around the
 * frame are packed too, so that a tile's neighbours are right when it is filtered.
 */
const SPRITES = [
  ...range(ROCKET.frames).map((i) => ({
    name: `rocket_${i}`,
    make: model('rocket', i, ROCKET.frames, ROCKET.size, ROCKET.size),
    anchor: [0.5, 0.5],
  })),
  ...range(FLAMES).map((i) => ({
    name: `flame_${i}`,
    make: square(FLAME.size, flame(i, FLAMES)),
    anchor: [1 - FLAME.root / FLAME.size, FLAME.root / FLAME.size],
  })),
  ...range(8).map((i) => ({ name: `debris_${i}`, make: model('debris', i, 8, 96, 96), anchor: [0.5, 0.5] })),
  ...range(AVATAR.count).map((i) => ({
    name: `avatar_${i}`,
    make: model('avatar', i, AVATAR.count, AVATAR.atlas, AVATAR.atlas, AVATAR.oversample),
    anchor: [0.5, 0.5],
  })),
  ...range(4).map((i) => ({ name: `smoke_${i}`, make: square(112, smoke(i)), anchor: [0.5, 0.5] })),
  { name: 'spark', make: () => paint(40, 12, (x, y) => spark(x, y, 40, 12)), anchor: [0.85, 0.5] },
  { name: 'glow', make: square(128, glow), anchor: [0.5, 0.5] },
  { name: 'flash', make: square(256, flash), anchor: [0.5, 0.5] },
  { name: 'star_0', make: square(12, (x, y, s) => star(x, y, s, 1.3, 0)), anchor: [0.5, 0.5] },
  { name: 'star_1', make: square(20, (x, y, s) => star(x, y, s, 1.9, 0)), anchor: [0.5, 0.5] },
  { name: 'star_2', make: square(40, (x, y, s) => star(x, y, s, 2.4, 0.8)), anchor: [0.5, 0.5] },
  { name: 'planet', make: square(240, planet), anchor: [0.5, 0.5] },
  { name: 'ridge', make: vector(ridge(2)), anchor: [0, 1], margin: 2 },
  { name: 'pad', make: model('pad', 0, 1, 320, 240), anchor: [0.5, 1] },
  { name: 'kawung', make: vector(kawung(72, 2)), margin: 2 },
  { name: 'pill', make: vector(pill(44)), borders: { left: 22, top: 22, right: 22, bottom: 22 } },
  { name: 'dot', make: vector(dot(24)), anchor: [0.5, 0.5] },
  { name: 'white', make: vector(white(8)), margin: 2 },
  ...range(COINS).map((i) => ({
    name: `confettiCoin_${i}`,
    make: model('tossedCoin', i, COINS, 32, 32, 8),
    anchor: [0.5, 0.5],
  })),
  ...PAPERS.map((tints, i) => ({ name: `paper_${i}`, make: vector(paper(tints)), anchor: [0.5, 0.5] })),
];

export const crash = { name: 'crash', sprites: SPRITES, fonts: FONTS };
