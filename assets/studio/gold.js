import * as THREE from 'three';
import { metal } from './material.js';
import { at, group, lathe, slab } from './shape.js';

export const GOLD = '#ffae1c';
export const SILVER = '#dfe3f0';
export const BRONZE = '#e8863c';

/** The brand's bolt, about 2 high round the origin. */
export const BOLT = [
  [0.16, 1],
  [-0.62, -0.16],
  [-0.06, -0.16],
  [-0.2, -1],
  [0.62, 0.22],
  [0.04, 0.22],
];

/** A flat bolt with a round edge, `size` half its height. */
export function boltPlate(size, depth, material) {
  const shape = new THREE.Shape(BOLT.map(([x, y]) => new THREE.Vector2(x * size, y * size)));
  return slab(shape, depth, depth * 0.3, material);
}

/** A coin of radius 1 facing +z: a round rim, a sunken face and the bolt on both sides. */
export function coin(colour = GOLD) {
  const body = metal(colour, 0.2);
  const half = 0.13;
  const side = [
    [0, half - 0.07],
    [0.74, half - 0.07],
    [0.79, half - 0.02],
    [0.83, half],
    [0.92, half],
    [0.98, half - 0.04],
    [1, half - 0.09],
  ];
  const profile = [...side, ...side.map(([radius, y]) => [radius, -y]).reverse()];
  return group(
    at(lathe(profile, body, 96), [0, 0, 0], [Math.PI / 2, 0, 0]),
    boltPlate(0.56, 2 * half + 0.06, metal(new THREE.Color(colour).offsetHSL(0.02, 0, 0.08), 0.14)),
  );
}

/** The coin of the confetti at `frame` of `frames` of half a turn; both its faces are alike, so it loops. */
export function tossedCoin(frame, frames) {
  const spin = at(group(coin()), [0, 0, 0], [0, 0.22 + (frame / frames) * Math.PI, 0]);
  return {
    object: at(group(spin), [0, 0, 0], [0.3, 0, -0.25]),
    camera: { eye: [0, 0, 1], height: 2.16 },
    light: 1.15,
    tone: 'aces',
  };
}
