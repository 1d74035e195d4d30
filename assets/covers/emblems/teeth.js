import { at, group, lathe } from '../../studio/shape.js';
import { bead, leaf, pad, paint, spin, stone, tube, turned, twins } from './parts.js';

export const puffer = {
  skins: [['#18b6c9', '#fff3cf', '#ffc23a', '#0c7a8f']],
  make: (skin, belly, spike, deep) => [
    turned(-80, leaf(0.5, 0.4, 0.07, spike), [0.84, 0.1, -0.2]),
    turned(-110, leaf(0.5, 0.4, 0.07, spike), [0.84, 0, -0.2]),
    bead(0.86, skin, [0, 0, 0], [1, 0.96, 0.86]),
    bead(0.74, belly, [0, -0.24, 0.14], [1, 0.76, 0.86]),
    spin(16, () => at(leaf(0.34, 0.16, 0.09, spike), [0, 0.8, 0])),
    ...Array.from({ length: 26 }, (_, i) => {
      const a = i * 2.4;
      const r = 0.16 + 0.56 * Math.sqrt(i / 26);
      const [x, y] = [Math.cos(a) * r, Math.sin(a) * r];
      const z = 0.74 * Math.sqrt(Math.max(0, 1 - (r / 0.86) ** 2));
      return at(
        lathe(
          [
            [0.05, 0],
            [0.002, 0.2],
          ],
          paint(y < -0.1 ? '#ffe9a8' : deep),
        ),
        [x, y, z],
        [Math.PI / 2 - y * 0.9, 0, -x * 0.9],
      );
    }),
    twins(() =>
      group(
        turned(-64, leaf(0.4, 0.34, 0.07, spike), [0.72, -0.1, 0.36]),
        bead(0.23, '#fffdf0', [0.36, 0.26, 0.6], [1, 1, 0.7]),
        bead(0.17, stone('#ff7a2e', { flat: false, glow: 0.4 }), [0.38, 0.27, 0.7], [1, 1, 0.5]),
        bead(0.1, '#120812', [0.39, 0.27, 0.77], [1, 1, 0.5]),
        bead(0.035, '#ffffff', [0.35, 0.33, 0.82]),
        turned(-72, leaf(0.44, 0.13, 0.08, deep), [0.16, 0.42, 0.72]),
      ),
    ),
    bead(0.13, '#ff7f8c', [0, -0.1, 0.78], [1.4, 1, 0.7]),
    bead(0.07, '#6a1024', [0, -0.1, 0.85], [1.5, 0.8, 0.6]),
  ],
};

/** A shark that comes at the player. */
export const shark = {
  skins: [
    ['#5f7fae', '#eef4ff', '#ff3a4a'],
    ['#3a4a8a', '#d8e0ff', '#5affe0'],
    ['silver', '#ffffff', '#ff8a2e'],
  ],
  pose: [-6, 18, -8],
  make: (back, belly, eye) => [
    turned(4, leaf(1.2, 0.6, 0.12, back), [0.06, 0.4, -0.5]),
    twins(() => turned(-112, leaf(1.24, 0.52, 0.1, back), [0.4, -0.24, -0.2])),
    bead(0.76, back, [0, 0, 0], [1, 0.92, 0.9]),
    bead(0.5, back, [0, 0.22, 0.42], [1, 0.62, 1]),
    bead(0.6, belly, [0, -0.24, 0.26], [1.02, 0.74, 0.84]),
    pad(
      [
        [-0.5, -0.02],
        [-0.3, 0.14],
        [0, 0.18],
        [0.3, 0.14],
        [0.5, -0.02],
        [0.42, -0.4],
        [0.2, -0.58],
        [-0.2, -0.58],
        [-0.42, -0.4],
      ],
      0.1,
      '#5a0a1e',
      0.68,
    ),
    bead(0.2, '#ff6a7a', [0, -0.34, 0.74], [1.2, 0.7, 0.4]),
    ...[-0.4, -0.27, -0.13, 0, 0.13, 0.27, 0.4].map((x) =>
      turned(180, leaf(0.22, 0.14, 0.05, '#ffffff', { cells: 20, belly: 0.15 }), [
        x,
        0.16 - x * x * 0.7,
        0.8,
      ]),
    ),
    ...[-0.3, -0.15, 0, 0.15, 0.3].map((x) =>
      at(leaf(0.18, 0.13, 0.05, '#ffffff', { cells: 20, belly: 0.15 }), [x, -0.56 + x * x * 0.9, 0.78]),
    ),
    twins(() =>
      group(
        bead(0.1, '#0c0a18', [0.44, 0.3, 0.6]),
        bead(0.06, stone(eye, { flat: false, glow: 1 }), [0.46, 0.31, 0.67], [1, 1, 0.6]),
        turned(-58, leaf(0.36, 0.12, 0.08, back), [0.28, 0.34, 0.66]),
        bead(0.035, '#2a3050', [0.13, 0.3, 0.92]),
        ...[0, 1, 2].map((i) =>
          tube(
            [
              [0.7, 0.1 - i * 0.04, 0.14 - i * 0.12],
              [0.74, -0.1, 0.16 - i * 0.12],
              [0.7, -0.3, 0.18 - i * 0.12],
            ],
            0.02,
            '#34406a',
          ),
        ),
      ),
    ),
  ],
};
