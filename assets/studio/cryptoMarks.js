import * as THREE from 'three';
import { leaf, spin, stone } from '../covers/emblems/parts.js';
import { BOLT } from './gold.js';
import { drawn, puff } from './puff.js';
import { at, ball, group } from './shape.js';

/** The invented marks of the coins, about 1 high round the origin; each takes the material it is struck in. */
const swollen = (d, metal, thick = 0.11) => puff(drawn(d, 0.01, 320), thick, metal, { cells: 96, back: 0 });

const bolt = (metal) =>
  puff(
    BOLT.map(([x, y]) => [x * 0.62, y * 0.56]),
    0.12,
    metal,
    { cells: 90, back: 0 },
  );

const wave = (metal) =>
  group(
    swollen(
      'M-54 14 C-50 -20 -26 -46 6 -46 C32 -46 50 -28 50 -8 C50 8 38 18 25 16 C36 8 36 -8 24 -14 C8 -22 -4 -8 0 6 C6 26 34 30 56 22 C44 42 10 48 -14 40 C-36 34 -46 26 -54 14Z',
      metal,
    ),
  );

const sprout = (metal) =>
  group(
    at(leaf(0.8, 0.42, 0.11, metal, { belly: 0.5 }), [0.02, -0.26, 0], [0, 0, -0.52]),
    at(leaf(0.62, 0.34, 0.1, metal, { belly: 0.5 }), [-0.02, -0.26, 0], [0, 0, 0.62]),
    at(leaf(0.36, 0.12, 0.07, metal, { belly: 0.5 }), [0, -0.18, 0], [0, 0, Math.PI]),
  );

const moon = (metal) =>
  group(
    swollen('M14 -50 A50 50 0 1 0 48 24 A40 40 0 1 1 14 -50Z', metal, 0.12),
    at(
      spin(4, () => leaf(0.17, 0.09, 0.05, metal, { belly: 0.25 })),
      [0.24, 0.2, 0],
    ),
  );

const flame = (metal) =>
  puff(
    drawn(
      'M4 -56 C10 -34 40 -20 38 14 C37 38 20 52 0 52 C-22 52 -38 38 -38 14 C-38 -4 -28 -14 -22 -28 C-18 -18 -14 -14 -8 -12 C-10 -28 -6 -44 4 -56Z',
      0.01,
      320,
    ),
    0.12,
    metal,
    {
      cells: 96,
      back: 0,
      holes: [
        drawn('M0 2 C6 12 16 18 15 29 C14 38 8 42 0 42 C-8 42 -14 38 -15 29 C-15 20 -6 14 0 2Z', 0.01, 160),
      ],
    },
  );

const kawung = (metal) =>
  group(
    at(
      spin(4, () => at(leaf(0.5, 0.32, 0.1, metal, { belly: 0.5 }), [0, 0.07, 0])),
      [0, 0, 0],
      [0, 0, Math.PI / 4],
    ),
    ball(0.075, metal, [1, 1, 0.7]),
    spin(4, () => at(ball(0.06, metal, [1, 1, 0.7]), [0, 0.44, 0])),
  );

/** A cut stone instead of struck metal. */
function crystal() {
  const crown = new THREE.Mesh(
    new THREE.CylinderGeometry(0.24, 0.46, 0.2, 6, 1),
    stone('#38d8ce', { glow: 0.16 }),
  );
  const table = at(
    new THREE.Mesh(new THREE.CircleGeometry(0.24, 6, Math.PI / 6), stone('#7df3ea', { glow: 0.2 })),
    [0, 0.101, 0],
    [-Math.PI / 2, 0, 0],
  );
  const gem = at(group(crown, table), [0, 0, 0.06], [Math.PI / 2, 0, 0]);
  gem.scale.set(1, 1, 1.16);
  return group(gem);
}

export const MARKS = { bolt, wave, sprout, moon, flame, kawung, crystal };
