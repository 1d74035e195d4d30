import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';
import { COVERS, games } from './covers.mjs';

const COLUMNS = 12;
const ROWS = 6;
const GAP = 16;
const [WIDTH, HEIGHT] = [210, 280];

/** Pages of all covers, each as large as a phone's dense screen shows it (105 x 140 twice), into a folder. */
export async function coverSheets(folder) {
  await mkdir(folder, { recursive: true });
  const ids = (await games()).map(({ id }) => id);
  const onPage = COLUMNS * ROWS;
  for (let page = 0; page * onPage < ids.length; page++) {
    const tiles = ids.slice(page * onPage, (page + 1) * onPage).map(async (id, i) => ({
      input: await sharp(`${COVERS}${id}-360.webp`).resize(WIDTH, HEIGHT).png().toBuffer(),
      left: GAP + (i % COLUMNS) * (WIDTH + GAP),
      top: GAP + Math.floor(i / COLUMNS) * (HEIGHT + GAP),
    }));
    const size = { width: GAP + COLUMNS * (WIDTH + GAP), height: GAP + ROWS * (HEIGHT + GAP) };
    await sharp({ create: { ...size, channels: 4, background: '#0b0a1e' } })
      .composite(await Promise.all(tiles))
      .png()
      .toFile(`${folder}covers-${page + 1}.png`);
  }
}
