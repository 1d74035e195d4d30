import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { openCovers } from './coverPage.mjs';
import { fit } from './fit.mjs';

const TURNS = new URL('../slots/turns.json', import.meta.url);
const SIDE = 192;
/** What a symbol fills of its square. */
const FILL = Math.round(SIDE * 0.92);
const MOST = 11_000;
/** Browsers that draw at the same time. */
const HANDS = 2;
/** A browser is closed after this many, so that its memory stays small. */
const SPELL = 40;

/** Draws symbols named `<motif>-<skin>`: a map of their files' bytes. */
export async function drawSymbols(names) {
  const turns = JSON.parse(await readFile(TURNS, 'utf8'));
  const waiting = [...names];
  const found = new Map();
  const work = async () => {
    while (waiting.length > 0) {
      const page = await openCovers();
      for (const name of waiting.splice(0, SPELL)) {
        const [motif, skin] = name.split('-');
        found.set(
          name,
          await finish(await page.drawSymbol({ motif, skin: Number(skin), turn: turns[motif] })),
        );
      }
      await page.close();
      console.log(`${found.size} of ${names.length} symbols`);
    }
  };
  await Promise.all(Array.from({ length: HANDS }, work));
  return found;
}

/** Trimmed to its ink and set in the middle of the square. */
async function finish(png) {
  const inked = await sharp(png).trim({ background: '#00000000', threshold: 6 }).png().toBuffer();
  const fitted = await squared(inked, FILL);
  return fit(sharp(fitted), { bytes: MOST, least: 60, best: 86, alphaQuality: 80 });
}

/** A picture reduced to `fill` at its longer side, in the middle of an empty square. */
export async function squared(inked, fill) {
  const { data, info } = await sharp(inked)
    .resize(fill, fill, { fit: 'inside', kernel: 'lanczos3' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const left = Math.floor((SIDE - info.width) / 2);
  const top = Math.floor((SIDE - info.height) / 2);
  return sharp({ create: { width: SIDE, height: SIDE, channels: 4, background: '#00000000' } })
    .composite([{ input: data, left, top }])
    .png()
    .toBuffer();
}
