import sharp from 'sharp';
import { openStudio } from './browser.mjs';
import { gameBundles } from './bundles.mjs';
import { fit } from './fit.mjs';

/** The lobby shows them 150 CSS pixels wide. */
const SIZE = 360;
const MOST = 15_000;

/**
 * The pictures of the games' tiles in the lobby, like crash's on nothing, of every bundle with a `tableCover`: as
 * [path, bytes].
 */
export async function drawTableCovers() {
  const studio = await openStudio();
  const files = [];
  for (const [game, { tableCover }] of await gameBundles()) {
    if (!tableCover) continue;
    const laid = [];
    for (const { make, size, x, y } of tableCover)
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
