import sharp from 'sharp';
import { openStudio } from './browser.mjs';
import { bake, fontData } from './fonts.mjs';
import { pack } from './pack.mjs';

/** What headings and amounts are written with, in three languages and both currencies. */
const CHARS =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789ÁÉÍÓÚÜÑáéíóúüñ .,:!¡?¿+-−×%$&/()’';
const FONT = {
  family: 'letters',
  weight: 800,
  size: 84,
  tracking: -0.02,
  points: -0.04,
  words: 0,
  chars: CHARS,
};

/** The letters of the slots, white: `letters.webp`, and where they lie in it, `letters.json`; as [path, bytes]. */
export async function drawSlotLetters() {
  const { page, close } = await openStudio();
  const baked = await bake(page, FONT);
  await close();
  const { png, placed } = await pack(baked.glyphs.filter((glyph) => glyph.png));
  const data = { ...fontData(baked, placed, 1), pages: [{ id: 0, file: 'letters.webp' }] };
  return [
    ['letters.json', `${JSON.stringify(data, null, 2)}\n`],
    ['letters.webp', await sharp(png).webp({ lossless: true, effort: 6 }).toBuffer()],
  ];
}
