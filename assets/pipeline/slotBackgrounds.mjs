import sharp from 'sharp';
import { PALETTES } from '../covers/page/palettes.js';
import { rgb } from '../fields/raster.mjs';
import { openCovers } from './coverPage.mjs';
import { fit } from './fit.mjs';

const SIZE = { width: 540, height: 960 };
const MOST = 22_000;
/** Backdrops that are drawn; titles in a light that is not take the nearest of their scene. */
const KEPT = 60;

/**
 * Which light stands for which, scene by scene: { scene: { palette: palette drawn } }. Of all pairs that titles have,
 * those are dropped whose titles lose least by it.
 */
export function backgroundsOf(titles) {
  const pairs = [...new Set(titles.map(({ art }) => `${art.scene} ${art.palette}`))].sort();
  const wanted = pairs.map((pair) => pair.split(' '));
  const kept = [...wanted];
  const loss = ([scene, palette], without) =>
    Math.min(
      ...kept.filter((one) => one !== without && one[0] === scene).map((one) => apart(palette, one[1])),
    );
  while (kept.length > KEPT) {
    const costs = kept.map((one) => {
      const mates = wanted.filter(([scene]) => scene === one[0]);
      return mates.reduce((sum, mate) => sum + loss(mate, one) - loss(mate), 0);
    });
    kept.splice(costs.indexOf(Math.min(...costs)), 1);
  }
  const found = {};
  for (const [scene, palette] of wanted) {
    const [, nearest] = kept
      .filter((one) => one[0] === scene)
      .reduce((best, one) => (apart(palette, one[1]) < apart(palette, best[1]) ? one : best));
    found[scene] = { ...found[scene], [palette]: nearest };
  }
  return found;
}

/** How far two lights are apart, by their skies and glow; one far off is worse than several near by. */
function apart(a, b) {
  const tones = ({ sky, glow }) => [...sky.slice(1), glow].flatMap(rgb);
  const [one, other] = [tones(PALETTES[a]), tones(PALETTES[b])];
  return Math.hypot(...one.map((part, i) => part - other[i])) ** 2;
}

/** Draws the backdrops of titles, each as [path, bytes], handed to `write` as soon as it is there. */
export async function drawBackgrounds(titles, write) {
  const page = await openCovers();
  for (const [scene, lights] of Object.entries(backgroundsOf(titles)))
    for (const palette of [...new Set(Object.values(lights))]) {
      const { art } = titles.find((title) => title.art.scene === scene && title.art.palette === palette);
      const png = await page.drawBackground({ scene, palette, pattern: art.pattern, seed: art.seed });
      const cut = sharp(png)
        .extract({ left: 90, top: 0, ...SIZE })
        .removeAlpha();
      const bytes = await fit(sharp(await cut.png().toBuffer()), { bytes: MOST, least: 45, best: 82 });
      await write([[`backgrounds/${scene}-${palette}.webp`, bytes]]);
    }
  await page.close();
}
