import { at, group, lathe, ring } from '../../studio/shape.js';
import { brick, pad, paint, sized, spin } from './parts.js';
import { SUITS } from './suits.js';

/** One chip, its face to the viewer. */
export function chip(colour, sign = 'gold') {
  return group(
    at(
      lathe(
        [
          [0.001, 0.14],
          [0.9, 0.14],
          [0.98, 0.08],
          [0.98, -0.08],
          [0.9, -0.14],
          [0.001, -0.14],
        ],
        paint(colour),
      ),
      [0, 0, 0],
      [Math.PI / 2, 0, 0],
    ),
    spin(8, () => at(brick([0.3, 0.2, 0.3], '#fdfaf4', 0.05), [0, 0.89, 0])),
    at(ring(0.66, 0.035, paint(sign)), [0, 0, 0.14]),
    at(
      lathe(
        [
          [0.001, 0.02],
          [0.6, 0.02],
          [0.62, 0],
        ],
        paint('#fdfaf4'),
      ),
      [0, 0, 0.13],
      [Math.PI / 2, 0, 0],
    ),
    at(sized(0.4, pad(SUITS.spade, 0.14, colour)), [0, 0, 0.15]),
  );
}

export const PIPS = [
  [],
  [[0, 0]],
  [
    [-1, 1],
    [1, -1],
  ],
  [
    [-1, 1],
    [0, 0],
    [1, -1],
  ],
  [
    [-1, 1],
    [1, 1],
    [-1, -1],
    [1, -1],
  ],
  [
    [-1, 1],
    [1, 1],
    [0, 0],
    [-1, -1],
    [1, -1],
  ],
  [
    [-1, 1],
    [1, 1],
    [-1, 0],
    [1, 0],
    [-1, -1],
    [1, -1],
  ],
];
