import { skull, spots, stripes } from '../../studio/face.js';
import { at, group, lathe } from '../../studio/shape.js';
import { gaze } from './eyes.js';
import { bead, leaf, pad, paint, stone, turned, twins } from './parts.js';

/** Great cats and other heads that look at the player. */
const INK = '#171019';

const fang = (x, y, z, long) =>
  at(
    lathe(
      [
        [0.05, 0],
        [0.045, -long * 0.4],
        [0.002, -long],
      ],
      paint('#fff8ea'),
    ),
    [x, y, z],
    [-0.1, 0, 0],
  );

/** A roaring cat: ruff, ears, brow, muzzle, open jaw with fangs, a jewel on the brow. */
function roar({ coat, pale, deep, eye, jewel, marks }) {
  const ruff = [24, 48, 72, 94, 116, 138, 160].flatMap((a, i) =>
    [a, -a].map((side) =>
      turned(-side, leaf(0.98 + (i % 2) * 0.1, 0.42, 0.1, i % 2 ? pale : coat), [
        0,
        0,
        -0.22 + (i % 2) * 0.04,
      ]),
    ),
  );
  return [
    ...ruff,
    skull(coat, [1.04, 0.98, 0.92]),
    twins(() =>
      group(
        bead(0.24, coat, [0.5, 0.52, -0.02], [1, 1, 0.5]),
        bead(0.14, deep, [0.5, 0.5, 0.1], [1, 1, 0.35]),
        bead(0.26, pale, [0.4, -0.2, 0.3], [1.1, 0.9, 0.8]),
      ),
    ),
    pad(
      [
        [0, 0.36],
        [-0.15, 0.2],
        [-0.12, -0.1],
        [-0.15, -0.2],
        [0.15, -0.2],
        [0.12, -0.1],
        [0.15, 0.2],
      ],
      0.14,
      coat,
      0.52,
    ),
    bead(0.27, '#4a0a1c', [0, -0.36, 0.38], [1, 0.95, 0.7]),
    bead(0.17, '#ff5a72', [0, -0.46, 0.48], [1, 0.6, 0.6]),
    twins(() => group(bead(0.2, pale, [0.15, -0.2, 0.56], [1.05, 0.78, 0.8]), fang(0.15, -0.27, 0.63, 0.25))),
    twins(() => at(group(fang(0.13, 0, 0, 0.15)), [0, -0.53, 0.56], [Math.PI, 0, 0])),
    bead(0.2, pale, [0, -0.6, 0.4], [1.1, 0.5, 0.8]),
    pad(
      [
        [-0.13, 0.07],
        [0, 0.09],
        [0.13, 0.07],
        [0.05, -0.07],
        [0, -0.1],
        [-0.05, -0.07],
      ],
      0.09,
      deep === INK ? '#d8455c' : INK,
      0.72,
    ),
    gaze(0.27, 0.13, 0.54, eye, deep, { size: 0.105, tilt: 24 }),
    ...marks,
    at(leaf(0.3, 0.17, 0.07, 'gold'), [0, 0.34, 0.53], [-0.42, 0, 0]),
    bead(0.07, stone(jewel, { flat: false, glow: 0.6 }), [0, 0.47, 0.56], [1, 1.25, 0.7]),
  ];
}

const bars = (ink) =>
  stripes(ink, [
    [0.22, 0.46, -22, 0.12],
    [-0.22, 0.46, 22, 0.12],
    [0.38, 0.36, -40, 0.1],
    [-0.38, 0.36, 40, 0.1],
    [0.56, -0.02, 72, 0.12],
    [-0.56, -0.02, -72, 0.12],
    [0.54, -0.2, 84, 0.1],
    [-0.54, -0.2, -84, 0.1],
  ]);
const rosettes = (ink) =>
  spots(
    ink,
    [
      [0.2, 0.44],
      [-0.2, 0.44],
      [0.38, 0.34],
      [-0.38, 0.34],
      [0.53, 0.12],
      [-0.53, 0.12],
      [0.58, -0.08, 0.8],
      [-0.58, -0.08, 0.8],
      [0.3, 0.52, 0.7],
      [-0.3, 0.52, 0.7],
    ],
    0.062,
  );

export const tiger = {
  skins: [
    ['#ff8a1f', '#fff1dc', INK, '#5affa0', '#ff3a5a'],
    ['#f4f4ff', '#ffffff', INK, '#4ac8ff', '#3a8aff'],
    ['gold', '#fff0c0', '#7a2a08', '#ff4a4a', '#3affc0'],
  ],
  make: (coat, pale, deep, eye, jewel) => roar({ coat, pale, deep, eye, jewel, marks: [bars(deep)] }),
};

export const jaguar = {
  skins: [
    ['#2a2440', '#4a4068', '#120d20', '#ffd23c', '#b06aff'],
    ['#ffb83a', '#fff3d8', '#4a2409', '#5affc8', '#18c88a'],
    ['#3a2a6a', '#7a5ad0', '#160f38', '#4affe0', '#ff5ab0'],
  ],
  make: (coat, pale, deep, eye, jewel) => roar({ coat, pale, deep, eye, jewel, marks: [rosettes(deep)] }),
};
