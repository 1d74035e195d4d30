import sharp from 'sharp';

/** Samples a side of a pixel: fields are smooth, so nine samples give clean edges. */
const SAMPLES = 3;

/**
 * Paints a field: `shade(x, y)` in pixels of the sprite (0,0 is the top left corner) answers premultiplied
 * [r, g, b, a], each 0..1 in sRGB. Answers a PNG.
 */
export async function paint(width, height, shade) {
  const pixels = Buffer.alloc(width * height * 4);
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const sum = [0, 0, 0, 0];
      for (let i = 0; i < SAMPLES * SAMPLES; i++) {
        const x = column + ((i % SAMPLES) + 0.5) / SAMPLES;
        const y = row + (Math.floor(i / SAMPLES) + 0.5) / SAMPLES;
        const colour = shade(x, y);
        for (let c = 0; c < 4; c++) sum[c] += colour[c];
      }
      const alpha = sum[3] / (SAMPLES * SAMPLES);
      const at = (row * width + column) * 4;
      for (let c = 0; c < 3; c++) pixels[at + c] = sum[3] > 0 ? byte(sum[c] / sum[3]) : 0;
      pixels[at + 3] = byte(alpha);
    }
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}

function byte(value) {
  return Math.max(0, Math.min(255, Math.round(value * 255)));
}

export const clamp = (value, low = 0, high = 1) => Math.min(high, Math.max(low, value));

export function smoothstep(from, to, value) {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}

/** '#rrggbb' as [r, g, b], 0..1. */
export function rgb(hex) {
  return [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16) / 255);
}

export function blend(a, b, t) {
  return a.map((value, i) => value + (b[i] - value) * t);
}

/** The colour at `t` of a ramp of [stop, [r, g, b]] with rising stops. */
export function ramp(stops, t) {
  for (let i = 1; i < stops.length; i++)
    if (t <= stops[i][0]) {
      const [low, from] = stops[i - 1];
      return blend(from, stops[i][1], clamp((t - low) / (stops[i][0] - low)));
    }
  return stops[stops.length - 1][1];
}
