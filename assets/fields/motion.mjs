import sharp from 'sharp';

/** A maker of a picture smeared upright over `reach` pixels, as on a fast reel; it grows by as much in height. */
export function smeared(make, reach) {
  return async (page) => {
    const { data, info } = await sharp(await make(page))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height: tall } = info;
    const height = tall + reach;
    const out = Buffer.alloc(width * height * 4);
    for (let x = 0; x < width; x++)
      for (let y = 0; y < height; y++) {
        const sum = [0, 0, 0, 0];
        for (let from = Math.max(0, y - reach); from <= Math.min(tall - 1, y); from++) {
          const i = (from * width + x) * 4;
          const alpha = data[i + 3];
          for (let c = 0; c < 3; c++) sum[c] += data[i + c] * alpha;
          sum[3] += alpha;
        }
        const o = (y * width + x) * 4;
        for (let c = 0; c < 3; c++) out[o + c] = sum[3] > 0 ? Math.round(sum[c] / sum[3]) : 0;
        out[o + 3] = Math.round(sum[3] / (reach + 1));
      }
    return sharp(out, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer();
  };
}
