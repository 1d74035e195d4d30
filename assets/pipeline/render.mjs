import sharp from 'sharp';
import { shoot } from './browser.mjs';

/** Models are rendered this many times larger and reduced with a good filter. */
const OVERSAMPLE = 4;
const photographs = new Map();

/** A maker of one frame of a three.js model (studio/), photographed large and reduced to its size. */
export function model(name, frame, frames, width, height, oversample = OVERSAMPLE) {
  return async (page) => {
    const [w, h] = [width * oversample, height * oversample];
    const key = `${name} ${frame} ${w} ${h}`;
    if (!photographs.has(key)) photographs.set(key, await shoot(page, name, frame, frames, w, h));
    return sharp(photographs.get(key)).resize(width, height, { kernel: 'lanczos3' }).png().toBuffer();
  };
}

/** A maker of a picture from SVG text. */
export function vector(svg) {
  return () => sharp(Buffer.from(svg)).png().toBuffer();
}
