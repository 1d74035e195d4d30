import * as THREE from 'three';
import { lean, NOSE, profile, radius, TAIL, TIP } from './hull.js';
import { glass, lamp, metal, PALETTE, plastic } from './material.js';
import { at, ball, cushion, group, lathe, ring, slab } from './shape.js';

/** Three sides alike: a roll of a third of a turn loops without a seam. */
const SIDES = 3;

/** The rocket, nose to the upper right, at frame `frame` of `frames` of its roll. */
export function rocket(frame, frames) {
  const roll = group(hull(), nose(), antenna(), belt(), ...nozzle());
  for (let side = 0; side < SIDES; side++) {
    const turn = (side / SIDES) * Math.PI * 2;
    roll.add(
      at(group(porthole(0.34, 0.24), bolt(-0.27, 0.27)), [0, 0, 0], [0, turn, 0]),
      at(group(fin()), [0, 0, 0], [0, turn + Math.PI / SIDES - Math.PI / 2, 0]),
    );
  }
  const root = new THREE.Object3D();
  root.name = 'nozzle';
  root.position.y = -1.3;
  roll.add(root);
  roll.rotation.y = 0.25 + (frame / frames / SIDES) * Math.PI * 2;
  const lifted = at(group(roll), [0, 0.3, 0], [0.16, 0, 0]);
  return {
    object: at(group(lifted), [0, 0, 0], [0, 0, -Math.PI / 4]),
    camera: { eye: [0, 0, 1], height: 3.16 },
  };
}

function hull() {
  return lathe([[0, TAIL], ...profile(TAIL, NOSE)], plastic(PALETTE.white, { roughness: 0.2 }));
}

export function nose() {
  return lathe([...profile(NOSE, TIP, 64, 0.006)], plastic(PALETTE.coral));
}

function belt() {
  const band = (y, half, swell, material) =>
    lathe(
      Array.from({ length: 17 }, (_, i) => {
        const t = (i / 16) * 2 - 1;
        return [radius(y + t * half) + swell * Math.sqrt(Math.max(0, 1 - t * t)), y + t * half];
      }),
      material,
    );
  const steel = metal(PALETTE.steel, 0.2);
  return group(
    band(NOSE, 0.055, 0.035, steel),
    band(-0.68, 0.12, 0.022, plastic(PALETTE.coral)),
    band(-0.93, 0.07, 0.03, steel),
  );
}

/** The bell, and the glow inside it. */
export function nozzle() {
  const bell = [
    [0.24, -0.96],
    [0.25, -1.02],
    [0.27, -1.06],
    [0.31, -1.14],
    [0.37, -1.24],
    [0.385, -1.265],
    [0.37, -1.28],
    [0.345, -1.262],
    [0.28, -1.15],
    [0.2, -1.06],
    [0.001, -1.05],
  ];
  const glow = lathe(
    [
      [0.001, -1.09],
      [0.2, -1.1],
      [0.27, -1.17],
    ],
    lamp('#ffb428', 1.5),
  );
  glow.userData.noShadow = true;
  return [lathe(bell, metal('#8d8aa6', 0.26)), glow];
}

export function porthole(y, size) {
  const depth = radius(y);
  const tilt = -lean(y);
  const frame = group(
    at(ring(size, size * 0.23, metal(PALETTE.steel, 0.12)), [0, 0, 0.005]),
    at(ball(size, glass(PALETTE.sky, '#06226e'), [1, 1, 0.6]), [0, 0, -0.06]),
  );
  return at(frame, [0, y, depth - 0.01], [tilt, 0, 0]);
}

const FIN = [
  [0.5, -0.3],
  [0.68, -0.42],
  [0.93, -0.72],
  [1.06, -1.08],
  [1.07, -1.4],
  [0.99, -1.47],
  [0.88, -1.32],
  [0.72, -1.14],
  [0.5, -1.02],
  [0.3, -0.98],
  [0.3, -0.5],
];

export function fin() {
  return cushion(FIN, [0.74, -0.84], 0.26, plastic(PALETTE.coral));
}

function antenna() {
  return group(
    lathe(
      [
        [0.045, TIP - 0.03],
        [0.03, TIP + 0.02],
        [0.024, TIP + 0.1],
      ],
      metal(PALETTE.steel, 0.15),
    ),
    at(ball(0.062, plastic(PALETTE.volt)), [0, TIP + 0.13, 0]),
  );
}

const BOLT = [
  [0.16, 1],
  [-0.62, -0.16],
  [-0.06, -0.16],
  [-0.2, -1],
  [0.62, 0.22],
  [0.04, 0.22],
];

/** The brand's bolt, bent round the hull at height y. */
export function bolt(y, size) {
  const shape = new THREE.Shape(BOLT.map(([u, v]) => new THREE.Vector2(u * size, v * size)));
  const mesh = slab(shape, 0.12, 0.03, plastic(PALETTE.volt));
  const position = mesh.geometry.attributes.position;
  for (let i = 0; i < position.count; i++) {
    const height = y + position.getY(i);
    const angle = position.getX(i) / radius(y);
    const out = radius(height) + position.getZ(i) + 0.005;
    position.setXYZ(i, Math.sin(angle) * out, height, Math.cos(angle) * out);
  }
  mesh.geometry.computeVertexNormals();
  return mesh;
}
