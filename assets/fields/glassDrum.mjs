import { blend, clamp, ramp, rgb, smoothstep } from './raster.mjs';

const DEPTH = [
  [0, rgb('#2a2183')],
  [0.5, rgb('#1c1560')],
  [0.86, rgb('#130d45')],
  [0.95, rgb('#2b2286')],
  [1, rgb('#6a5be6')],
];
/** How much larger the square is than the ball of glass. */
const ROOM = 1.02;

const place = (x, y, size) => {
  const [u, v] = [((x / size) * 2 - 1) * ROOM, ((y / size) * 2 - 1) * ROOM];
  const r = Math.hypot(u, v);
  return { u, v, r, cover: 1 - smoothstep(0.99, 1.006, r) };
};

/** A soft-edged box of light bent round the ball: between two radii, `half` radians about an angle. */
function bentBox(u, v, [inner, outer], angle, half, soft) {
  const r = Math.hypot(u, v);
  const away = Math.abs(Math.atan2(Math.sin(Math.atan2(v, u) - angle), Math.cos(Math.atan2(v, u) - angle)));
  return (
    smoothstep(inner - soft, inner + soft, r) *
    (1 - smoothstep(outer - soft, outer + soft, r)) *
    (1 - smoothstep(half - soft * 2, half + soft * 2, away))
  );
}

/** The inside of the glass drum, behind the balls: the night seen through it, light pooled at its floor. */
export function drumBack(x, y, size) {
  const { u, v, r, cover } = place(x, y, size);
  if (cover <= 0) return [0, 0, 0, 0];
  const pool = Math.exp(-((u / 0.55) ** 2) - ((v - 0.72) / 0.3) ** 2) * 0.5;
  const far = bentBox(u, v, [0.74, 0.86], Math.PI * 0.28, 0.5, 0.05) * 0.3;
  const inner = blend(ramp(DEPTH, r), rgb('#7d63ff'), clamp(pool));
  const colour = blend(inner, rgb('#b9b0ff'), far);
  const a = cover * 0.94;
  return [...colour.map((c) => c * a), a];
}

/** The glass before the balls: the softbox at the top left, its bright edge, a cool strip at the right. */
export function drumFront(x, y, size) {
  const { u, v, r, cover } = place(x, y, size);
  if (cover <= 0) return [0, 0, 0, 0];
  const window = bentBox(u, v, [0.6, 0.9], -Math.PI * 0.73, 0.4, 0.07) * (0.2 + 1.3 * (r - 0.6));
  const pane = 0.1 * smoothstep(0.2, -0.9, v + u * 0.35) * (1 - smoothstep(0.9, 0.96, r));
  const spot = bentBox(u, v, [0.74, 0.87], -Math.PI * 0.55, 0.06, 0.04) * 0.4;
  const strip = bentBox(u, v, [0.86, 0.92], -0.05, 0.62, 0.025) * 0.4;
  const floor = bentBox(u, v, [0.84, 0.93], Math.PI * 0.62, 0.5, 0.04) * 0.35;
  const edge = 0.5 * smoothstep(0.9, 1, r) + 0.4 * smoothstep(0.965, 0.985, r);
  const glint = 0.85 * smoothstep(0.965, 0.985, r) * smoothstep(0.5, 1, (-0.7 * u - 0.7 * v) / (r || 1));
  const parts = [
    [edge, rgb('#8d7dff')],
    [floor, rgb('#9c7bff')],
    [strip, rgb('#b5c8ff')],
    [pane + window + spot + glint, rgb('#ffffff')],
  ];
  let colour = [0, 0, 0];
  let alpha = 0;
  for (const [strength, tint] of parts) {
    const s = clamp(strength);
    colour = colour.map((c, i) => c * (1 - s) + tint[i] * s);
    alpha += s * (1 - alpha);
  }
  return [...colour.map((c) => c * cover), alpha * cover];
}
