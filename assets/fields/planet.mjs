import { fractal } from './noise.mjs';
import { blend, clamp, rgb, smoothstep } from './raster.mjs';

const DARK = rgb('#17133f');
const LAND = rgb('#6f56d8');
const SEA = rgb('#3f329f');
const RIM = rgb('#b9a6ff');

/** A far moon in violet: a thin crescent of light from the top left, soft seas, a breath of air at its edge. */
export function planet(x, y, size) {
  const radius = size * 0.42;
  const [dx, dy] = [(x - size / 2) / radius, (y - size / 2) / radius];
  const r = Math.hypot(dx, dy);
  if (r > 1) {
    const towards = clamp(((-dx - dy) / (r * Math.SQRT2)) * 0.6 + 0.4);
    const a = 0.34 * towards * Math.exp(-(r - 1) * 16) * (1 - smoothstep(1.1, 1.19, r));
    return [...RIM.map((c) => c * a), a];
  }
  const nz = Math.sqrt(1 - r * r);
  const sea = smoothstep(0.42, 0.62, fractal(dx * 1.7 + 5, dy * 1.7 + 2, nz * 1.7, 5));
  const grain = fractal(dx * 7, dy * 7, nz * 7, 3) - 0.5;
  const crater = craters(dx, dy, nz);
  const light = clamp(-dx * 0.58 - dy * 0.62 + nz * 0.34 + crater * 0.5 + grain * 0.16, 0, 1);
  const ground = blend(SEA, LAND, sea);
  const body = blend(DARK, ground, smoothstep(0.02, 0.85, light));
  const rim = (1 - nz) ** 3 * clamp(-dx * 0.6 - dy * 0.6 + 0.15);
  const colour = blend(body, RIM, clamp(rim * 0.85 + light ** 3 * 0.14));
  return [...colour, 1];
}

const CRATERS = [
  [-0.35, -0.3, 0.16],
  [0.12, -0.52, 0.1],
  [-0.62, 0.12, 0.11],
  [0.2, 0.05, 0.2],
  [-0.12, 0.42, 0.12],
  [0.5, -0.28, 0.13],
];

/** How much a crater's wall turns the surface to the light (positive) or away (negative). */
function craters(x, y, z) {
  let turn = 0;
  for (const [cx, cy, radius] of CRATERS) {
    const squash = Math.max(0.35, z);
    const [dx, dy] = [(x - cx) / radius, (y - cy) / (radius * squash ** 0.3)];
    const r = Math.hypot(dx, dy);
    if (r < 1.25) turn += ((dx + dy) / Math.max(r, 0.2)) * 0.34 * Math.exp(-(((r - 0.78) / 0.26) ** 2));
  }
  return turn;
}
