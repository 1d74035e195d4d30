import sharp from 'sharp';
import { bake, fontData } from './fonts.mjs';
import { pack, sheetJson } from './pack.mjs';

const WEBP = { quality: 78, alphaQuality: 100, smartSubsample: true, effort: 6 };

/**
 * A game's atlas with its fonts, and its twin of half-size sprites and whole letters, as [path, bytes], with every sprite's
 * picture for the contact sheet. A bundle is { name, sprites, fonts, quality? }: `sprites` as bundles/crash.mjs has them, `fonts` of FONTS,
 * `quality` of the webp (78).
 */
export async function drawBundle(page, { name, sprites, fonts, quality = WEBP.quality }) {
  const pictures = [];
  for (const { name: sprite, make, margin } of sprites)
    pictures.push({ name: sprite, margin, png: await make(page) });
  const baked = [];
  for (const font of fonts) baked.push(await bake(page, font));
  const glyphs = baked.flatMap((font) => font.glyphs).filter(({ png }) => png);
  const atlas = await pack([...pictures, ...glyphs]);
  const half = await pack([...pictures.map((picture) => ({ ...picture, half: true })), ...glyphs]);
  const webp = { ...WEBP, quality };
  const folder = `games/${name}`;
  const files = [
    [`${folder}/${name}.webp`, await sharp(atlas.png).webp(webp).toBuffer()],
    [`${folder}/${name}@0.5x.webp`, await sharp(half.png).webp(webp).toBuffer()],
    [`${folder}/${name}.json`, JSON.stringify(sheetJson(atlas, `${name}.webp`, 1, sprites))],
    [`${folder}/${name}@0.5x.json`, JSON.stringify(sheetJson(half, `${name}@0.5x.webp`, 0.5, sprites))],
    [`${folder}/fonts.json`, JSON.stringify(baked.map((font) => fontData(font, atlas.placed, 1)))],
    [`${folder}/fonts@0.5x.json`, JSON.stringify(baked.map((font) => fontData(font, half.placed, 0.5)))],
  ];
  return { files, pictures, atlas: atlas.png };
}
