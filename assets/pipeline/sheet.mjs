import sharp from 'sharp';

const WIDTH = 1400;
const GAP = 16;
const NIGHT = '#1d1a4d';

/** Every sprite at its own size on the night, in rows; below them whole `sheets`. */
export async function contactSheet(pictures, sheets) {
  const tiles = [...pictures.map(({ png }) => png), ...sheets];
  const composite = [];
  let [x, y, row] = [GAP, GAP, 0];
  for (const input of tiles) {
    const { width, height } = await sharp(input).metadata();
    if (x + width + GAP > WIDTH) [x, y, row] = [GAP, y + row + GAP, 0];
    composite.push({ input, left: x, top: y });
    x += width + GAP;
    row = Math.max(row, height);
  }
  const size = { width: WIDTH, height: y + row + GAP };
  return sharp({ create: { ...size, channels: 4, background: NIGHT } })
    .composite(composite)
    .png()
    .toBuffer();
}
