import { fractal } from './noise.mjs';
import { clamp, ramp, rgb, smoothstep } from './raster.mjs';

const HEAT = [
  [0, rgb('#3a0f3c')],
  [0.22, rgb('#a3122e')],
  [0.42, rgb('#ff4a1e')],
  [0.62, rgb('#ffab1e')],
  [0.82, rgb('#ffe66a')],
  [1, rgb('#ffffff')],
];

/** A blast at frame `frame` of `frames`: a white flash swells into a ball of fire, which tears open and cools. */
export const blast = (frame, frames) => (x, y, size) => {
  const t = (frame + 0.5) / frames;
  const [u, v] = [(x / size) * 2 - 1, (y / size) * 2 - 1];
  const r = Math.hypot(u, v);
  const reach = 0.26 + 0.62 * (1 - (1 - t) ** 2.6);
  const [nx, ny] = [u / reach, v / reach];
  const billow = 0.5 + 1.9 * (fractal(nx * 2.2 + 7, ny * 2.2 + 3, t * 1.3) - 0.5);
  const edge = reach * (0.78 + (0.12 + 0.5 * t) * (billow - 0.45));
  const body = 1 - smoothstep(edge - 0.07, edge, r);
  const tear = smoothstep(0.35, 1, t) * (1 - 0.45 * smoothstep(0, 0.9, r));
  const left = smoothstep(tear - 0.1, tear + 0.06, billow + 0.12);
  const a = clamp(body * left) * (1 - smoothstep(0.9, 1, r)) * (1 - smoothstep(0.82, 1.06, t));
  const depth = clamp(1 - r / (edge + 1e-6));
  const heat = clamp(1.25 - 1.1 * t + 0.5 * depth * (1 - t) + 0.7 * (billow - 0.5) - 0.25 * (1 - depth));
  return [...ramp(HEAT, heat).map((c) => c * a), a];
};
