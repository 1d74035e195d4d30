import sharp from 'sharp';
import { AVATAR } from '../bundles/crash.mjs';
import { model } from './render.mjs';

const COLUMNS = 6;

/** All avatars on one sheet for the page's own <img>s: 6 columns, 4 rows, cells of 96 px, in order. */
export async function avatarSheet(page) {
  const size = AVATAR.page;
  const cells = [];
  for (let i = 0; i < AVATAR.count; i++)
    cells.push({
      input: await model('avatar', i, AVATAR.count, size, size)(page),
      left: (i % COLUMNS) * size,
      top: Math.floor(i / COLUMNS) * size,
    });
  const [width, height] = [COLUMNS * size, Math.ceil(AVATAR.count / COLUMNS) * size];
  return sharp({ create: { width, height, channels: 4, background: '#00000000' } })
    .composite(cells)
    .png()
    .toBuffer();
}
