import sharp from 'sharp';
import { ballGloss } from '../fields/ballGloss.mjs';
import { glazed } from '../fields/glaze.mjs';
import { openStudio } from './browser.mjs';
import { fit } from './fit.mjs';
import { model } from './render.mjs';

/** The lobby shows them 150 CSS pixels wide. */
const SIZE = 360;
const MOST = 15_000;
const OVERSAMPLE = 3;

/** One piece of a cover: a model's frame, how large it is and where its middle lies, in the order they are laid. */
const piece = (name, frame, frames, size, x, y) => ({
  make: model(name, frame, frames, size, size, OVERSAMPLE),
  size,
  x,
  y,
});
const SYMBOLS = 8;
const NUMBERS = 10;
const fruit = (frame, size, x, y) => piece('symbol', frame, SYMBOLS, size, x, y);
const ball = (number, size, x, y) => {
  const bare = piece('lottoBall', number, NUMBERS, size, x, y);
  return { ...bare, make: glazed(bare.make, size, size, (px, py) => ballGloss(px, py, size)) };
};

const COVERS = {
  dice: [
    piece('redTumble', 5, 24, 170, 262, 92),
    piece('ivoryTumble', 3, 24, 150, 92, 112),
    piece('ivoryDie', 4, 6, 270, 190, 220),
  ],
  roulette: [
    piece('rouletteBowl', 0, 1, 356, 180, 180),
    piece('rouletteRing', 0, 1, 275, 180, 180),
    piece('rouletteCross', 0, 1, 116, 180, 180),
    piece('rouletteKnob', 0, 1, 45, 180, 180),
    piece('rouletteBall', 0, 1, 26, 258, 122),
  ],
  dingdong: [fruit(6, 128, 88, 78), fruit(3, 168, 270, 108), fruit(0, 176, 94, 240), fruit(5, 216, 214, 226)],
  wingo: [ball(0, 128, 82, 92), ball(2, 140, 276, 100), ball(5, 152, 92, 256), ball(7, 214, 226, 222)],
};

/** The pictures of the pool games' tiles in the lobby, like crash's on nothing: as [path, bytes]. */
export async function drawTableCovers() {
  const studio = await openStudio();
  const files = [];
  for (const [game, pieces] of Object.entries(COVERS)) {
    const laid = [];
    for (const { make, size, x, y } of pieces)
      laid.push({
        input: await make(studio.page),
        left: Math.round(x - size / 2),
        top: Math.round(y - size / 2),
      });
    const picture = sharp({ create: { width: SIZE, height: SIZE, channels: 4, background: '#00000000' } });
    const png = await picture.composite(laid).png().toBuffer();
    const bytes = await fit(sharp(png), { bytes: MOST, least: 40, best: 80, alphaQuality: 60 });
    files.push([`games/${game}/cover.webp`, bytes]);
  }
  await studio.close();
  return files;
}
