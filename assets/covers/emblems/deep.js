import { rocket as ship } from '../../studio/rocket.js';
import { at, group, lathe, ring } from '../../studio/shape.js';
import { bead, leaf, pad, shine, spin, stone, tube, turned } from './parts.js';

/** A sinkhole's blue eye, roots above, light in it. */
export const cenote = {
  skins: [
    ['#6a7a5a', '#1fc8e8', '#5aff9a'],
    ['#7a5a8a', '#ff7ab0', '#5ae0ff'],
  ],
  pose: [34, 0, 0],
  make: (rock, water, leafing) => [
    at(
      lathe(
        [
          [0.001, 0],
          [0.8, 0],
          [0.84, -0.1],
        ],
        stone(water, { flat: false, glow: 0.5 }),
      ),
      [0, -0.1, 0],
    ),
    ...[0.3, 0.52, 0.7].map((r) =>
      at(ring(r, 0.016, shine('#d8ffff', 0.9)), [0.05, -0.08, 0.04], [Math.PI / 2, 0, 0]),
    ),
    ...Array.from({ length: 16 }, (_, i) => {
      const a = (i / 16) * 6.283;
      return bead(
        0.27 + (i % 3) * 0.04,
        rock,
        [Math.sin(a) * 1.02, -0.08 + (i % 2) * 0.08, Math.cos(a) * 1.02],
        [1, 0.9, 1],
      );
    }),
    ...Array.from({ length: 10 }, (_, i) => {
      const a = (i / 10) * 6.283 + 0.2;
      return at(
        leaf(0.4, 0.22, 0.05, i % 2 ? leafing : '#2a9a4a'),
        [Math.sin(a) * 1.02, 0.16, Math.cos(a) * 1.02],
        [-0.4 * Math.cos(a), 0, -0.5 * Math.sin(a)],
      );
    }),
    ...[-0.36, 0, 0.36].map((x, i) =>
      tube(
        [
          [x, 1.6 - Math.abs(x), -0.4],
          [x * 0.9, 0.6, -0.3],
          [x * 0.8, -0.1, -0.2],
        ],
        (t) => 0.05 * (1 - t * 0.4),
        shine(i === 1 ? '#f0ffff' : water, 0.8),
      ),
    ),
    at(
      spin(6, () => leaf(0.32, 0.19, 0.06, '#ffb0d8', { belly: 0.6 })),
      [0.3, 0.02, 0.36],
      [-1.2, 0, 0],
    ),
    bead(0.16, stone('#ffffff', { flat: false, glow: 0.6 }), [-0.14, 0.1, 0]),
  ],
};

/** The house's own rocket, with fire. */
export const rocket = {
  skins: [['#ff8a1e'], ['#3ad8ff'], ['#ff3a9a']],
  make: (fire) => [
    ship(10, 12).object,
    turned(
      135,
      group(
        pad(
          [
            [-0.26, 0],
            [-0.3, 0.5],
            [0, 1.5, 1],
            [0.3, 0.5],
            [0.26, 0],
          ],
          0.24,
          stone(fire, { flat: false, glow: 0.8 }),
        ),
        at(
          pad(
            [
              [-0.15, 0],
              [-0.17, 0.4],
              [0, 1.0, 1],
              [0.17, 0.4],
              [0.15, 0],
            ],
            0.2,
            stone('#fff07a', { flat: false, glow: 1 }),
          ),
          [0, 0, 0.12],
        ),
      ),
      [-0.68, -0.68, 0],
    ),
  ],
};
