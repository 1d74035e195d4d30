import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const GAMES = fileURLToPath(new URL('../../public/games/', import.meta.url));

/** The games that have a committed atlas. */
export async function atlases() {
  const folders = await readdir(GAMES, { withFileTypes: true });
  const names = folders.filter((folder) => folder.isDirectory()).map(({ name }) => name);
  const found = await Promise.all(
    names.map(async (name) => ((await readdir(`${GAMES}${name}`)).includes(`${name}.json`) ? [name] : [])),
  );
  return found.flat().sort();
}

/** A game's committed atlas: its sprites as [name, PNG], cut to their ink, and `write(text)` in its label font. */
export async function openAtlas(game) {
  const read = (file) => readFile(`${GAMES}${game}/${file}`);
  const sheet = JSON.parse(await read(`${game}.json`));
  const [, label] = JSON.parse(await read('fonts.json'));
  const { data, info } = await sharp(await read(`${game}.webp`))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: 4 };
  const cut = ({ x, y, w, h }) =>
    sharp(data, { raw }).extract({ left: x, top: y, width: w, height: h }).png().toBuffer();
  const sprites = async () => {
    const cuts = [];
    for (const [name, { frame }] of Object.entries(sheet.frames)) cuts.push([name, await cut(frame)]);
    return cuts;
  };
  const write = (text) => written(text, label, cut);
  return { sprites, write };
}

/** A line of text as a PNG, from a baked font's glyphs. */
async function written(text, font, cut) {
  const glyphs = [];
  let pen = 4;
  for (const char of text) {
    const { x, y, width, height, xOffset, yOffset, xAdvance } = font.chars[char];
    if (width > 0)
      glyphs.push({
        input: await cut({ x, y, w: width, h: height }),
        left: Math.max(0, Math.round(pen + xOffset)),
        top: Math.max(0, Math.round(yOffset)),
      });
    pen += xAdvance;
  }
  const size = { width: Math.ceil(pen) + 4, height: Math.ceil(font.lineHeight) + 8 };
  return sharp({ create: { ...size, channels: 4, background: '#00000000' } })
    .composite(glyphs)
    .png()
    .toBuffer();
}
