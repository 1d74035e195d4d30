import { blend, clamp, rgb, smoothstep } from './raster.mjs';

/** A soft round light, white, to be tinted: bright in the middle, gone before the edge. */
export function glow(x, y, size) {
  const r = Math.hypot(x - size / 2, y - size / 2) / (size / 2);
  const a = r >= 1 ? 0 : (1 - r * r) ** 2 * Math.exp(-2.2 * r * r);
  return [a, a, a, a];
}

/** A spark: a hot drop with a tail to the left, along x. */
export function spark(x, y, width, height) {
  const head = width - height / 2;
  const t = clamp((head - x) / (head - 2));
  const half = (height / 2 - 1.5) * (1 - t) ** 1.4;
  const d = x > head ? Math.hypot(x - head, y - height / 2) : Math.abs(y - height / 2);
  const a = (1 - smoothstep(half * 0.35, half + 1, d)) * (1 - t) ** 0.8;
  const colour = blend(rgb('#fffbe6'), rgb('#ffb02e'), clamp(d / (half + 0.01)) * 0.6 + t * 0.5);
  return [...colour.map((c) => c * a), a];
}

/** A star with a soft halo and, for the larger ones, four fine rays. White, tintable. */
export function star(x, y, size, core, rays) {
  const [dx, dy] = [x - size / 2, y - size / 2];
  const r = Math.hypot(dx, dy);
  const fall = clamp(1 - r / (size / 2));
  const halo = 0.42 * Math.exp(-((r / (size * 0.17)) ** 2)) * fall;
  const disc = 1 - smoothstep(core - 0.7, core + 0.7, r);
  const ray = (u, v) => Math.exp(-((v / 0.75) ** 2)) * Math.exp(-Math.abs(u) / (size * 0.11)) * fall;
  const a = clamp(disc + halo + rays * (ray(dx, dy) + ray(dy, dx)));
  return [a, a, a, a];
}

/** A star of four points that taper, with a soft heart. White, tintable. */
export function twinkle(x, y, size) {
  const [dx, dy] = [Math.abs(x - size / 2), Math.abs(y - size / 2)].map((d) => d / (size / 2));
  const point = 1 - smoothstep(0.5, 0.95, Math.sqrt(dx) + Math.sqrt(dy));
  const r = Math.hypot(dx, dy);
  const heart = Math.exp(-((r / 0.16) ** 2));
  const halo = 0.3 * Math.exp(-((r / 0.34) ** 2)) * (1 - smoothstep(0.7, 1, r));
  const a = clamp(Math.max(point, heart) + halo);
  return [a, a, a, a];
}

/** The burst of the break-up: a white heart, volt rays of uneven length, a coral rim. */
export function flash(x, y, size) {
  const [dx, dy] = [x - size / 2, y - size / 2];
  const r = Math.hypot(dx, dy) / (size / 2);
  const angle = Math.atan2(dy, dx);
  const uneven =
    0.62 + 0.2 * Math.sin(angle * 5 + 0.7) + 0.12 * Math.sin(angle * 9 + 2.1) + 0.06 * Math.sin(angle * 17);
  const petals = Math.abs(Math.cos(angle * 8 + Math.sin(angle * 3) * 0.8)) ** 5;
  const reach = 0.3 + 0.66 * petals * uneven;
  const ray = (1 - smoothstep(reach * 0.35, reach, r)) * 0.95;
  const heart = Math.exp(-((r / 0.3) ** 2));
  const halo = 0.5 * Math.exp(-((r / 0.5) ** 2)) * (1 - smoothstep(0.75, 1, r));
  const a = clamp(Math.max(ray, heart) + halo * 0.7) * (1 - smoothstep(0.92, 1, r));
  const warm = blend(rgb('#ffffff'), rgb('#ffd43a'), smoothstep(0.12, 0.4, r));
  const colour = blend(warm, rgb('#ff6b4a'), smoothstep(0.42, 0.95, r));
  return [...colour.map((c) => c * a), a];
}
