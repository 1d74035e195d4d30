import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PALETTES } from '../covers/page/palettes.js';
import { mix } from '../covers/page/pen.js';
import { drawSlotAtlas } from './slotAtlas.mjs';
import { backgroundsOf, drawBackgrounds } from './slotBackgrounds.mjs';
import { drawSlotLetters } from './slotLetters.mjs';
import { candidatesOf, picturesOf } from './slotPictures.mjs';
import { drawSymbols } from './slotSymbols.mjs';
import { slotTitles } from './slotTitles.mjs';

const PUBLIC = fileURLToPath(new URL('../../slots/public/', import.meta.url));
const TABLES = fileURLToPath(new URL('../../slots/looks/', import.meta.url));
/** Bytes of all symbols and backdrops together. */
const MOST = 5_000_000;

const STEPS = {
  async symbols(titles) {
    const files = await drawSymbols(candidatesOf(titles));
    const pictures = await picturesOf(titles, files);
    const used = new Set(Object.values(pictures).flat());
    await anew('symbols');
    await write(
      [...files].filter(([name]) => used.has(name)).map(([name, bytes]) => [`symbols/${name}.webp`, bytes]),
    );
    await table('pictures', pictures);
  },
  atlas: async () => write(await drawSlotAtlas()),
  letters: async () => write(await drawSlotLetters()),
  async backgrounds(titles) {
    await anew('backgrounds');
    await drawBackgrounds(titles, write);
    await table('backgrounds', backgroundsOf(titles));
    await table(
      'tints',
      Object.fromEntries(Object.entries(PALETTES).map(([name, one]) => [name, tint(one)])),
    );
  },
};

/** Draws what the sandbox studio's slots show into slots/public, all of it or the steps named, and checks it. */
export async function drawSlots(names) {
  const titles = await slotTitles();
  for (const name of names.length > 0 ? names : Object.keys(STEPS)) await STEPS[name](titles);
  console.log(await checkSlots());
}

/** Every title has its six pictures and its backdrop, and no file is there that none shows. */
export async function checkSlots() {
  const titles = await slotTitles();
  const [pictures, backgrounds] = await Promise.all(
    ['pictures', 'backgrounds'].map(async (name) =>
      JSON.parse(await readFile(`${TABLES}${name}.json`, 'utf8')),
    ),
  );
  const wanted = titles.flatMap(({ id, art: { scene, palette } }) => [
    ...(pictures[id] ?? [`no pictures of ${id}`]).map((name) => `symbols/${name}.webp`),
    `backgrounds/${scene}-${backgrounds[scene]?.[palette]}.webp`,
  ]);
  const there = (await Promise.all(['symbols', 'backgrounds'].map(listed))).flat();
  const missing = [...new Set(wanted)].filter((file) => !there.includes(file));
  const idle = there.filter((file) => !wanted.includes(file));
  if (missing.length + idle.length > 0) throw new Error(`missing: ${missing}; shown by no title: ${idle}`);
  const sizes = await Promise.all(there.map(async (file) => (await stat(`${PUBLIC}${file}`)).size));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  if (total > MOST) throw new Error(`the slots' pictures have ${total} bytes, over ${MOST}`);
  return `${titles.length} slots, ${there.length} pictures, ${total} bytes`;
}

const listed = async (folder) => (await readdir(`${PUBLIC}${folder}`)).map((file) => `${folder}/${file}`);

async function anew(folder) {
  await rm(`${PUBLIC}${folder}`, { recursive: true, force: true });
  await mkdir(`${PUBLIC}${folder}`, { recursive: true });
}

async function write(files) {
  for (const [path, bytes] of files) await writeFile(`${PUBLIC}${path}`, bytes);
}

const number = (colour) => Number.parseInt(colour.slice(1), 16);
const tint = ({ sky, glow, haze, near }) => ({
  accent: number(sky[2]),
  glow: number(glow),
  frame: number(mix(haze, near, 0.45)),
});

/** Keeps a table as the linter wants it: a list on one line while it fits. */
async function table(name, value) {
  const text = JSON.stringify(value, null, 2).replace(
    /(.*)\[\s+([^\]]*?)\s+\](,?)/g,
    (long, start, list, end) => {
      const short = `${start}[${list.replace(/\s+/g, ' ')}]${end}`;
      return short.length <= 110 ? short : long;
    },
  );
  await mkdir(TABLES, { recursive: true });
  await writeFile(`${TABLES}${name}.json`, `${text}\n`);
}
