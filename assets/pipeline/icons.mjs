import sharp from 'sharp';
import { mark } from '../vector/mark.mjs';

/** The site's icons as [path, bytes]. The system rounds the touch icon itself, so that one is square. */
export async function icons() {
  const png = (size, round) =>
    sharp(Buffer.from(mark(size, round)))
      .png({ palette: true, effort: 10 })
      .toBuffer();
  return [
    ['favicon.svg', `${mark(64, 19)}\n`],
    ['icon-192.png', await png(192, 19)],
    ['icon-512.png', await png(512, 19)],
    ['maskable-512.png', await png(512, 0)],
    ['apple-touch-icon.png', await png(180, 0)],
  ];
}
