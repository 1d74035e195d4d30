import sharp from 'sharp';
import { avatarSheet } from './avatars.mjs';
import { openStudio } from './browser.mjs';
import { cover } from './cover.mjs';
import { bake, FONTS, fontData } from './fonts.mjs';
import { pack, sheetJson } from './pack.mjs';
import { contactSheet } from './sheet.mjs';
import { SPRITES } from './sprites.mjs';

const WEBP = { quality: 78, alphaQuality: 100, smartSubsample: true, effort: 6 };
const WEBP_SMALL = { ...WEBP, quality: 70 };

/** Crash's atlas, fonts and cover, and the avatars, as [path, bytes]; and every sprite on one page, a PNG. */
export async function drawCrash() {
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
  const files = [
    ['games/crash/crash.webp', await sharp(atlas.png).webp(WEBP).toBuffer()],
    ['games/crash/crash@0.5x.webp', await sharp(half).webp(WEBP).toBuffer()],
    ['games/crash/crash.json', JSON.stringify(sheetJson(atlas, 'crash.webp', 1, SPRITES))],
    ['games/crash/crash@0.5x.json', JSON.stringify(sheetJson(atlas, 'crash@0.5x.webp', 0.5, SPRITES))],
    ['games/crash/fonts.json', JSON.stringify(fonts.map((font) => fontData(font, atlas.placed)))],
    ['games/crash/cover.webp', await sharp(crashCover).webp(WEBP).toBuffer()],
    ['avatars/avatars.webp', await sharp(avatars).webp(WEBP_SMALL).toBuffer()],
  ];
  return { files, sheet: await contactSheet(pictures, atlas.png, avatars) };
}
