import { at, group, ring } from '../../studio/shape.js';
import { bead, brick, leaf, pad, paint, shine, spin, stone, turned, twins } from './parts.js';

export const robot = {
  skins: [['#3a4ae0', 'gold', '#3affe0']],
  pose: [4, -14, 0],
  make: (shell, metal, light) => [
    ...[-66, -44, -22, 0, 22, 44, 66].map((a, i) =>
      turned(
        -a,
        group(leaf(1.2 - Math.abs(a) * 0.005, 0.36, 0.1, i % 2 ? '#c0281e' : metal)),
        [0, 0.3, -0.3],
      ),
    ),
    at(brick([1.3, 1.1, 1.0], shell, 0.34), [0, 0.2, 0]),
    at(brick([1.06, 0.56, 0.3], '#120f2e', 0.16), [0, 0.26, 0.44]),
    twins(() =>
      group(
        pad(
          [
            [0.12, 0],
            [0.26, 0.14],
            [0.46, 0.12],
            [0.4, -0.04],
            [0.24, -0.08],
          ],
          0.06,
          shine(light, 1.1),
          0.58,
        ),
        bead(0.22, metal, [0.7, 0.2, 0], [0.6, 1, 1]),
        bead(0.12, shine(light, 0.9), [0.8, 0.2, 0.06], [0.6, 1, 1]),
        turned(-30, leaf(0.6, 0.2, 0.1, metal), [0.7, 0.34, 0]),
        at(brick([0.6, 0.5, 0.6], shell, 0.2), [0.86, -0.74, 0]),
        at(ring(0.26, 0.06, paint(metal)), [0.62, -0.74, 0.2], [0, 1.2, 0]),
      ),
    ),
    at(brick([1.2, 0.7, 0.8], shell, 0.24), [0, -0.78, 0]),
    at(
      spin(8, (i) => leaf(0.3, 0.17, 0.06, i % 2 ? metal : '#c0281e')),
      [0, -0.72, 0.42],
    ),
    bead(0.15, shine(light, 1), [0, -0.72, 0.48]),
    at(brick([0.5, 0.2, 0.4], metal, 0.06), [0, -0.38, 0]),
    ...[-0.2, 0, 0.2].map((x) => at(brick([0.1, 0.17, 0.06], metal, 0.02), [x, -0.16, 0.52])),
    at(leaf(0.4, 0.24, 0.1, metal), [0, 0.52, 0.5], [-0.3, 0, 0]),
    bead(0.09, stone('#ff3a5a', { flat: false, glow: 0.6 }), [0, 0.7, 0.5]),
  ],
};

/** Blocks stacked askew. */
export const blocks = {
  skins: [['#e8243f', '#ffb02e', '#2a7aff']],
  pose: [16, -30, 0],
  make: (...colours) => [
    ...[
      [-0.5, -1, 0.3],
      [0.5, -1, 0.3],
      [0, -1, -0.6],
    ].map(([x, y, z], i) => at(brick([0.92, 0.5, 0.92], colours[i], 0.1), [x, y, z], [0, i * 0.1, 0])),
    at(brick([1.5, 0.42, 0.9], '#2ad0a0', 0.1), [0, -0.52, 0], [0, 0.2, 0]),
    at(brick([0.9, 0.46, 0.9], colours[1], 0.1), [-0.2, -0.06, 0], [0, -0.3, 0]),
    at(brick([1.2, 0.4, 0.8], '#a03aff', 0.1), [0.1, 0.4, 0], [0, 0.3, 0.04]),
    at(brick([0.74, 0.46, 0.74], colours[2], 0.1), [0, 0.86, 0], [0, -0.4, -0.06]),
    at(brick([0.56, 0.4, 0.56], 'gold', 0.1), [0.06, 1.3, 0], [0, 0.5, 0.1]),
    at(
      spin(5, () => leaf(0.16, 0.11, 0.05, '#fff3b0', { belly: 0.22, cells: 20 })),
      [-0.1, 1.3, 0.34],
      [0, -0.3, 0],
    ),
  ],
};
