import * as THREE from 'three';
import { stone } from '../covers/emblems/parts.js';
import { lit } from './gold.js';
import { at, group } from './shape.js';

/** Outlines of the letters about the origin, 2 high: straight ones as corners, round ones as paths. */
const LETTERS = {
  ace: { shapes: () => [cornered(A, [A_HOLE])], colour: '#ff2438' },
  king: { shapes: () => [cornered(K)], colour: '#3a6cff' },
  queen: { shapes: () => [letterQ()], colour: '#b43cff' },
  jack: { shapes: () => [letterJ()], colour: '#12c25c' },
  ten: { shapes: () => [cornered(ONE), zero()], colour: '#10c8e0' },
};
export const RANKS = Object.keys(LETTERS);

const A = [
  [-1, -1],
  [-0.34, 1],
  [0.34, 1],
  [1, -1],
  [0.42, -1],
  [0.28, -0.56],
  [-0.28, -0.56],
  [-0.42, -1],
];
const A_HOLE = [
  [-0.24, -0.14],
  [0, 0.62],
  [0.24, -0.14],
];
const K = [
  [-0.9, -1],
  [-0.9, 1],
  [-0.34, 1],
  [-0.34, 0.26],
  [0.26, 1],
  [0.94, 1],
  [0.2, 0.12],
  [1, -1],
  [0.32, -1],
  [-0.16, -0.31],
  [-0.34, -0.52],
  [-0.34, -1],
];
const ONE = [
  [-0.66, -1],
  [-0.66, 0.36],
  [-1.06, 0.16],
  [-1.06, 0.68],
  [-0.56, 1],
  [-0.14, 1],
  [-0.14, -1],
];

const points = (list) => list.map(([x, y]) => new THREE.Vector2(x, y));

function cornered(outline, holes = []) {
  const shape = new THREE.Shape(points(outline));
  shape.holes = holes.map((hole) => new THREE.Path(points(hole)));
  return shape;
}

function letterQ() {
  const shape = new THREE.Shape();
  shape.absarc(0, 0.06, 0.98, -0.62, Math.PI * 2 - 1.16, false);
  for (const [x, y] of points([
    [0.56, -1.06],
    [1, -0.84],
  ]))
    shape.lineTo(x, y);
  const hole = new THREE.Path();
  hole.absarc(0, 0.06, 0.44, 0, Math.PI * 2, true);
  shape.holes = [hole];
  return shape;
}

function letterJ() {
  const shape = new THREE.Shape(
    points([
      [-0.34, 1],
      [0.72, 1],
      [0.72, -0.3],
    ]),
  );
  shape.absarc(0, -0.3, 0.72, 0, Math.PI, true);
  shape.lineTo(-0.2, -0.3);
  shape.absarc(0, -0.3, 0.2, Math.PI, 0, false);
  shape.lineTo(0.2, 0.52);
  shape.lineTo(-0.34, 0.52);
  return shape;
}

function zero() {
  const shape = new THREE.Shape();
  shape.absellipse(0.5, 0, 0.62, 1, 0, Math.PI * 2, false, 0);
  const hole = new THREE.Path();
  hole.absellipse(0.5, 0, 0.16, 0.46, 0, Math.PI * 2, true, 0);
  shape.holes = [hole];
  return shape;
}

/** A card rank: a cut stone of its own colour in a golden setting. */
export function slotRank(frame) {
  const { shapes, colour } = LETTERS[RANKS[frame]];
  const parts = shapes().flatMap((shape) => [
    grown(shape, { depth: 0.24, grow: 0.1, slope: 0.08, steps: 4 }, lit()),
    at(
      grown(shape, { depth: 0.16, grow: -0.015, slope: 0.11, steps: 1 }, stone(colour, { glow: 0.34 })),
      [0, 0, 0.2],
    ),
  ]);
  return {
    object: at(group(...parts), [0, 0, 0], [-0.1, 0.12, 0]),
    camera: { eye: [0, 0, 1], target: [0, 0, 0.1], height: 2.6 },
    light: 1.5,
  };
}

/** A letter's shape grown by `grow` (or shrunk), its edge sloping over `slope` in `steps`. */
function grown(shape, { depth, grow, slope, steps }, material) {
  const geometry = new THREE.ExtrudeGeometry(shape, {
    depth,
    bevelSize: slope,
    bevelThickness: slope,
    bevelOffset: grow - slope,
    bevelSegments: steps,
    curveSegments: 20,
  });
  geometry.translate(0, 0, -depth / 2);
  return new THREE.Mesh(geometry, material);
}
