import { clamp, smoothstep } from './raster.mjs';

/**
 * What stands still above a ball that rolls: a softbox at the top left, a cool edge at the right, the violet the
 * night throws back from below, and the dusk of the far side.
 */
export function ballGloss(x, y, size) {
  const [u, v] = [((x / size) * 2 - 1) * 1.04, ((y / size) * 2 - 1) * 1.04];
  const r = Math.hypot(u, v);
  const cover = 1 - smoothstep(0.985, 1.015, r);
  if (cover <= 0) return [0, 0, 0, 0];
  const z = Math.sqrt(Math.max(0, 1 - r * r));
  const toLight = -0.5 * u - 0.62 * v + 0.6 * z;
  const shade = 0.4 * smoothstep(0.45, -0.5, toLight);
  const [a, b] = [(u + 0.37) * 0.82 + (v + 0.45) * 0.57, (v + 0.45) * 0.82 - (u + 0.37) * 0.57];
  const box = 1 - smoothstep(0.62, 1, ((a / 0.2) ** 4 + (b / 0.29) ** 4) ** 0.25);
  const edge = smoothstep(0.8, 0.97, r) * smoothstep(0.35, 1, (u * 0.94 + v * 0.2) / (r || 1)) * 0.5;
  const floor = smoothstep(0.72, 0.98, r) * smoothstep(0.4, 1, v / (r || 1)) * 0.35;
  const parts = [
    [box * 0.88, [1, 0.99, 0.97]],
    [edge, [0.68, 0.76, 1]],
    [floor, [0.56, 0.42, 1]],
  ];
  let colour = [0.04 * shade, 0.01 * shade, 0.14 * shade];
  let alpha = shade;
  for (const [strength, tint] of parts) {
    colour = colour.map((c, i) => c * (1 - strength) + tint[i] * strength);
    alpha = clamp(alpha + strength * (1 - alpha));
  }
  return [...colour.map((c) => c * cover), alpha * cover];
}
