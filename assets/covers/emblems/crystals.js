import { at, lathe, ring } from '../../studio/shape.js';
import { cut } from './mint.js';
import { bead, leaf, paint, stone, turned } from './parts.js';

/** Crystals that grow from rock. */
export const crystal = {
  skins: [
    ['#5ad8ff', '#b06aff', '#3a2f6a'],
    ['#ff6ad8', '#6a7aff', '#2a2456'],
  ],
  pose: [10, 0, 0],
  make: (one, two, rock) => [
    ...[
      [0, 1.5, 0.34, 0, 0],
      [-0.4, 1.1, 0.26, 24, 0.1],
      [0.42, 1.2, 0.28, -22, 0.06],
      [-0.7, 0.7, 0.2, 48, 0.2],
      [0.74, 0.76, 0.2, -46, 0.2],
      [-0.18, 0.8, 0.2, 10, 0.34],
      [0.24, 0.66, 0.19, -12, 0.4],
    ].map(([x, tall, r, a, z], i) =>
      turned(
        a,
        at(
          cut(
            [
              [0.001, 0],
              [r * 0.8, 0],
              [r, tall * 0.2],
              [r * 0.86, tall * 0.78],
              [0.001, tall],
            ],
            6,
            i % 2 ? two : one,
            0.34,
          ),
          [0, 0, 0],
          [0, i, 0],
        ),
        [x * 0.6, -0.7, z],
      ),
    ),
    ...[
      [-0.6, -0.8, 0.1, 0.4],
      [0.5, -0.82, 0.1, 0.46],
      [0, -0.86, 0.3, 0.42],
      [-0.24, -0.92, 0.4, 0.3],
      [0.86, -0.86, 0, 0.3],
      [-0.92, -0.88, 0, 0.28],
    ].map(([x, y, z, r]) => bead(r, rock, [x, y, z], [1.2, 0.7, 1])),
  ],
};

/** A ring with a great stone. */
export const jewelRing = {
  skins: [
    ['gold', '#ff2a5a'],
    ['silver', '#ffb02e'],
    ['rose', '#3ad0ff'],
  ],
  pose: [14, 30, 0],
  make: (metal, colour) => [
    at(ring(0.72, 0.13, paint(metal)), [0, -0.4, 0]),
    ...[-1, 1].map((s) => at(leaf(0.46, 0.24, 0.1, metal), [s * 0.4, 0.12, 0.06], [0, 0, s * 0.5])),
    at(
      lathe(
        [
          [0.2, 0.16],
          [0.42, 0.34],
          [0.5, 0.5],
          [0.44, 0.52],
          [0.001, 0.3],
        ],
        paint(metal),
      ),
      [0, 0.04, 0],
    ),
    at(
      cut(
        [
          [0.001, 0.42],
          [0.36, 0.42],
          [0.54, 0.28],
          [0.62, 0.1],
          [0.001, -0.5],
        ],
        10,
        colour,
        0.34,
      ),
      [0, 0.56, 0],
    ),
    ...Array.from({ length: 6 }, (_, i) =>
      bead(0.075, metal, [Math.sin(i * 1.047) * 0.58, 0.68, Math.cos(i * 1.047) * 0.58]),
    ),
    ...[-50, -36, 36, 50].map((a) =>
      bead(0.07, stone('#ffffff', { flat: false, glow: 0.4 }), [
        Math.sin((a * Math.PI) / 180) * 0.74,
        -0.4 + Math.cos((a * Math.PI) / 180) * 0.74,
        0.12,
      ]),
    ),
  ],
};
