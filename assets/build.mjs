/**
 * Makes Kilat's pictures and bitmap fonts from the sources beside this file and writes them into public/.
 * `--sheet` also draws every sprite on one page, assets/out/sheet.png. The same sources give the same bytes.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { avatarSheet } from './pipeline/avatars.mjs';
import { openStudio } from './pipeline/browser.mjs';
import { cover } from './pipeline/cover.mjs';
import { bake, FONTS, fontData } from './pipeline/fonts.mjs';
import { icons } from './pipeline/icons.mjs';
import { pack, sheetJson } from './pipeline/pack.mjs';
import { contactSheet } from './pipeline/sheet.mjs';
import { SPRITES } from './pipeline/sprites.mjs';

const PUBLIC = fileURLToPath(new URL('../public/', import.meta.url));
const OUT = fileURLToPath(new URL('./out/', import.meta.url));
const WEBP = { quality: 78, alphaQuality: 100, smartSubsample: true, effort: 6 };
const WEBP_SMALL = { ...WEBP, quality: 70 };

const studio = await openStudio();
const pictures = [];
for (const { name, make, margin } of SPRITES) pictures.push({ name, margin, png: await make(studio.page) });
const fonts = [];
for (const font of FONTS) fonts.push(await bake(studio.page, font));
const avatars = await avatarSheet(studio.page);
const crashCover = await cover(studio.page);
await studio.close();

const glyphs = fonts.flatMap((font) => font.glyphs).filter(({ png }) => png);
const atlas = await pack([...pictures, ...glyphs]);
const half = await sharp(atlas.png)
  .resize(atlas.width / 2, atlas.height / 2, { kernel: 'cubic' })
  .toBuffer();

await write('games/crash/crash.webp', await sharp(atlas.png).webp(WEBP).toBuffer());
await write('games/crash/crash@0.5x.webp', await sharp(half).webp(WEBP).toBuffer());
await write('games/crash/crash.json', JSON.stringify(sheetJson(atlas, 'crash.webp', 1, SPRITES)));
await write('games/crash/crash@0.5x.json', JSON.stringify(sheetJson(atlas, 'crash@0.5x.webp', 0.5, SPRITES)));
await write('games/crash/fonts.json', JSON.stringify(fonts.map((font) => fontData(font, atlas.placed))));
await write('games/crash/cover.webp', await sharp(crashCover).webp(WEBP).toBuffer());
await write('avatars/avatars.webp', await sharp(avatars).webp(WEBP_SMALL).toBuffer());
for (const [path, bytes] of await icons()) await write(`icons/${path}`, bytes);
console.log(`atlas ${atlas.width} x ${atlas.height}`);
if (process.argv.includes('--sheet')) {
  await mkdir(OUT, { recursive: true });
  await writeFile(`${OUT}sheet.png`, await contactSheet(pictures, atlas.png, avatars));
}

async function write(path, bytes) {
  const file = `${PUBLIC}${path}`;
  await mkdir(file.slice(0, file.lastIndexOf('/')), { recursive: true });
  await writeFile(file, bytes);
  console.log(`${String(bytes.length).padStart(8)} ${path}`);
}
