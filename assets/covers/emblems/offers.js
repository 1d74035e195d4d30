import { at, group, ring } from '../../studio/shape.js';
import { bead, brick, leaf, pad, paint, shine, spin, stone, tube, turned } from './parts.js';

/** What the house's banners show besides coins, cups and gifts. */

/** A shield with a tick: fair, and provably so. */
export const fair = {
  pose: [-4, -16, 0],
  make: () => [
    pad(
      [
        [0, 1.26],
        [-0.5, 1.04],
        [-1.02, 0.94, 1],
        [-1.0, 0.1],
        [-0.7, -0.7],
        [0, -1.26, 1],
        [0.7, -0.7],
        [1.0, 0.1],
        [1.02, 0.94, 1],
        [0.5, 1.04],
      ],
      0.3,
      'gold',
      -0.06,
    ),
    pad(
      [
        [0, 1.06],
        [-0.42, 0.88],
        [-0.84, 0.8, 1],
        [-0.82, 0.1],
        [-0.56, -0.6],
        [0, -1.04, 1],
        [0.56, -0.6],
        [0.82, 0.1],
        [0.84, 0.8, 1],
        [0.42, 0.88],
      ],
      0.3,
      '#4a35d8',
      0.08,
    ),
    tube(
      [
        [-0.42, 0.02, 0.42],
        [-0.12, -0.32, 0.46],
        [0.46, 0.44, 0.4],
      ],
      0.13,
      '#ffd21e',
    ),
    ...[
      [-0.78, 0.72],
      [0.78, 0.72],
      [0, -0.96],
    ].map(([x, y]) => bead(0.1, 'gold', [x, y, 0.16])),
    ...[
      [1.02, 0.96, 0.4],
      [-1.06, -0.5, 0.28],
      [0.98, -0.72, 0.22],
    ].map(([x, y, s]) =>
      at(
        spin(4, () => leaf(s, s * 0.46, 0.06, shine('#fff0a8', 1.05), { belly: 0.2, cells: 24 })),
        [x, y, 0.3],
      ),
    ),
  ],
};

/** A leaf-off calendar with a star on its day. */
export const calendar = {
  pose: [-6, -20, 6],
  make: () => [
    at(brick([2.0, 2.0, 0.3], '#2fd0b0', 0.2), [0, -0.14, -0.14]),
    at(brick([1.9, 1.9, 0.2], '#fffaf2', 0.16), [0, -0.16, 0.04]),
    at(brick([2.0, 0.56, 0.36], '#ff5a4a', 0.16), [0, 0.68, 0]),
    ...[-0.56, 0, 0.56].map((x) => group(at(ring(0.17, 0.06, paint('gold')), [x, 1.0, 0.04], [0, 1.57, 0]))),
    ...Array.from({ length: 12 }, (_, i) => [(i % 4) * 0.44 - 0.66, 0.14 - Math.floor(i / 4) * 0.42, i]).map(
      ([x, y, i]) => at(brick([0.32, 0.3, 0.1], i === 6 ? '#ffd21e' : '#c9c2ea', 0.08), [x, y, 0.14]),
    ),
    at(
      spin(5, () => leaf(0.5, 0.34, 0.16, 'gold', { belly: 0.22 })),
      [0.22, -0.28, 0.36],
    ),
    bead(0.1, stone('#ff4a7a', { flat: false, glow: 0.4 }), [0.22, -0.28, 0.52]),
    turned(
      -18,
      at(
        spin(4, () => leaf(0.34, 0.16, 0.06, shine('#fff0a8', 1.05), { belly: 0.2, cells: 24 })),
        [0, 0, 0],
      ),
      [1.08, 0.98, 0.3],
    ),
  ],
};
