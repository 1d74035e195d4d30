import * as THREE from 'three';
import { bead, leaf, tube, turned } from '../covers/emblems/parts.js';
import { plastic } from './material.js';
import { curve, puff } from './puff.js';
import { at, ball, group, lathe } from './shape.js';
import { fade, tinge, tinged } from './tinge.js';

const GREEN = '#35b52c';
const CHEEK = new THREE.Color('#ff5a2a');
const BARK = '#7a4a1c';

/** Two cherries on one twig. */
export function cherry() {
  const one = () => body(0.6, 0.16, ['#a80016', '#e30b28', '#ff3a3a']);
  const twig = (points) => tube(points, (t) => 0.045 + 0.03 * (1 - t), plastic(GREEN));
  return group(
    at(one(), [-0.48, -0.46, 0.08], [0.3, 0, 0.2]),
    at(one(), [0.5, -0.5, -0.12], [0.3, 0, -0.2]),
    twig([
      [0.22, 0.84, 0],
      [-0.1, 0.5, 0.02],
      [-0.42, -0.06, 0.12],
    ]),
    twig([
      [0.22, 0.84, 0],
      [0.3, 0.46, -0.02],
      [0.46, -0.1, 0],
    ]),
    turned(84, leaf(0.98, 0.54, 0.12, plastic('#4cc93a'), { bend: -0.1 }), [0.2, 0.8, 0.06]),
    bead(0.09, BARK, [0.23, 0.84, 0.02]),
  );
}

/** A green apple with a warm cheek. */
export function apple() {
  const skin = body(0.92, 0.3, ['#3f9a08', '#7fd01a', '#c4ee3c'], (x, y) =>
    Math.max(0, x * 0.8 - y * 0.2 - 0.1),
  );
  return group(
    at(skin, [0, -0.1, 0], [0.32, 0, 0]),
    tube(
      [
        [0, 0.52, 0.1],
        [0.03, 0.78, 0.12],
        [0.14, 1.0, 0.1],
      ],
      (t) => 0.055 + 0.03 * t,
      plastic(BARK),
    ),
    turned(-62, leaf(0.74, 0.42, 0.1, plastic('#2f9e3a'), { bend: -0.06 }), [0.06, 0.7, 0.2]),
  );
}

/** A round fruit with a dimple at the stalk; `cheek(x, y)` is how much of its side has ripened red. */
function body(radius, dimple, shades, cheek = () => 0) {
  const profile = Array.from({ length: 61 }, (_, i) => {
    const a = (i / 60) * Math.PI;
    const out = Math.sin(a) * radius * (1 + 0.1 * Math.cos(a - 0.5));
    const hollow = dimple * Math.exp(-((Math.sin(a) / 0.34) ** 2));
    const up = Math.cos(a);
    return [out, (up * 0.92 - Math.sign(up) * hollow * (up > 0 ? 1 : 0.5)) * radius];
  });
  return tinge(lathe(profile, tinged({ roughness: 0.2 }), 96), (x, y, z) => {
    const ripe = fade(shades, 0.5 + (0.55 * y) / radius);
    const red = cheek(x / radius, y / radius, z / radius);
    return ripe.lerp(CHEEK, Math.min(0.8, red * 0.9));
  });
}

/** A ripe mango, golden with a red shoulder. */
export function mango() {
  const outline = curve(
    [
      [0.2, 0.84],
      [-0.34, 0.78],
      [-0.86, 0.3],
      [-0.9, -0.36],
      [-0.42, -0.84],
      [0.2, -0.8],
      [0.74, -0.42],
      [0.98, 0.06],
      [0.72, 0.6],
    ],
    8,
  );
  const flesh = tinge(
    puff(outline, 0.66, tinged({ roughness: 0.22, warmth: '#5e1e00' }), { cells: 84 }),
    (x, y) => fade(['#ffa000', '#ffbe10', '#ffa00e', '#ff5a1c', '#e3262f'], 0.42 + 0.42 * y - 0.34 * x),
  );
  return group(
    at(flesh, [0, -0.12, 0], [0, 0, -0.12]),
    tube(
      [
        [0.16, 0.6, 0.1],
        [0.18, 0.82, 0.1],
        [0.1, 0.98, 0.1],
      ],
      0.06,
      plastic(BARK),
    ),
    turned(-74, leaf(0.86, 0.42, 0.1, plastic(GREEN), { bend: 0.09 }), [0.1, 0.84, 0.16]),
  );
}

const BUNCH = [4, 3, 2, 1];

/** A bunch of grapes. */
export function grape() {
  const berries = BUNCH.flatMap((count, row) =>
    Array.from({ length: count }, (_, i) => {
      const x = (i - (count - 1) / 2) * 0.5;
      const z = 0.16 * Math.cos(x * 1.4) - 0.12 * (row % 2);
      return at(berry(row + i), [x, 0.34 - row * 0.42, z]);
    }),
  );
  const behind = [
    [-0.5, 0.46],
    [0, 0.52],
    [0.5, 0.46],
    [-0.26, 0],
    [0.28, 0],
  ].map(([x, y]) => at(berry(1), [x, y, -0.24]));
  return group(
    ...berries,
    ...behind,
    tube(
      [
        [0, 0.5, 0],
        [0.02, 0.86, 0],
        [0.2, 1.06, 0],
      ],
      0.06,
      plastic(BARK),
    ),
    turned(64, leaf(0.76, 0.6, 0.12, plastic('#4cc93a')), [0.04, 0.76, 0.16]),
    turned(-58, leaf(0.62, 0.46, 0.1, plastic(GREEN)), [0.06, 0.78, 0.1]),
  );
}

function berry(n) {
  return ball(0.31, plastic(['#a546ff', '#9334f2', '#b660ff'][n % 3], { roughness: 0.16 }));
}
