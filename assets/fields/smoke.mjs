import { fractal } from './noise.mjs';
import { blend, clamp, rgb, smoothstep } from './raster.mjs';

const LIGHT = [-0.52, -0.66, 0.54];
const LIT = rgb('#f4efff');
const SHADE = rgb('#6a5fa8');

/** Lobes of each puff: x, y, radius as parts of its size. */
const PUFFS = [
  [
    [0.5, 0.52, 0.3],
    [0.3, 0.58, 0.2],
    [0.69, 0.57, 0.21],
    [0.42, 0.34, 0.21],
    [0.62, 0.37, 0.19],
  ],
  [
    [0.48, 0.5, 0.28],
    [0.66, 0.46, 0.23],
    [0.33, 0.42, 0.19],
    [0.54, 0.68, 0.2],
    [0.3, 0.6, 0.16],
  ],
  [
    [0.52, 0.54, 0.27],
    [0.36, 0.47, 0.22],
    [0.6, 0.35, 0.2],
    [0.68, 0.6, 0.18],
    [0.44, 0.68, 0.17],
  ],
  [
    [0.5, 0.48, 0.26],
    [0.34, 0.56, 0.2],
    [0.66, 0.55, 0.2],
    [0.5, 0.32, 0.17],
    [0.52, 0.66, 0.19],
  ],
];

/** Puff `index`: soft balls melted together, lit from the top left, with a frayed edge. */
export function smoke(index) {
  const lobes = PUFFS[index];
  return (x, y, size) => {
    let [density, nx, ny, weight] = [0, 0, 0, 0];
    const fray = (fractal(x * 0.055 + index * 31, y * 0.055, index, 4) - 0.5) * 0.34;
    for (const [px, py, radius] of lobes) {
      const dx = (x / size - px) / radius;
      const dy = (y / size - py) / radius;
      const r = Math.hypot(dx, dy) + fray;
      if (r >= 1) continue;
      const lift = Math.sqrt(1 - Math.max(0, r) ** 2) * radius;
      const w = Math.exp(lift * 26);
      density = Math.max(density, 1 - smoothstep(0.45, 1, r));
      nx += w * dx;
      ny += w * dy;
      weight += w;
    }
    if (weight === 0) return [0, 0, 0, 0];
    nx /= weight;
    ny /= weight;
    const nz = Math.sqrt(Math.max(0.05, 1 - nx * nx - ny * ny));
    const length = Math.hypot(nx, ny, nz);
    const lambert = (nx * LIGHT[0] + ny * LIGHT[1] + nz * LIGHT[2]) / length;
    const colour = blend(SHADE, LIT, clamp(lambert * 0.62 + 0.4 + fray * 0.5));
    const a = density * 0.92;
    return [...colour.map((c) => c * a), a];
  };
}
