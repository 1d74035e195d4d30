import { at, group, lathe, ring } from '../../studio/shape.js';
import { bead, leaf, paint, shine, stone, tube } from './parts.js';

/** A jug of glazed clay with glowing smoke. */
export const kendi = {
  skins: [
    ['#1f6a9a', 'gold', '#8affe0'],
    ['#c05a1e', 'gold', '#ffe08a'],
  ],
  pose: [8, 0, 0],
  make: (clay, metal, smoke) => [
    lathe(
      [
        [0.001, -1.0],
        [0.46, -1.0],
        [0.5, -0.92],
        [0.4, -0.84],
        [0.76, -0.5],
        [0.86, -0.16],
        [0.74, 0.16],
        [0.34, 0.36],
        [0.22, 0.5],
        [0.2, 0.86],
        [0.32, 1.0],
        [0.34, 1.06],
        [0.26, 1.08],
        [0.001, 0.9],
      ],
      paint(clay),
    ),
    tube(
      [
        [0.6, -0.1, 0.2],
        [0.98, 0.12, 0.26],
        [1.1, 0.44, 0.26],
      ],
      (t) => 0.22 - t * 0.11,
      clay,
    ),
    at(ring(0.115, 0.035, paint(metal)), [1.11, 0.47, 0.26], [1.4, 0.3, 0]),
    ...[
      [0.83, -0.3],
      [0.84, 0],
      [0.26, 0.44],
      [0.31, 1.04],
      [0.47, -0.96],
    ].map(([r, y]) => at(ring(r, 0.04, paint(metal)), [0, y, 0], [Math.PI / 2, 0, 0])),
    ...Array.from({ length: 9 }, (_, i) => {
      const a = -1.3 + i * 0.33;
      return at(
        group(leaf(0.26, 0.17, 0.05, i % 2 ? metal : smoke, { cells: 24 })),
        [Math.sin(a) * 0.85, -0.28, Math.cos(a) * 0.85],
        [0, a, 0],
      );
    }),
    tube(
      [
        [0, 1.0, 0],
        [0.2, 1.26, 0],
        [-0.16, 1.5, 0.04],
        [0.1, 1.8, 0],
      ],
      (t) => 0.16 * Math.sin(0.3 + t * 2.7),
      stone(smoke, { flat: false, glow: 0.6 }),
    ),
    ...[
      [0.4, 1.4],
      [-0.44, 1.2],
      [0.3, 1.74],
    ].map(([x, y]) => bead(0.06, shine(smoke, 1), [x, y, 0.1])),
  ],
};

export const hourglass = {
  skins: [['gold', '#ffc86a', '#8a3a1a']],
  pose: [6, 18, -14],
  make: (metal, sand, wood) => [
    ...[-1, 1].map((s) =>
      group(
        lathe(
          [
            [0.001, s * 1.06],
            [0.66, s * 1.06],
            [0.72, s * 1.0],
            [0.72, s * 0.92],
            [0.62, s * 0.86],
            [0.001, s * 0.86],
          ],
          paint(metal),
        ),
        at(ring(0.68, 0.05, paint(wood)), [0, s * 0.96, 0], [Math.PI / 2, 0, 0]),
      ),
    ),
    lathe(
      [
        [0.5, 0.86],
        [0.54, 0.6],
        [0.4, 0.26],
        [0.08, 0.02],
        [0.08, -0.02],
        [0.4, -0.26],
        [0.54, -0.6],
        [0.5, -0.86],
      ],
      stone('#bfe4ff', { flat: false, glow: 0.12 }),
    ),
    lathe(
      [
        [0.001, 0.5],
        [0.53, 0.5],
        [0.42, 0.26],
        [0.1, 0.03],
        [0.001, 0.02],
      ],
      paint(sand),
    ).translateZ(0.035),
    lathe(
      [
        [0.001, -0.3],
        [0.3, -0.5],
        [0.55, -0.66],
        [0.54, -0.84],
        [0.001, -0.84],
      ],
      paint(sand),
    ).translateZ(0.035),
    ...[0, 1, 2].map((i) => {
      const a = 0.5 + i * 2.094;
      return group(
        tube(
          [
            [Math.sin(a) * 0.6, -0.9, Math.cos(a) * 0.6],
            [Math.sin(a) * 0.6, 0.9, Math.cos(a) * 0.6],
          ],
          0.06,
          metal,
        ),
        bead(0.1, metal, [Math.sin(a) * 0.6, 0, Math.cos(a) * 0.6]),
      );
    }),
    bead(0.14, stone('#ff4a6a', { flat: false, glow: 0.5 }), [0, 1.14, 0]),
    at(ring(0.11, 0.05, paint(metal)), [0, 0, 0], [Math.PI / 2, 0, 0]),
  ],
};
