import sharp from 'sharp';
import { rows } from './rows.mjs';

const WIDTH = 1400;
const GAP = 16;
const NIGHT = '#1d1a4d';

/** Every sprite at its own size on the night, in rows; below them whole `sheets`. */
export async function contactSheet(pictures, sheets) {
  const tiles = [...pictures.map(({ png }) => png), ...sheets];
  const { composite, bottom } = await rows(tiles, { width: WIDTH, gap: GAP });
  const widest = Math.max(
    ...(await Promise.all(sheets.map(async (one) => (await sharp(one).metadata()).width))),
  );
  const size = { width: Math.max(WIDTH, widest + 2 * GAP), height: bottom };
  return sharp({ create: { ...size, channels: 4, background: NIGHT } })
    .composite(composite)
    .png()
    .toBuffer();
}
