import { fractal } from './noise.mjs';
import { clamp, ramp, rgb, smoothstep } from './raster.mjs';

const COLOURS = [
  [0, rgb('#fffdf2')],
  [0.22, rgb('#fff3b0')],
  [0.45, rgb('#ffd43a')],
  [0.68, rgb('#ff9a3c')],
  [0.88, rgb('#ff5f57')],
  [1, rgb('#e0336b')],
];

/** Length and half width of the flame in pixels, and where its root lies from the top right corner. */
export const FLAME = { length: 128, half: 21, root: 30 };

/**
 * Frame `frame` of `frames` of the exhaust: a teardrop from its root down to the lower left, along the rocket's
 * axis. It loops: the noise is read along a circle.
 */
export function flame(frame, frames) {
  const phase = (frame / frames) * Math.PI * 2;
  const [cx, cy] = [Math.cos(phase) * 0.55, Math.sin(phase) * 0.55];
  const length = FLAME.length * (1 + 0.05 * Math.sin(phase * 2 + 0.6));
  return (x, y, size) => {
    const dx = x - (size - FLAME.root);
    const dy = y - FLAME.root;
    const along = (dy - dx) * Math.SQRT1_2;
    const across = (dx + dy) * Math.SQRT1_2;
    const t = along / length;
    const sway = Math.sin(t * 7 - phase) * 3.4 * t + Math.sin(t * 12 - phase * 2) * 2 * t * t;
    const ripple = fractal(t * 3.1 - cx, across * 0.05 + cy, cy + cx, 3) - 0.5;
    const width = FLAME.half * body(t) * (1 + ripple * 0.75 * smoothstep(0.1, 0.9, t));
    const reach = Math.abs(across + sway) / Math.max(width, 0.5);
    const edge = t < -0.13 || t > 1 ? 2 : reach;
    const alpha = 1 - smoothstep(0.55, 1.12, edge) * 1;
    const heat = clamp(Math.hypot(edge * 0.82, clamp(t) * 0.86) + ripple * 0.14);
    const tail = 1 - smoothstep(0.62, 1, t);
    const a = clamp(alpha * (0.25 + 0.75 * tail) * tail ** 0.35);
    return [...ramp(COLOURS, heat).map((c) => c * a), a];
  };
}

/** Half width along the flame, 1 at its fullest: round at the root, a point at the tip. */
function body(t) {
  if (t < 0) return Math.sqrt(Math.max(0, 1 - (t / 0.13) ** 2)) * 0.78;
  return (0.78 + 0.9 * t) * (1 - t) ** 0.85 * (1 + 0.22 * Math.sin(Math.min(1, t * 1.6) * Math.PI));
}
