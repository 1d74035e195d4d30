import { at, group, lathe, ring } from '../../studio/shape.js';
import { bead, brick, pad, paint, tube } from './parts.js';

/** A board of eight houses and two stores, filled with shells. */
export const congkak = {
  skins: [['#8a4a1e', 'gold', '#fff0d8']],
  pose: [-24, -10, 26],
  make: (wood, metal, shell) => [
    pad(
      [
        [-1.5, 0],
        [-1.3, 0.4],
        [-0.8, 0.5],
        [0, 0.46],
        [0.8, 0.5],
        [1.3, 0.4],
        [1.5, 0],
        [1.3, -0.4],
        [0.8, -0.5],
        [0, -0.46],
        [-0.8, -0.5],
        [-1.3, -0.4],
      ],
      0.26,
      wood,
    ),
    ...Array.from({ length: 10 }, (_, i) => {
      const [x, y] = [-0.72 + (i % 5) * 0.36, i < 5 ? 0.22 : -0.22];
      return group(
        bead(0.15, '#3a1a0c', [x, y, 0.24], [1, 1, 0.3]),
        at(ring(0.16, 0.025, paint(metal)), [x, y, 0.26]),
        ...[0, 1, 2].map((k) =>
          bead(
            0.055,
            k % 2 ? shell : '#ffb8a0',
            [x + Math.cos(k * 2.1) * 0.06, y + Math.sin(k * 2.1) * 0.06, 0.3],
            [1.2, 0.9, 0.8],
          ),
        ),
      );
    }),
    ...[-1.16, 1.16].map((x) =>
      group(
        bead(0.26, '#3a1a0c', [x, 0, 0.2], [0.9, 1.1, 0.3]),
        at(ring(0.27, 0.035, paint(metal)), [x, 0, 0.22]),
        ...Array.from({ length: 8 }, (_, k) =>
          bead(
            0.065,
            k % 2 ? shell : '#3ad8c0',
            [
              x + Math.cos(k * 2.4) * 0.045 * Math.sqrt(k * 3),
              Math.sin(k * 2.4) * 0.055 * Math.sqrt(k * 3),
              0.28,
            ],
            [1.2, 0.9, 0.8],
          ),
        ),
      ),
    ),
    ...[-1, 1].map((s) =>
      tube(
        [
          [s * 1.4, 0, 0.1],
          [s * 1.74, 0.06, 0.24],
          [s * 1.8, 0.26, 0.3],
          [s * 1.66, 0.3, 0.3],
        ],
        (t) => 0.12 * (1 - t * 0.6),
        metal,
      ),
    ),
  ],
};

/** A king and a tower on a chequered board. */
export const chess = {
  skins: [['gold', '#2a1a5a']],
  pose: [16, -20, 0],
  make: (metal, dark) => [
    ...Array.from({ length: 16 }, (_, i) =>
      at(brick([0.5, 0.16, 0.5], (Math.floor(i / 4) + i) % 2 ? '#fff3d8' : dark, 0.04), [
        -0.75 + (i % 4) * 0.5,
        -1.04,
        -0.75 + Math.floor(i / 4) * 0.5,
      ]),
    ),
    at(
      lathe(
        [
          [0.001, -0.94],
          [0.46, -0.94],
          [0.48, -0.84],
          [0.36, -0.74],
          [0.26, -0.5],
          [0.2, 0.1],
          [0.22, 0.34],
          [0.36, 0.4],
          [0.36, 0.48],
          [0.22, 0.52],
          [0.32, 0.86],
          [0.26, 0.92],
          [0.001, 0.96],
        ],
        paint(metal),
      ),
      [-0.16, 0, 0.2],
    ),
    at(brick([0.1, 0.36, 0.1], metal, 0.03), [-0.16, 1.1, 0.2]),
    at(brick([0.28, 0.1, 0.1], metal, 0.03), [-0.16, 1.14, 0.2]),
    at(
      lathe(
        [
          [0.001, -0.94],
          [0.4, -0.94],
          [0.42, -0.84],
          [0.3, -0.76],
          [0.24, -0.3],
          [0.32, -0.1],
          [0.34, 0.2],
          [0.24, 0.2],
          [0.24, 0.06],
          [0.001, 0.06],
        ],
        paint(dark),
      ),
      [0.6, 0, -0.2],
    ),
    ...Array.from({ length: 6 }, (_, i) =>
      at(brick([0.13, 0.16, 0.13], dark, 0.03), [
        0.6 + Math.sin(i * 1.047) * 0.29,
        0.24,
        -0.2 + Math.cos(i * 1.047) * 0.29,
      ]),
    ),
    at(
      group(
        lathe(
          [
            [0.001, -0.94],
            [0.32, -0.94],
            [0.34, -0.84],
            [0.2, -0.76],
            [0.14, -0.36],
            [0.2, -0.3],
            [0.001, -0.28],
          ],
          paint('silver'),
        ),
        bead(0.2, 'silver', [0, -0.16, 0]),
      ),
      [0.4, 0, 0.66],
    ),
    at(ring(0.28, 0.03, paint('#e8243f')), [-0.16, 0.44, 0.2], [Math.PI / 2, 0, 0]),
  ],
};
