import sharp from 'sharp';
import { openStudio } from './browser.mjs';
import { model } from './render.mjs';

/** Twice the size at which most pages show one. */
const SIZE = 64;
/** Dingdong's symbols: the frames of their model. */
const COUNT = 8;

/** Dingdong's symbols side by side for the pages' lists of results (src/ui/marks/FruitMark.tsx): as [path, bytes]. */
export async function drawMarks() {
  const { page, close } = await openStudio();
  const cells = [];
  for (let i = 0; i < COUNT; i++)
    cells.push({
      input: await model('symbol', i, COUNT, SIZE, SIZE)(page),
      left: i * SIZE,
      top: 0,
    });
  await close();
  const strip = await sharp({
    create: { width: SIZE * COUNT, height: SIZE, channels: 4, background: '#00000000' },
  })
    .composite(cells)
    .webp({ quality: 74, alphaQuality: 80, smartSubsample: true, effort: 6 })
    .toBuffer();
  return [['games/dingdong/marks.webp', strip]];
}
