import { at, group, lathe, ring } from '../../studio/shape.js';
import { bead, brick, leaf, pad, paint, shine, spin, tube, turned, twins } from './parts.js';

export const kite = {
  skins: [
    ['#ff4a3a', '#ffc23a', '#2a7aff'],
    ['#8a3aff', '#5affc8', '#ff5aa8'],
  ],
  pose: [0, -12, 22],
  make: (one, two, three) => [
    pad(
      [
        [0, 1.1, 1],
        [-0.5, 0.62],
        [-1.2, 0.5, 1],
        [-0.6, 0.1],
        [0, -0.76, 1],
        [0.6, 0.1],
        [1.2, 0.5, 1],
        [0.5, 0.62],
      ],
      0.1,
      one,
    ),
    pad(
      [
        [0, 0.94, 1],
        [-0.34, 0.5],
        [0, -0.5, 1],
        [0.34, 0.5],
      ],
      0.08,
      two,
      0.07,
    ),
    pad(
      [
        [0, 0.66, 1],
        [-0.17, 0.4],
        [0, -0.1, 1],
        [0.17, 0.4],
      ],
      0.08,
      three,
      0.14,
    ),
    twins(() =>
      group(
        turned(-62, leaf(0.62, 0.2, 0.06, two), [0.46, 0.3, 0.06]),
        bead(0.09, three, [0.5, 0.42, 0.12], [1, 1, 0.5]),
        turned(-74, leaf(0.4, 0.12, 0.05, 'gold'), [0.76, 0.44, 0.06]),
      ),
    ),
    tube(
      [
        [0, 1.04, 0.1],
        [0, 0.2, 0.16],
        [0, -0.7, 0.08],
      ],
      0.03,
      'gold',
    ),
    tube(
      [
        [-1.1, 0.5, 0.06],
        [0, 0.5, 0.22],
        [1.1, 0.5, 0.06],
      ],
      0.026,
      'gold',
    ),
    tube(
      [
        [0, -0.72, 0],
        [0.26, -1.1, 0],
        [-0.16, -1.5, 0],
        [0.16, -1.96, 0],
      ],
      0.022,
      'gold',
    ),
    ...[
      [0.2, -1.04],
      [-0.1, -1.44],
      [0.12, -1.86],
    ].flatMap(([x, y], i) =>
      [70, -110].map((a) => turned(a, leaf(0.32, 0.2, 0.05, [two, three, one][i]), [x, y, 0])),
    ),
  ],
};

/** A star of paper and streamers. */
export const pinata = {
  skins: [['#ff3a7a', '#ffc23a', '#1fc8c0', '#8a4aff']],
  pose: [0, 14, 8],
  make: (...colours) => [
    bead(0.56, colours[0], [0, 0, 0]),
    ...[0, 1, 2].map((i) => at(ring(0.55, 0.04, paint(colours[(i + 1) % 4])), [0, 0, 0], [0.5, i * 1.05, 0])),
    spin(7, (i) =>
      group(
        at(
          lathe(
            [
              [0.36, 0.34],
              [0.3, 0.56],
              [0.16, 0.94],
              [0.03, 1.2],
            ],
            paint(colours[i % 4]),
          ),
          [0, 0, 0],
        ),
        ...[0.5, 0.7, 0.9].map((y, k) =>
          at(
            ring(0.34 - (y - 0.44) * 0.44, 0.05, paint(colours[(i + k + 1) % 4])),
            [0, y, 0],
            [Math.PI / 2, 0, 0],
          ),
        ),
        ...[-24, 0, 24].map((a, k) =>
          turned(a, leaf(0.36, 0.07, 0.03, colours[(i + k + 2) % 4], { cells: 20 }), [0, 1.16, 0]),
        ),
      ),
    ),
    ...Array.from({ length: 12 }, (_, i) =>
      bead(0.07, colours[i % 4], [
        Math.cos(i * 2.4) * 0.1 * Math.sqrt(i),
        Math.sin(i * 2.4) * 0.1 * Math.sqrt(i),
        0.55 - i * 0.012,
      ]),
    ),
  ],
};

export const gift = {
  skins: [
    ['#e8243f', 'gold'],
    ['#2a5ae0', '#ffc23a'],
  ],
  pose: [22, -28, 0],
  make: (paper, ribbon) => [
    at(brick([1.5, 1.0, 1.5], paper, 0.08), [0, -0.4, 0]),
    at(brick([1.66, 0.34, 1.66], paper, 0.08), [0, 0.22, 0]),
    at(brick([0.3, 1.04, 1.56], ribbon, 0.04), [0, -0.4, 0]),
    at(brick([1.56, 1.04, 0.3], ribbon, 0.04), [0, -0.4, 0]),
    at(brick([0.32, 0.38, 1.72], ribbon, 0.04), [0, 0.22, 0]),
    at(brick([1.72, 0.38, 0.32], ribbon, 0.04), [0, 0.22, 0]),
    ...[-1, 1].map((s) =>
      at(
        pad(
          [
            [0, 0],
            [s * 0.3, 0.52],
            [s * 0.8, 0.5],
            [s * 0.74, 0.08],
            [s * 0.34, -0.04],
          ],
          0.2,
          ribbon,
        ),
        [0, 0.46, 0],
      ),
    ),
    ...[-1, 1].map((s) =>
      at(
        pad(
          [
            [0, 0],
            [s * 0.2, 0.5],
            [s * 0.6, 0.44],
            [s * 0.5, 0.06],
          ],
          0.17,
          ribbon,
        ),
        [0, 0.46, 0],
        [0, 1.5, 0],
      ),
    ),
    bead(0.2, ribbon, [0, 0.5, 0]),
    ...[
      [0.5, 0.9, 0.5],
      [-0.56, 0.94, 0.4],
      [0.1, 1.2, 0.2],
    ].map(([x, y, z]) =>
      turned(
        x * 60,
        spin(4, () => leaf(0.2, 0.1, 0.05, shine('#fff0a8', 1), { belly: 0.2, cells: 20 })),
        [x * 1.3, y, z],
      ),
    ),
  ],
};
