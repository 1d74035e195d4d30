import sharp from 'sharp';
import { glow, twinkle } from '../fields/light.mjs';
import { paint } from '../fields/raster.mjs';
import { openStudio } from './browser.mjs';
import { fit } from './fit.mjs';
import { model } from './render.mjs';
import { squared } from './slotSymbols.mjs';

const SIDE = 192;
const COLUMNS = 4;
/** Nothing between two frames, so that mipmaps keep them apart. */
const GAP = 4;
const MOST = 150_000;
/** Drawn larger than they are shown, and what they fill of the square. */
const LARGE = 768;
const RANKS = ['ace', 'king', 'queen', 'jack', 'ten'];
const FRAMES = [
  ['wild', photo('slotWild', 0, 188)],
  ['scatter', photo('slotScatter', 0, 188)],
  ['coin', photo('slotCoin', 0, 180)],
  ...RANKS.map((name, i) => [name, photo('slotRank', i, 156)]),
  ['spark', () => paint(SIDE, SIDE, (x, y) => twinkle(x, y, SIDE))],
  ['glow', () => paint(SIDE, SIDE, (x, y) => glow(x, y, SIDE))],
];

function photo(name, frame, fill) {
  return async (page) => {
    const large = await model(name, frame, RANKS.length, LARGE, LARGE, 1)(page);
    const inked = await sharp(large).trim({ background: '#00000000', threshold: 6 }).png().toBuffer();
    return squared(inked, fill);
  };
}

/** The symbols that all slots share as a Pixi spritesheet: `atlas.json` and `atlas.webp`, as [path, bytes]. */
export async function drawSlotAtlas() {
  const { page, close } = await openStudio();
  const pictures = [];
  for (const [, make] of FRAMES) pictures.push(await make(page));
  await close();
  const step = SIDE + GAP;
  const places = FRAMES.map((_, i) => ({
    x: GAP + (i % COLUMNS) * step,
    y: GAP + Math.floor(i / COLUMNS) * step,
  }));
  const size = { w: GAP + COLUMNS * step, h: GAP + Math.ceil(FRAMES.length / COLUMNS) * step };
  const sheet = await sharp({
    create: { width: size.w, height: size.h, channels: 4, background: '#00000000' },
  })
    .composite(pictures.map((input, i) => ({ input, left: places[i].x, top: places[i].y })))
    .png()
    .toBuffer();
  const frames = Object.fromEntries(FRAMES.map(([name], i) => [name, frame(places[i])]));
  const json = { frames, meta: { image: 'atlas.webp', format: 'RGBA8888', size, scale: '1' } };
  return [
    ['atlas.json', `${JSON.stringify(json, null, 2)}\n`],
    ['atlas.webp', await fit(sharp(sheet), { bytes: MOST, least: 60, best: 88, alphaQuality: 90 })],
  ];
}

const frame = (place) => ({
  frame: { ...place, w: SIDE, h: SIDE },
  rotated: false,
  trimmed: false,
  spriteSourceSize: { x: 0, y: 0, w: SIDE, h: SIDE },
  sourceSize: { w: SIDE, h: SIDE },
});
