import sharp from 'sharp';
import { ballGloss } from '../fields/ballGloss.mjs';
import { glazed } from '../fields/glaze.mjs';
import { openStudio } from './browser.mjs';
import { model } from './render.mjs';

/** Twice the size at which most pages show one. */
const SYMBOL = 64;
/** Dingdong's symbols: the frames of their model. */
const SYMBOLS = 8;
/** Twice the size at which wingo's balls are pressed to bet. */
const BALL = 104;
const BALLS = 10;

/**
 * Sprites that pages show without a canvas, side by side: dingdong's symbols (src/games/dingdong/FruitMark.tsx) and wingo's
 * balls (src/features/wingo). As [path, bytes].
 */
export async function drawMarks() {
  const { page, close } = await openStudio();
  const symbols = await strip(page, SYMBOLS, SYMBOL, (i) => model('symbol', i, SYMBOLS, SYMBOL, SYMBOL));
  const gloss = (x, y) => ballGloss(x, y, BALL);
  const balls = await strip(page, BALLS, BALL, (i) =>
    glazed(model('lottoBall', i, BALLS, BALL, BALL, 4), BALL, BALL, gloss),
  );
  await close();
  return [
    ['games/dingdong/marks.webp', symbols],
    ['games/wingo/balls.webp', balls],
  ];
}

async function strip(page, count, size, makeOf) {
  const cells = [];
  for (let i = 0; i < count; i++) cells.push({ input: await makeOf(i)(page), left: i * size, top: 0 });
  return sharp({
    create: { width: size * count, height: size, channels: 4, background: '#00000000' },
  })
    .composite(cells)
    .webp({ quality: 74, alphaQuality: 80, smartSubsample: true, effort: 6 })
    .toBuffer();
}
