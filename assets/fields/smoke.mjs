import { fractal } from './noise.mjs';
import { blend, clamp, rgb, smoothstep } from './raster.mjs';

const LIGHT = [-0.55, -0.68, 0.48];
const LIT = rgb('#fbf8ff');
const SHADE = rgb('#5d529e');

/** Balls of each puff: x, y, radius as parts of its size. */
const PUFFS = [
  [
    [0.5, 0.53, 0.3],
    [0.31, 0.58, 0.22],
    [0.7, 0.58, 0.22],
    [0.4, 0.37, 0.23],
    [0.61, 0.36, 0.22],
    [0.5, 0.7, 0.21],
  ],
  [
    [0.48, 0.52, 0.3],
    [0.67, 0.47, 0.23],
    [0.32, 0.42, 0.22],
    [0.56, 0.67, 0.23],
    [0.33, 0.62, 0.2],
    [0.52, 0.33, 0.2],
  ],
  [
    [0.52, 0.53, 0.3],
    [0.35, 0.47, 0.23],
    [0.58, 0.34, 0.22],
    [0.69, 0.58, 0.21],
    [0.43, 0.68, 0.21],
    [0.6, 0.7, 0.18],
  ],
  [
    [0.5, 0.5, 0.3],
    [0.33, 0.57, 0.22],
    [0.67, 0.55, 0.22],
    [0.47, 0.33, 0.21],
    [0.54, 0.69, 0.2],
    [0.35, 0.4, 0.18],
  ],
];

/** Puff `index`: balls melted into one soft cloud, lit from the top left, frayed at its edge; premultiplied. */
export function smoke(index) {
  const height = cloud(PUFFS[index]);
  return (x, y, size) => {
    const [u, v] = [x / size, y / size];
    const fray = fractal(u * 6 + index * 31, v * 6, index + 0.5, 4) - 0.5;
    const fine = fractal(u * 15 - index * 11, v * 15, index + 7.5, 3) - 0.5;
    const [pu, pv] = [u + fray * 0.09, v + fine * 0.045];
    const h = height(pu, pv);
    if (h <= 0) return [0, 0, 0, 0];
    const step = 0.012;
    const slope = [height(pu + step, pv) - h, height(pu, pv + step) - h].map((rise) => -rise / step);
    const length = Math.hypot(slope[0], slope[1], 1);
    const light = (slope[0] * LIGHT[0] + slope[1] * LIGHT[1] + LIGHT[2]) / length;
    const colour = blend(SHADE, LIT, clamp(light * 0.75 + 0.34 + fine * 0.3));
    const a = 0.94 * smoothstep(0.005, 0.13, h);
    return [...colour.map((c) => c * a), a];
  };
}

/** A smooth height over the plane: the balls' caps, melted into each other. */
function cloud(balls) {
  return (u, v) => {
    let sum = 0;
    for (const [x, y, radius] of balls) {
      const r = Math.hypot(u - x, v - y) / radius;
      if (r < 1) sum += (Math.sqrt(1 - r * r) * radius) ** 4;
    }
    return sum ** 0.25;
  };
}
