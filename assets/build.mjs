/**
 * Makes Kilat's pictures and bitmap fonts from the sources beside this file and writes them into public/. The same
 * sources give the same bytes. Words choose what is made, without one everything is:
 *   crash    crash's atlas, fonts and cover, and the avatars; assets/out/sheet.png shows every sprite
 *   bundles  the atlases of the other games, or after it the names of those to draw; assets/out/<name>.png shows
 *            every sprite of each
 *   marks    dingdong's symbols for the pages' lists of results, wingo's balls to bet on
 *   tables   the pictures of the pool games' tiles in the lobby
 *   pictures trophies, chests, medals and the like for the pages, or after it the names of those to draw
 *   icons    the site's icons
 *   firms    the studios' emblems
 *   banners  the pictures of the lobby's banners
 *   covers   all covers (up to an hour), or after it the ids of those to draw anew
 *   slots    symbols, atlas, letters and backdrops of the slots into slots/public, or after it which of symbols, atlas,
 *            letters, backgrounds
 *   check    nothing new: are the covers complete, small enough and all different?
 *   sheets   nothing new: all covers on pages, assets/out/covers-*.png; look at them
 *   sheet    nothing new: every sprite of every bundle and the pages' pictures on one page, assets/out/family.png
 *   links    nothing new: prints the lines of index.html that name the start pictures of iOS
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { drawArt } from './pipeline/art.mjs';
import { drawBanners } from './pipeline/banners.mjs';
import { drawBundles } from './pipeline/bundles.mjs';
import { coverSheets } from './pipeline/coverSheet.mjs';
import { drawCovers } from './pipeline/covers.mjs';
import { drawCrash } from './pipeline/crash.mjs';
import { familySheet } from './pipeline/family.mjs';
import { icons } from './pipeline/icons.mjs';
import { checkCovers } from './pipeline/likeness.mjs';
import { drawMarks } from './pipeline/marks.mjs';
import { checkSlots, drawSlots } from './pipeline/slots.mjs';
import { splashLinks } from './pipeline/splash.mjs';
import { drawTableCovers } from './pipeline/tableCovers.mjs';
import { firms } from './vector/firms.mjs';

const PUBLIC = fileURLToPath(new URL('../public/', import.meta.url));
const OUT = fileURLToPath(new URL('./out/', import.meta.url));

const PARTS = {
  async crash() {
    const { files, sheet } = await drawCrash();
    await write(files);
    await mkdir(OUT, { recursive: true });
    await writeFile(`${OUT}sheet.png`, sheet);
  },
  bundles: (names) => drawBundles(names, write, OUT),
  marks: async () => write(await drawMarks()),
  tables: async () => write(await drawTableCovers()),
  pictures: async (names) => write(await drawArt(names)),
  icons: async () => write((await icons()).map(([path, bytes]) => [`icons/${path}`, bytes])),
  firms: () => write(firms().map(([path, text]) => [`firms/${path}`, text])),
  banners: async () => write((await drawBanners()).map(([path, bytes]) => [`banners/${path}`, bytes])),
  covers: (ids) => drawCovers(ids),
  slots: (steps) => drawSlots(steps),
  check: async () => console.log(`${await checkCovers()}\n${await checkSlots()}`),
  sheets: () => coverSheets(OUT),
  sheet: () => familySheet(OUT),
  links: () => console.log(splashLinks().join('\n')),
};

const [word, ...ids] = process.argv.slice(2);
const part = word?.replace(/^--/, '');
if (part && !(part in PARTS)) throw new Error(`no part ${part}; there are ${Object.keys(PARTS).join(', ')}`);
for (const name of part ? [part] : Object.keys(PARTS)) await PARTS[name](ids);
if (part === 'covers') await PARTS.check();

async function write(files) {
  for (const [path, bytes] of files) {
    const file = `${PUBLIC}${path}`;
    await mkdir(file.slice(0, file.lastIndexOf('/')), { recursive: true });
    await writeFile(file, bytes);
    console.log(`${String(bytes.length).padStart(8)} ${path}`);
  }
}
