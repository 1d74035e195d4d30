import { fractal } from './noise.mjs';
import { blend, clamp, ramp, rgb, smoothstep } from './raster.mjs';

/** Side of the flame's picture, its length and half width, and its root's distance from the top right corner. */
export const FLAME = { size: 168, length: 164, half: 25, root: 26 };

/** From the heart outwards. */
const COLOURS = [
  [0, rgb('#ffffff')],
  [0.2, rgb('#fff6c2')],
  [0.42, rgb('#ffd83d')],
  [0.64, rgb('#ff9d2e')],
  [0.84, rgb('#ff5f4a')],
  [1, rgb('#d92a6a')],
];

/**
 * Frame `frame` of `frames` of the exhaust: a teardrop from its root down to the lower left, along the rocket's
 * axis, premultiplied. It loops: waves run along it a whole number of times, the noise is read round a circle.
 */
export function flame(frame, frames) {
  const phase = (frame / frames) * Math.PI * 2;
  const [cx, cy] = [Math.cos(phase) * 0.6, Math.sin(phase) * 0.6];
  const stretch = 1 + 0.045 * Math.sin(phase + 0.4) + 0.03 * Math.sin(phase * 2);
  return (x, y) => {
    const dx = x - (FLAME.size - FLAME.root);
    const dy = y - FLAME.root;
    const across = (dx + dy) * Math.SQRT1_2;
    const t = ((dy - dx) * Math.SQRT1_2) / (FLAME.length * stretch);
    if (t < -0.1 || t > 1) return [0, 0, 0, 0];
    const ripple = fractal(t * 4.2 - cx * 1.4, across * 0.045 + cy, cx + cy, 3) - 0.5;
    const sway = t * t * (7 * Math.sin(t * 6 - phase) + 3 * Math.sin(t * 13 - phase * 2));
    const width = Math.max(0.01, FLAME.half * body(t) * (1 + 1.1 * ripple * smoothstep(0.15, 1, t)));
    const edge = Math.abs(across + sway) / width;
    const flesh = 1 - smoothstep(0.72, 1.06, edge);
    const aura = 0.3 * Math.exp(-(((edge - 0.6) / 0.75) ** 2)) * smoothstep(-0.1, 0.05, t) * (1 - t) ** 1.5;
    const fade = 1 - smoothstep(0.55, 1, t + ripple * 0.25);
    const heat = clamp(edge ** 1.5 * 0.7 + Math.max(0, t) ** 1.3 * 0.95 + ripple * 0.22 - 0.06);
    const a = clamp(flesh * fade + aura * fade * (1 - flesh));
    const colour = blend(rgb('#ff7a3a'), ramp(COLOURS, heat), clamp(flesh * 1.4));
    return [...colour.map((c) => c * a), a];
  };
}

/** Half width along the flame: round behind the nozzle's mouth, fullest at a third, then a long point. */
function body(t) {
  if (t < 0) return 0.8 * Math.sqrt(Math.max(0, 1 - (t / 0.1) ** 2));
  return (0.8 + 0.75 * t) * (1 - t) ** 0.9 + 0.16 * Math.sin(Math.PI * clamp(t * 2.2)) * (1 - t);
}
