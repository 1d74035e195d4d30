import * as THREE from 'three';
import { plastic } from './material.js';
import { at, group, lathe, ring } from './shape.js';

/** [body, inserts, inlay] of the six values, lowest first. */
const CHIPS = [
  ['#f3f1fb', '#5a48d6', '#dcd6f8'],
  ['#ea2b3c', '#fff6f2', '#f0404e'],
  ['#1f63f0', '#f4f7ff', '#3f7dfb'],
  ['#0fb492', '#f2fffb', '#27c7a5'],
  ['#7a3ff0', '#f8f2ff', '#8f5cf8'],
  ['#ffb910', '#4a2fc0', '#ffcf3f'],
];
const INSERTS = 6;
/** Half a chip's thickness; its radius is 1. */
const HALF = 0.14;

const EDGE = [
  [0.66, HALF - 0.02],
  [0.68, HALF],
  [0.91, HALF],
  [0.955, HALF - 0.012],
  [0.985, HALF - 0.04],
  [1, HALF - 0.085],
  [1, -HALF + 0.085],
  [0.985, -HALF + 0.04],
  [0.955, -HALF + 0.012],
  [0.91, -HALF],
];

function chip(value) {
  const [body, insert, inlay] = CHIPS[value];
  const profile = EDGE.map(([radius, y]) => new THREE.Vector2(radius, y));
  const piece = (from, length, colour) =>
    new THREE.Mesh(new THREE.LatheGeometry(profile, 40, from, length), plastic(colour, { roughness: 0.3 }));
  const step = (Math.PI * 2) / INSERTS;
  const pieces = Array.from({ length: INSERTS }, (_, i) => [
    piece(i * step - step * 0.2, step * 0.4, insert),
    piece(i * step + step * 0.2, step * 0.6, body),
  ]).flat();
  const middle = lathe(
    [
      [0.001, HALF - 0.035],
      [0.52, HALF - 0.035],
      [0.6, HALF - 0.028],
      [0.66, HALF - 0.01],
    ],
    plastic(inlay, { roughness: 0.34 }),
  );
  const hoop = at(
    ring(0.655, 0.026, plastic(insert, { roughness: 0.2 })),
    [0, HALF - 0.012, 0],
    [Math.PI / 2, 0, 0],
  );
  return group(...pieces, middle, hoop);
}

/** A chip on the table, seen from straight above. */
export function chipTop(value) {
  return {
    object: at(group(chip(value)), [0, 0, 0], [Math.PI / 2, 0, 0]),
    camera: { eye: [0, 0, 1], height: 2.06 },
    light: 1.7,
  };
}

/** A chip on the table, seen slantingly from the player's side. */
export function chipTilted(value) {
  return {
    object: at(group(chip(value)), [0, 0, 0], [0.9, 0, 0]),
    camera: { eye: [0, 0, 1], height: 2.06 },
    light: 1.7,
  };
}
