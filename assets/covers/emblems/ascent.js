import { at, group, lathe, ring } from '../../studio/shape.js';
import { bead, brick, leaf, pad, paint, shine, spin, stone, tube, turned } from './parts.js';

export const balloon = {
  skins: [['#ff4a3a', '#ffc23a', '#2a8aff']],
  pose: [10, 0, 8],
  make: (one, two, three) => [
    ...Array.from({ length: 14 }, (_, i) => {
      const a = (i / 14) * Math.PI * 2;
      return tube(
        Array.from({ length: 9 }, (_, k) => {
          const t = k / 8;
          const r = 0.1 + 0.72 * Math.sin(Math.min(1, t * 1.06) * Math.PI * 0.94 + 0.1) ** 0.8;
          return [Math.sin(a) * r * 0.98, -0.46 + t * 1.66, Math.cos(a) * r * 0.98];
        }),
        (t) => 0.06 + 0.14 * Math.sin(t * Math.PI),
        [one, two, one, three][i % 4],
        { around: 12 },
      );
    }),
    bead(0.24, two, [0, 1.16, 0], [1, 0.5, 1]),
    at(ring(0.22, 0.07, paint('gold')), [0, -0.5, 0], [Math.PI / 2, 0, 0]),
    ...[-1, 1].flatMap((s) =>
      [-1, 1].map((z) =>
        tube(
          [
            [s * 0.2, -0.5, z * 0.14],
            [s * 0.24, -0.92, z * 0.2],
          ],
          0.02,
          'gold',
        ),
      ),
    ),
    at(brick([0.56, 0.36, 0.5], '#a8602a', 0.08), [0, -1.08, 0]),
    at(brick([0.62, 0.1, 0.56], '#e0a85a', 0.05), [0, -0.92, 0]),
    ...[-0.34, 0.34].map((x) => bead(0.12, '#d8ac6a', [x, -1.06, 0.1], [0.8, 1.2, 1])),
    bead(0.1, shine('#ffe08a', 1.1), [0, -0.56, 0]),
  ],
};

export const pickaxe = {
  skins: [['silver', '#8a4a1e', '#d8e4ff']],
  pose: [0, 0, 32],
  make: (metal, wood, ore) => [
    tube(
      [
        [0, -1.3, 0],
        [0, 0.9, 0],
      ],
      (t) => 0.11 + 0.03 * Math.sin(t * 6),
      wood,
    ),
    tube(
      [
        [-1.1, 0.36, 0],
        [-0.6, 0.74, 0],
        [0, 0.86, 0],
        [0.6, 0.74, 0],
        [1.1, 0.36, 0],
      ],
      (t) => 0.02 + 0.17 * Math.sin(t * Math.PI) ** 0.7,
      metal,
    ),
    at(brick([0.36, 0.4, 0.4], 'gold', 0.08), [0, 0.84, 0]),
    ...[-1.24, -1.1].map((y) => at(ring(0.13, 0.035, paint('gold')), [0, y, 0], [Math.PI / 2, 0, 0])),
    ...[
      [-0.7, -0.6, 0.34],
      [-0.4, -0.96, 0.3],
      [0.56, -0.5, 0.32],
      [0.66, -0.9, 0.26],
      [-0.94, -0.9, 0.22],
    ].map(([x, y, r], i) =>
      turned(
        i * 24,
        at(
          brick([r * 1.7, r * 1.5, r * 1.5], stone(i % 2 ? ore : '#8fa6d8', { glow: 0.2 }), 0.07),
          [0, 0, 0],
          [0.5, 0.6 + i, 0],
        ),
        [x, y, 0.1],
      ),
    ),
  ],
};

/** A round bomb with a lit fuse. */
export const bomb = {
  skins: [['#24223e', 'gold', '#ff8a1e']],
  pose: [0, 0, 8],
  make: (iron, metal, fire) => [
    bead(0.9, iron, [0, -0.22, 0]),
    at(
      group(
        lathe(
          [
            [0.001, 0.2],
            [0.28, 0.2],
            [0.32, 0.14],
            [0.32, -0.1],
            [0.001, -0.1],
          ],
          paint(metal),
        ),
      ),
      [0.4, 0.6, 0.2],
      [0.3, 0, -0.5],
    ),
    tube(
      [
        [0.46, 0.7, 0.24],
        [0.62, 1.0, 0.3],
        [0.94, 1.0, 0.3],
        [1.06, 1.2, 0.3],
      ],
      0.06,
      '#e8c890',
    ),
    at(
      spin(8, (i) =>
        leaf(i % 2 ? 0.3 : 0.5, 0.14, 0.06, stone(i % 2 ? '#fff07a' : fire, { flat: false, glow: 0.9 }), {
          belly: 0.2,
          cells: 22,
        }),
      ),
      [1.08, 1.24, 0.32],
    ),
    bead(0.15, shine('#fff8d0', 1.1), [1.08, 1.24, 0.36]),
    at(
      group(
        pad(
          [
            [0.12, 0.56, 1],
            [-0.4, -0.1, 1],
            [-0.04, -0.1, 1],
            [-0.12, -0.56, 1],
            [0.4, 0.12, 1],
            [0.04, 0.12, 1],
          ],
          0.08,
          metal,
        ),
      ),
      [-0.1, -0.26, 0.84],
      [0.04, -0.1, 0],
    ),
    at(ring(0.62, 0.035, paint(metal)), [-0.08, -0.26, 0.62], [0.04, -0.1, 0]),
    ...[
      [-0.9, 0.7],
      [-0.7, 0.98],
      [0.5, 1.5],
      [1.4, 0.9],
    ].map(([x, y]) => bead(0.05, shine('#ffd84a', 1), [x, y, 0.3])),
  ],
};
