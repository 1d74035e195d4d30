import sharp from 'sharp';
import { paint, smoothstep } from './raster.mjs';

/** A maker of a picture with a field painted on its opaque parts: the streaks of light its gloss is read by. */
export function glazed(make, width, height, shade) {
  return async (page) => {
    const [picture, gloss] = await Promise.all([make(page), paint(width, height, shade)]);
    return sharp(picture)
      .composite([{ input: gloss, blend: 'atop' }])
      .png()
      .toBuffer();
  };
}

/**
 * The streaks on round rims about the middle of a square sprite. `rims`: [radius (1 is half the sprite), half width,
 * strength] of each; bright at the top left, faint at the bottom right.
 */
export const rimLight = (size, rims) => (x, y) => {
  const [u, v] = [(x / size) * 2 - 1, (y / size) * 2 - 1];
  const r = Math.hypot(u, v) || 1;
  const facing = (-0.64 * u - 0.77 * v) / r;
  const arc = smoothstep(0.62, 0.98, facing) + 0.34 * smoothstep(0.8, 1, -facing);
  const light = rims.reduce(
    (sum, [radius, half, strength]) => sum + strength * Math.exp(-(((r - radius) / half) ** 2)),
    0,
  );
  const a = Math.min(0.92, light * arc);
  return [a, a, a, a];
};
