import sharp from 'sharp';
import { shoot } from './browser.mjs';

/** Models are rendered this many times larger and reduced with a good filter. */
const OVERSAMPLE = 4;

/** A maker of one frame of a three.js model (studio/), reduced to its size. */
export function model(name, frame, frames, width, height) {
  return async (page) => {
    const picture = await shoot(page, name, frame, frames, width * OVERSAMPLE, height * OVERSAMPLE);
    return sharp(picture).resize(width, height, { kernel: 'lanczos3' }).png().toBuffer();
  };
}

/** A maker of a picture from SVG text. */
export function vector(svg) {
  return () => sharp(Buffer.from(svg)).png().toBuffer();
}
