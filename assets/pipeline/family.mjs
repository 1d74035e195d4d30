import { mkdir, readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { CELEBRATION, FELT, SHADOW } from '../bundles/common.mjs';
import { atlases, openAtlas } from './atlas.mjs';
import { rows } from './rows.mjs';

const ART = fileURLToPath(new URL('../../public/art/', import.meta.url));
/** Two phones of 360 side by side, at two pixels a CSS pixel. */
const WIDTH = 1440;
const GAP = 12;
const NIGHT = '#1d1a4d';
const SHARED = new Set([...CELEBRATION, ...FELT, ...SHADOW].map(({ name }) => name));
/** What every bundle shares is shown with this one alone. */
const SHOWS_SHARED = 'hilo';

/**
 * The whole family on one page, from the committed files alone: every game's sprites as large as on a phone's dense
 * screen, then the pages' pictures, under their names.
 */
export async function familySheet(folder) {
  const composite = [];
  let top = GAP;
  const put = async (title, pictures) => {
    const label = await title();
    composite.push({ input: label, left: GAP, top });
    const below = top + (await sharp(label).metadata()).height + GAP;
    const laid = await rows(pictures, { width: WIDTH, gap: GAP, top: below });
    composite.push(...laid.composite);
    top = laid.bottom + 2 * GAP;
  };
  let write;
  for (const game of await atlases()) {
    const atlas = await openAtlas(game);
    write ??= atlas.write;
    const own = (await atlas.sprites()).filter(([name]) => game === SHOWS_SHARED || !SHARED.has(name));
    await put(
      () => write(game),
      own.map(([, png]) => png),
    );
  }
  for (const width of [192, 96]) {
    const files = (await readdir(ART)).filter((file) => file.endsWith(`-${width}.webp`)).sort();
    const pictures = await Promise.all(files.map((file) => sharp(`${ART}${file}`).png().toBuffer()));
    await put(() => write(`art ${width}`), pictures);
  }
  await mkdir(folder, { recursive: true });
  await sharp({ create: { width: WIDTH, height: top, channels: 4, background: NIGHT } })
    .composite(composite)
    .png()
    .toFile(`${folder}family.png`);
  console.log(`${folder}family.png, ${WIDTH} x ${top}`);
}
