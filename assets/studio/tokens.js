import * as THREE from 'three';
import { brick, tube } from '../covers/emblems/parts.js';
import { boltPlate, coin, precious, vivid } from './gold.js';
import { plastic } from './material.js';
import { drawn } from './puff.js';
import { at, ball, group, slab } from './shape.js';

const STACKS = [
  [-0.62, 0.1, 6],
  [0.58, -0.12, 4],
  [0.06, 0.74, 2],
];

/** Coins in three stacks, one leaning on them. */
export function coinStack() {
  const coins = STACKS.flatMap(([x, z, count], stack) =>
    Array.from({ length: count }, (_, i) => {
      const shift = 0.03 * Math.sin(i * 2.4 + stack * 3);
      const one = at(coin(), [x + shift, i * 0.155, z + shift], [-Math.PI / 2, 0, i * 1.3]);
      one.scale.setScalar(0.58);
      return one;
    }),
  );
  const leaning = at(coin(), [0.92, 0.36, 0.62], [-0.5, 0.3, -0.2]);
  leaning.scale.setScalar(0.52);
  return {
    object: at(group(...coins, leaning), [-0.14, -0.42, 0], [0.46, 0, 0]),
    camera: { eye: [0, 0, 1], height: 2.84 },
    light: 1.15,
    tone: 'aces',
  };
}

const bite = (x, y, r) => new THREE.Path().absarc(x, y, r, 0, Math.PI * 2, true);

/** A ticket with bitten ends, a perforation and the bolt. */
export function ticket() {
  const shape = new THREE.Shape();
  const [w, h, r] = [1.2, 0.62, 0.2];
  shape.moveTo(-w + 0.12, h);
  shape.lineTo(w - 0.12, h);
  shape.quadraticCurveTo(w, h, w, h - 0.12);
  shape.lineTo(w, r);
  shape.absarc(w, 0, r, Math.PI / 2, Math.PI * 1.5, false);
  shape.lineTo(w, -h + 0.12);
  shape.quadraticCurveTo(w, -h, w - 0.12, -h);
  shape.lineTo(-w + 0.12, -h);
  shape.quadraticCurveTo(-w, -h, -w, -h + 0.12);
  shape.lineTo(-w, -r);
  shape.absarc(-w, 0, r, -Math.PI / 2, Math.PI / 2, false);
  shape.lineTo(-w, h - 0.12);
  shape.quadraticCurveTo(-w, h, -w + 0.12, h);
  shape.holes.push(...[-0.42, -0.21, 0, 0.21, 0.42].map((y) => bite(0.5, y, 0.085)));
  const body = (material) => slab(shape, 0.16, 0.05, material);
  const front = group(
    body(plastic('#ff4f4a', { roughness: 0.24 })),
    at(boltPlate(0.42, 0.16, vivid('#ffc81e', 0.3)), [-0.28, 0, 0.1]),
    at(brick([0.24, 0.1, 0.06], plastic('#fff3dc'), 0.03), [0.82, 0.3, 0.08]),
    at(brick([0.24, 0.1, 0.06], plastic('#fff3dc'), 0.03), [0.82, -0.3, 0.08]),
  );
  const behind = at(body(plastic('#7a3cf0', { roughness: 0.24 })), [0.1, 0.16, -0.3], [0, 0, 0.34]);
  return {
    object: at(group(front, behind), [0, 0, 0], [-0.14, -0.2, 0.2]),
    camera: { eye: [0, 0, 1], target: [0.03, 0.06, 0], height: 2.7 },
  };
}

const TICK =
  'M-50 4C-44 -6 -36 -8 -28 0L-14 15L26 -34C33 -42 44 -40 50 -30C52 -26 50 -22 47 -18L-4 44C-10 51 -20 51 -26 44L-49 17C-53 12 -53 8 -50 4z';

/** The check-in's calendar page: rings, a coral head and a golden tick. */
export function calendar() {
  const tick = new THREE.Shape(drawn(TICK, 0.0098).map(([x, y]) => new THREE.Vector2(x, y)));
  const steel = precious('silver');
  const page = group(
    brick([1.76, 1.76, 0.34], plastic('#ffffff', { roughness: 0.24 }), 0.16),
    at(brick([1.8, 0.54, 0.4], plastic('#f0343f', { roughness: 0.24 }), 0.16), [0, 0.66, 0]),
    at(brick([1.7, 0.16, 0.3], plastic('#cfc6ee', { roughness: 0.3 }), 0.07), [0, -0.88, -0.06]),
    ...[-0.48, 0.48].map((x) =>
      tube(
        [
          [x, 0.66, 0.24],
          [x, 0.92, 0.3],
          [x, 1.12, 0.06],
          [x, 0.9, -0.18],
        ],
        0.062,
        steel,
      ),
    ),
    ...[-0.48, 0.48].map((x) => at(ball(0.1, plastic('#8a0f24'), [1, 1, 0.4]), [x, 0.66, 0.2])),
    at(slab(tick, 0.2, 0.07, plastic('#12c79a', { roughness: 0.2 })), [0, -0.2, 0.2]),
  );
  return {
    object: at(page, [0, -0.06, 0], [0.14, -0.34, 0.05]),
    camera: { eye: [0, 0, 1], height: 2.6 },
    light: 1.35,
  };
}
