import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { openCovers } from './coverPage.mjs';
import { fit } from './fit.mjs';

const LIST = new URL('../covers/banners.json', import.meta.url);
const SIZE = 400;
const MOST = 17_500;

/** The pictures of the lobby's banners, square on nothing, as [path, bytes]. */
export async function drawBanners() {
  const page = await openCovers();
  const files = [];
  for (const banner of JSON.parse(await readFile(LIST, 'utf8'))) {
    const large = sharp(await page.drawBanner(banner));
    const png = await large.resize(SIZE, SIZE, { kernel: 'mitchell' }).png().toBuffer();
    const bytes = await fit(sharp(png), { bytes: MOST, least: 50, best: 82, alphaQuality: 40 });
    if (bytes.length > MOST)
      throw new Error(`the banner ${banner.id} has ${bytes.length} bytes, over ${MOST}`);
    files.push([`${banner.id}.webp`, bytes]);
  }
  await page.close();
  return files;
}
