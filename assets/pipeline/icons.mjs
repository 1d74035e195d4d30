import sharp from 'sharp';
import { boltAlone, mark } from '../vector/mark.mjs';
import { wordmark } from '../vector/wordmark.mjs';
import { splashes } from './splash.mjs';

/** Bolts keep this far inside where the system cuts its own shape. */
const SAFE = 0.86;

/**
 * The site's icons, word mark and iOS start pictures as [path, bytes]. The system rounds the touch icon itself, so
 * that one is square.
 */
export async function icons() {
  const png = (svg) => sharp(Buffer.from(svg)).png({ palette: true, effort: 10 }).toBuffer();
  return [
    ['favicon.svg', `${mark(64, 19)}\n`],
    ['mono.svg', `${boltAlone(64, '#000')}\n`],
    ['wordmark.svg', `${wordmark(96, '#f7f3ea')}\n`],
    ['icon-192.png', await png(mark(192, 19))],
    ['icon-512.png', await png(mark(512, 19))],
    ['maskable-512.png', await png(mark(512, 0, SAFE))],
    ['monochrome-512.png', await png(boltAlone(512, '#fff', SAFE))],
    ['apple-touch-icon.png', await png(mark(180, 0, 0.94))],
    ...(await splashes()),
  ];
}
