import * as THREE from 'three';
import { toCreasedNormals } from 'three/addons/utils/BufferGeometryUtils.js';
import { brick } from '../covers/emblems/parts.js';
import { boltPlate, coin, precious, vivid } from './gold.js';
import { plastic } from './material.js';
import { at, ball, group, slab } from './shape.js';

const [WIDTH, DEPTH, TALL] = [1.9, 1.2, 0.86];
const BANDS = [-WIDTH / 2, WIDTH / 2];

/** A chest: closed in frame 0, open and full of coins in frame 1. */
export function chest(frame) {
  const open = frame === 1;
  const wood = vivid('#9c1238', 0.14);
  const gold = precious('gold');
  const hinge = at(group(lid(wood, gold)), [0, TALL / 2, -DEPTH / 2], [open ? -1.15 : 0, 0, 0]);
  const parts = [box(wood, gold, open), hinge, lock(gold)];
  if (open) parts.push(hoard());
  return {
    object: at(group(...parts), [0, open ? -0.42 : -0.24, 0], [0.34, -0.42, 0]),
    camera: { eye: [0, 0, 1], target: [0, 0.02, 0], height: open ? 2.9 : 2.5 },
    light: 1.15,
    tone: 'aces',
  };
}

function box(wood, gold, open) {
  const inside = plastic('#4a0d26', { roughness: 0.6, coat: 0 });
  const wall = (size, place) => at(brick(size, wood, 0.06), place);
  const strip = (size, place) => at(brick(size, gold, 0.045), place);
  return group(
    wall([WIDTH, TALL, 0.14], [0, 0, DEPTH / 2 - 0.07]),
    wall([WIDTH, TALL, 0.14], [0, 0, -DEPTH / 2 + 0.07]),
    wall([0.14, TALL, DEPTH], [-WIDTH / 2 + 0.07, 0, 0]),
    wall([0.14, TALL, DEPTH], [WIDTH / 2 - 0.07, 0, 0]),
    at(brick([WIDTH - 0.1, 0.1, DEPTH - 0.1], inside, 0.04), [0, open ? -0.1 : 0, 0]),
    ...BANDS.map((x) => strip([0.2, TALL + 0.05, DEPTH + 0.08], [x, 0, 0])),
    strip([WIDTH + 0.08, 0.13, DEPTH + 0.08], [0, -TALL / 2 + 0.05, 0]),
    ...[DEPTH / 2, -DEPTH / 2].map((z) => strip([WIDTH + 0.06, 0.12, 0.16], [0, TALL / 2 - 0.06, z * 0.97])),
    ...[1, -1].map((side) =>
      strip([0.16, 0.12, DEPTH + 0.04], [(side * WIDTH) / 2 - side * 0.03, TALL / 2 - 0.06, 0]),
    ),
  );
}

/** The lid about its hinge: half a barrel, its rounded ends closed. */
function lid(wood, gold) {
  const bow = (half, rise, length, material, place) => {
    const shape = new THREE.Shape();
    shape.moveTo(-half, 0);
    shape.lineTo(half, 0);
    shape.bezierCurveTo(half, rise * 1.3, -half, rise * 1.3, -half, 0);
    const barrel = slab(shape, length, 0.05, material);
    barrel.geometry = toCreasedNormals(barrel.geometry, 0.6);
    return at(barrel, place, [0, Math.PI / 2, 0]);
  };
  const hoop = (x) => bow(DEPTH / 2 + 0.05, 0.6, 0.2, gold, [x, -0.02, DEPTH / 2]);
  return group(
    bow(DEPTH / 2, 0.54, WIDTH, wood, [0, 0, DEPTH / 2]),
    ...BANDS.map(hoop),
    at(brick([WIDTH + 0.06, 0.12, 0.14], gold, 0.045), [0, 0.05, DEPTH]),
  );
}

function lock(gold) {
  const plate = new THREE.Shape();
  plate.moveTo(-0.24, 0.22);
  plate.lineTo(0.24, 0.22);
  plate.bezierCurveTo(0.27, -0.12, 0.16, -0.24, 0, -0.32);
  plate.bezierCurveTo(-0.16, -0.24, -0.27, -0.12, -0.24, 0.22);
  return at(
    group(slab(plate, 0.16, 0.05, gold), at(boltPlate(0.17, 0.1, vivid('#4a2fc4')), [0, -0.02, 0.07])),
    [0, TALL / 2 - 0.12, DEPTH / 2 + 0.06],
  );
}

/** Coins heaped in the box; where they lie is worked out from the golden angle. */
function hoard() {
  const heap = [at(ball(0.62, precious('gold', 0.14), [1.28, 0.42, 0.72]), [0, 0.24, 0])];
  for (let i = 0; i < 26; i++) {
    const out = Math.sqrt((i + 0.5) / 26);
    const angle = i * 2.39996;
    const [x, z] = [Math.cos(angle) * out * 0.74, Math.sin(angle) * out * 0.42];
    const one = at(
      coin(),
      [x, 0.48 - out * out * 0.14, z],
      [-0.9 + 0.7 * Math.sin(i * 1.7), 0.6 * Math.sin(i * 2.3), i],
    );
    one.scale.setScalar(0.24);
    heap.push(one);
  }
  return group(...heap);
}
