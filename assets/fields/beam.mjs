import { blend, clamp, rgb, smoothstep } from './raster.mjs';

/** How far down the opening lies, as a part of the height. */
export const ROOT = 0.84;

/** Light that bursts upwards out of an opening: a fan of rays, volt to nothing. */
export function beam(x, y, width, height) {
  const [dx, dy] = [(x - width / 2) / height, (height * ROOT - y) / height];
  const angle = Math.atan2(dx, Math.max(1e-3, dy + 0.16));
  const far = Math.hypot(dx, dy);
  const fan = 1 - smoothstep(0.34, 0.62, Math.abs(angle));
  const rays = 0.62 + 0.38 * Math.sin(angle * 31 + Math.sin(angle * 13) * 1.4);
  const heart = Math.exp(-(((dx / 0.24) ** 2 + (dy / 0.085) ** 2) * 1.3));
  const a = clamp(fan * rays * (1 - smoothstep(0.2, 0.84, far)) * smoothstep(-0.06, 0.04, dy) * 0.85 + heart);
  const colour = blend(rgb('#fffbe2'), rgb('#ffc22a'), smoothstep(0.05, 0.6, far));
  return [...colour.map((c) => c * a), a];
}
