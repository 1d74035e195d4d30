import * as THREE from 'three';
import { at, group, lathe, ring } from '../../studio/shape.js';
import { COLOURS } from './luckParts.js';
import {
  bead,
  brick,
  leaf,
  pad,
  paint,
  printed,
  shine,
  solid,
  spin,
  stone,
  tube,
  turned,
  word,
} from './parts.js';

export const wheel = {
  skins: [
    ['gold', 0, '#7a1430'],
    ['silver', 2, '#1f2a7a'],
    ['gold', 4, '#14566a'],
    ['rose', 1, '#4a1a6a'],
    ['bronze', 6, '#5a2410'],
  ],
  pose: [-4, 16, 0],
  make: (metal, shift, foot) => [
    at(
      pad(
        [
          [-0.2, -0.6],
          [-0.6, -1.36, 1],
          [0.6, -1.36, 1],
          [0.2, -0.6],
        ],
        0.14,
        foot,
      ),
      [0, 0, -0.3],
    ),
    at(solid(new THREE.CircleGeometry(1.02, 96), slices(shift)), [0, 0, 0.06]),
    at(
      lathe(
        [
          [0.001, 0],
          [1.1, 0],
          [1.1, -0.2],
          [0.001, -0.2],
        ],
        paint(foot),
      ),
      [0, 0, 0.02],
      [Math.PI / 2, 0, 0],
    ),
    at(ring(1.06, 0.1, paint(metal)), [0, 0, 0.04]),
    spin(20, (i) => bead(0.05, shine(i % 2 ? '#fff6c8' : '#ffd23c', 1), [0, 1.06, 0.14])),
    ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((i) =>
      turned(i * 36 + 18, at(brick([0.025, 0.98, 0.03], metal, 0.01), [0, 0.5, 0.07])),
    ),
    bead(0.27, metal, [0, 0, 0.06], [1, 1, 0.5]),
    at(
      spin(5, () => leaf(0.2, 0.13, 0.05, foot, { belly: 0.22, cells: 22 })),
      [0, 0, 0.2],
    ),
    turned(180, leaf(0.44, 0.34, 0.14, '#e8243f', { belly: 0.25 }), [0, 1.36, 0.2]),
    bead(0.1, metal, [0, 1.28, 0.32]),
  ],
};

function slices(shift) {
  return printed(
    (pen, side) => {
      const middle = side / 2;
      for (let i = 0; i < 10; i++) {
        const a = (i / 10) * Math.PI * 2 - Math.PI / 2;
        pen.fillStyle = COLOURS[(i * 3 + shift) % 8];
        pen.beginPath();
        pen.moveTo(middle, middle);
        pen.arc(middle, middle, middle, a, a + Math.PI / 5);
        pen.fill();
        pen.save();
        pen.translate(middle, middle);
        pen.rotate(a + Math.PI / 10 + Math.PI / 2);
        pen.translate(0, -side * 0.36);
        pen.font = `800 ${side * 0.09}px Cover`;
        pen.textAlign = 'center';
        pen.fillStyle = '#fffdf4';
        pen.fillText(['2x', '★', '5x', '10', '1x', '50', '8x', '★', '3x', '20'][i], 0, side * 0.03);
        pen.restore();
      }
    },
    { side: 1024 },
  );
}

/** A board of pins with a ball on its way. */
export const plinko = {
  skins: [
    ['#5a1a2a', '#ff6a2a', 'gold'],
    ['#2a1a6a', '#ff5ac8', 'silver'],
  ],
  pose: [-10, -16, 0],
  make: (board, light, metal) => [
    at(brick([1.9, 2.2, 0.16], board, 0.14), [0, 0, -0.1]),
    tube(
      [
        [-0.92, -1.06, 0],
        [-0.92, 1.0, 0],
        [-0.8, 1.08, 0],
        [0.8, 1.08, 0],
        [0.92, 1.0, 0],
        [0.92, -1.06, 0],
      ],
      0.08,
      metal,
    ),
    ...[3, 4, 5, 6, 7].flatMap((n, row) =>
      Array.from({ length: n }, (_, i) =>
        bead(0.065, metal, [(i - (n - 1) / 2) * 0.25, 0.7 - row * 0.28, 0.06]),
      ),
    ),
    ...[-0.75, -0.45, -0.15, 0.15, 0.45, 0.75].map((x, i) =>
      group(
        at(
          brick(
            [0.26, 0.3, 0.16],
            ['#e8243f', '#ff8a1e', '#ffd23c', '#ffd23c', '#ff8a1e', '#e8243f'][i],
            0.06,
          ),
          [x, -0.88, 0.04],
        ),
        at(word(['9', '3', '1', '1', '3', '9'][i], 0.2, '#2a0f1c', { side: 128 }), [x, -0.88, 0.14]),
      ),
    ),
    bead(0.17, stone(light, { flat: false, glow: 0.8 }), [0.12, 0.3, 0.26]),
    ...[
      [0.0, 0.62],
      [-0.06, 0.86],
      [0.04, 1.06],
    ].map(([x, y], i) => bead(0.12 - i * 0.026, shine(light, 0.9), [x, y, 0.2])),
  ],
};
