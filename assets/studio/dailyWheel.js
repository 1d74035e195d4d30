import * as THREE from 'three';
import { tin } from '../covers/emblems/parts.js';
import { back, facing } from './facing.js';
import { BOLT, boltPlate } from './gold.js';
import { lamp, PALETTE, plastic } from './material.js';
import { curve, puff } from './puff.js';
import { polar, sector } from './sector.js';
import { at, ball, group, ring, slab } from './shape.js';
import { enamel, polished } from './turning.js';

/** Segments of the daily wheel, and lamps round it: the first lamp half a step clockwise from the top. */
const SEGMENTS = 24;
const STEP = (Math.PI * 2) / SEGMENTS;
/** Radii of the segments, the rim's outer one being 1, and how far a photograph of one reaches beyond it. */
export const SEGMENT = { inner: 0.24, outer: 0.83, reach: 0.014 };
const LAMP_RADIUS = 0.912;

/** What the segments are made of, in the order of the sprites: night, teal, coral, violet, azure, ember, pearl, volt. */
const ENAMELS = ['#332a98', '#0f9c86', '#ea3f4c', '#8257f8', '#2c6cf0', '#f07a12', '#efe9ff', '#ffc61a'];
const GOLD = ENAMELS.length - 1;

/** Electric yellow that stays yellow in the shade. */
function volt() {
  const material = plastic('#ffdc30', { roughness: 0.2 });
  material.emissive = new THREE.Color('#ffc400');
  material.emissiveIntensity = 0.42;
  return material;
}

/** A segment at the top. It turns, so its light is the same all round. */
export function dailySegment(frame) {
  const { inner, outer, reach } = SEGMENT;
  const tile = sector(
    [inner, outer],
    [-0.5 * STEP, 0.5 * STEP],
    { depth: 0.07, round: 0.016, gap: 0.0036 },
    frame === GOLD ? polished(ENAMELS[frame]) : enamel(ENAMELS[frame]),
  );
  const low = inner * Math.cos(STEP / 2) - reach;
  return {
    object: group(tile),
    camera: { eye: [0, 0, 1], target: [0, (low + outer + reach) / 2, 0], height: outer + reach - low },
  };
}

/** The rim that stands still round the segments: a night sky in silver, its lamps off. */
export function dailyRim() {
  const sockets = Array.from({ length: SEGMENTS }, (_, i) => {
    const [x, y] = polar(LAMP_RADIUS, (i + 0.5) * STEP);
    const bulb = ball(0.027, plastic('#6d63b8', { roughness: 0.12 }), [1, 1, 0.7]);
    return at(group(at(ring(0.031, 0.008, tin('silver')), [0, 0, 0.004]), bulb), [x, y, 0.13]);
  });
  return {
    object: group(
      facing([...back(0.836, 0.99, 0.07, 0.055), [0.995, 0.02]], plastic('#1d1762', { roughness: 0.2 })),
      at(ring(0.84, 0.017, tin('silver')), [0, 0, 0.075]),
      at(ring(0.862, 0.006, volt()), [0, 0, 0.1]),
      at(ring(0.968, 0.006, volt()), [0, 0, 0.095]),
      at(ring(0.985, 0.013, tin('silver')), [0, 0, 0.06]),
      ...sockets,
    ),
    camera: { eye: [0, 0, 1], height: 2.04 },
    light: 1.6,
  };
}

/** The hub that stands still in the middle: the brand's bolt over the night. */
export function dailyHub() {
  const dish = facing([...back(0.8, 0.98, 0.04, 0.1), [0.99, 0]], tin('silver'));
  const seam = at(ring(0.8, 0.022, volt()), [0, 0, 0.1]);
  const dome = ball(0.8, plastic('#251c86', { roughness: 0.16 }), [1, 1, 0.4]);
  const bolt = group(
    at(boltPlate(0.62, 0.1, plastic('#0d0930')), [0.015, -0.03, 0.33]),
    at(boltPlate(0.58, 0.16, volt()), [0, 0, 0.37]),
  );
  return {
    object: group(dish, seam, dome, bolt),
    camera: { eye: [0, 0, 1], height: 2.04 },
    light: 1.45,
  };
}

/** The flap that the pegs strike: a bolt that hangs from its pin and points straight down. */
export function dailyFlap() {
  // Upright: the brand's bolt leans.
  const upright = BOLT.map(([x, y]) => [(x - 0.18 * y) * 0.86, y - (y < -0.5 ? 0.06 : 0)]);
  const grown = (by) => upright.map(([x, y]) => [x * (1 + by), y * (1 + by * 0.6)]);
  const plate = (points, depth, material) =>
    slab(new THREE.Shape(points.map(([x, y]) => new THREE.Vector2(x, y))), depth, depth * 0.3, material);
  const pin = group(
    at(ring(0.2, 0.06, tin('silver')), [0, 0, 0.05]),
    ball(0.19, plastic(PALETTE.coral, { roughness: 0.14 }), [1, 1, 0.6]),
  );
  return {
    object: at(
      group(
        plate(grown(0.22), 0.18, plastic('#120c40', { roughness: 0.3 })),
        at(plate(upright, 0.26, volt()), [0, 0, 0.08]),
        at(pin, [0, 0.62, 0.3]),
      ),
      [0, 0.02, 0],
    ),
    camera: { eye: [0, 0, 1], height: 2.5 },
    light: 1.35,
  };
}

/** The bracket on the rim that holds the flap. */
export function dailyBracket() {
  const shape = curve(
    [
      [-0.94, -0.3],
      [-0.7, 0.3],
      [-0.3, 0.6],
      [0, 0.66],
      [0.3, 0.6],
      [0.7, 0.3],
      [0.94, -0.3],
      [0.5, -0.52],
      [0, -0.58],
      [-0.5, -0.52],
    ],
    10,
  );
  const inner = shape.map(([x, y]) => [x * 0.84, y * 0.8]);
  const studs = [-0.62, 0.62].map((x) => at(ball(0.085, tin('silver'), [1, 1, 0.5]), [x, -0.12, 0.24]));
  return {
    object: group(
      puff(shape, 0.2, tin('silver')),
      at(puff(inner, 0.2, plastic('#5b3fe0', { roughness: 0.18 })), [0, 0.01, 0.09]),
      ...studs,
    ),
    camera: { eye: [0, 0, 1], height: 1.45 },
    light: 1.35,
  };
}

/** A peg between two segments. It goes round without being turned, so its light may come from the top left. */
export function dailyPeg() {
  return {
    object: group(ball(0.8, tin('silver'), [1, 1, 0.8])),
    camera: { eye: [0, 0, 1], height: 2 },
    light: 1.2,
  };
}

/** A lamp of the rim, lit; the glow belongs round it. */
export function dailyLamp() {
  return {
    object: group(ball(0.86, lamp('#ffedb0'), [1, 1, 0.7])),
    camera: { eye: [0, 0, 1], height: 2 },
  };
}
