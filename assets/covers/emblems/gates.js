import { at, group } from '../../studio/shape.js';
import { bead, brick, leaf, shine, stone, turned, twins } from './parts.js';

/** A split gate of red brick, light between its halves. */
export const gate = {
  skins: [
    ['#c0502e', 'gold', '#ffd98a'],
    ['#7a5ad0', 'gold', '#ff9af0'],
  ],
  pose: [4, -14, 0],
  make: (brickwork, metal, light) => [
    at(brick([0.34, 1.5, 0.1], shine(light, 1), 0.04), [0, -0.2, -0.4]),
    twins(() =>
      group(
        ...[
          [0.72, -0.9, 0.36],
          [0.62, -0.56, 0.36],
          [0.53, -0.22, 0.34],
          [0.44, 0.12, 0.34],
          [0.35, 0.44, 0.32],
          [0.27, 0.72, 0.28],
          [0.18, 0.98, 0.26],
        ].map(([w, y, h], i) =>
          group(
            at(brick([w, h, 0.66 - i * 0.05], brickwork, 0.03), [0.2 + w / 2, y, 0]),
            at(brick([w + 0.08, 0.07, 0.74 - i * 0.05], metal, 0.02), [0.2 + w / 2 + 0.01, y + h / 2, 0]),
            at(leaf(0.2, 0.18, 0.06, metal, { cells: 20 }), [0.2 + w, y + h / 2, 0.3 - i * 0.02]),
          ),
        ),
        turned(0, leaf(0.44, 0.2, 0.08, metal), [0.29, 1.08, 0]),
        ...[-0.9, -0.5, -0.1].map((y, i) =>
          turned(45, brick([0.15, 0.15, 0.08], stone('#3ad8c0', { flat: false }), 0.02), [
            0.5 - i * 0.04,
            y,
            0.34 - i * 0.01,
          ]),
        ),
      ),
    ),
    at(brick([1.9, 0.16, 0.9], brickwork, 0.04), [0, -1.12, 0]),
    at(brick([0.5, 0.1, 0.5], metal, 0.03), [0, -1.0, 0.3]),
  ],
};

export const pyramid = {
  skins: [['#d8a04a', '#3ad8b0', '#fff0b0']],
  pose: [16, 34, 0],
  make: (rock, jade, light) => [
    ...[0, 1, 2, 3, 4].map((i) =>
      group(
        at(brick([2 - i * 0.36, 0.26, 2 - i * 0.36], rock, 0.04), [0, -0.8 + i * 0.28, 0]),
        at(brick([2.04 - i * 0.36, 0.06, 2.04 - i * 0.36], jade, 0.02), [0, -0.66 + i * 0.28, 0]),
      ),
    ),
    ...[0, Math.PI / 2, -Math.PI / 2].map((a) =>
      at(
        group(
          ...Array.from({ length: 10 }, (_, i) =>
            at(brick([0.34, 0.14, 0.14], '#b87a2a', 0.02), [0, -0.86 + i * 0.14, 1.0 - i * 0.066]),
          ),
        ),
        [0, 0, 0],
        [0, a, 0],
      ),
    ),
    at(brick([0.52, 0.4, 0.52], rock, 0.04), [0, 0.62, 0]),
    at(brick([0.64, 0.1, 0.64], 'gold', 0.03), [0, 0.86, 0]),
    at(brick([0.18, 0.28, 0.04], shine(light, 1), 0.02), [0, 0.58, 0.26]),
    at(brick([0.04, 0.28, 0.18], shine(light, 1), 0.02), [-0.26, 0.58, 0]),
    bead(0.17, stone(jade, { flat: false, glow: 0.7 }), [0, 1.04, 0]),
  ],
};
