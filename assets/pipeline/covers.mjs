import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { openCovers } from './coverPage.mjs';
import { fit } from './fit.mjs';

export const COVERS = fileURLToPath(new URL('../../public/covers/', import.meta.url));
const SEED = new URL('../../house/site/catalogue/seed/games.json', import.meta.url);
const OWN = new URL('../covers/own/', import.meta.url);
/** Browsers that draw at the same time. */
const HANDS = 3;
/** A browser is closed after this many covers, so that its memory stays small. */
const SPELL = 30;

/** Each width's fair share of bytes, of the budgets that likeness.mjs holds all covers to. */
const SIZES = [
  { width: 360, height: 480, bytes: 9_600 },
  { width: 180, height: 240, bytes: 3_760 },
];
/** Every game that has a cover: the house's own, a file each, and the catalogue's. */
export async function games() {
  const files = [...(await readdir(OWN)).sort().map((name) => new URL(name, OWN)), SEED];
  const lists = await Promise.all(files.map(async (file) => JSON.parse(await readFile(file, 'utf8'))));
  return lists.flat();
}

/** Draws the covers of the games named, of all when none is, and writes them into public/covers. */
export async function drawCovers(ids) {
  const waiting = (await games()).filter(({ id }) => ids.length === 0 || ids.includes(id));
  await mkdir(COVERS, { recursive: true });
  const total = waiting.length;
  const work = async () => {
    while (waiting.length > 0) {
      const page = await openCovers();
      for (const { id, title, art } of take(waiting, SPELL)) await save(id, await page.draw({ title, art }));
      await page.close();
      console.log(`${total - waiting.length} of ${total} covers taken up`);
    }
  };
  await Promise.all(Array.from({ length: Math.min(HANDS, total) }, work));
}

function* take(list, most) {
  for (let i = 0; i < most && list.length > 0; i++) yield list.shift();
}

async function save(id, png) {
  for (const { width, height, bytes } of SIZES) {
    const reduced = await sharp(png)
      .resize(width, height, { kernel: 'mitchell' })
      .removeAlpha()
      .png()
      .toBuffer();
    await writeFile(
      `${COVERS}${id}-${width}.webp`,
      await fit(sharp(reduced), { bytes, least: 38, best: 80 }),
    );
  }
}
