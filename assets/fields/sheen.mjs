import { clamp, smoothstep } from './raster.mjs';

/** Where the light comes from, from the middle of the picture; y grows downwards. */
const LIGHT = [-0.64, -0.77];
const NIGHT = [0.03, 0.01, 0.12];

/**
 * What stands still above a turning disc of radius 1 (of half the sprite): the lip's shadow along its lit side, a sheen
 * as of a softbox from the top left, a cool one from the right, and the dusk of the far side. `hole` is the radius of
 * what stands in its middle, which throws a shadow too.
 */
export const sheen =
  ({ hole = 0, strength = 1, lip = 0.1 } = {}) =>
  (x, y, size) => {
    const [u, v] = [(x / size) * 2 - 1, (y / size) * 2 - 1];
    const r = Math.hypot(u, v);
    if (r >= 1) return [0, 0, 0, 0];
    const facing = (u * LIGHT[0] + v * LIGHT[1]) / (r || 1);
    const along = u * LIGHT[0] + v * LIGHT[1];
    const inShade = Math.hypot(u + LIGHT[0] * lip, v + LIGHT[1] * lip);
    const cast = 0.5 * smoothstep(1 - lip * 1.3, 1, inShade) + 0.22 * smoothstep(0.9, 1, r);
    const drop = hole
      ? 0.55 *
        (1 - smoothstep(hole, hole * 1.7, Math.hypot(u + LIGHT[0] * hole * 0.5, v + LIGHT[1] * hole * 0.5)))
      : 0;
    const dusk = 0.3 * smoothstep(0.1, -1, along);
    const shade = clamp(Math.max(cast, drop, dusk)) * strength;
    const fan = smoothstep(0.8, 0.93, facing) * smoothstep(0.16, 0.5, r) * (1 - smoothstep(0.84, 0.97, r));
    const counter = smoothstep(0.86, 1, -facing) * smoothstep(0.3, 0.6, r) * (1 - smoothstep(0.84, 0.97, r));
    const light = (0.2 * fan + 0.08 * counter) * strength;
    const alpha = light + shade * (1 - light);
    return [...NIGHT.map((c) => c * shade * (1 - light) + light), alpha];
  };
