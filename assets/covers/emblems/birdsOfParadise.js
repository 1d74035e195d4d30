import { at, group, lathe } from '../../studio/shape.js';
import { feathers } from './birdsParts.js';
import { sideEye } from './eyes.js';
import { bead, leaf, pad, paint, tube, turned } from './parts.js';

const plume = (points, what, girth = 0.045) =>
  tube(points, (t) => girth * (1 - t * 0.7), what, { around: 12 });

/** A bird of paradise: a cascade of fine plumes behind a small enamelled body. */
export const cendrawasih = {
  skins: [
    ['#ffb52e', '#7a2410', '#1f8a4a', '#ffe9b0'],
    ['#ff5a8a', '#3a1460', '#ffc23a', '#ffd8ec'],
    ['#3ad8ff', '#1a2a8a', '#ffb52e', '#d8fbff'],
  ],
  make: (fan, body, throat, light) => [
    ...Array.from({ length: 15 }, (_, i) => {
      const t = i / 14;
      const a = 0.5 - t * 2.1;
      return plume(
        [
          [0.1, 0.1, -0.1],
          [0.5 + Math.cos(a) * 0.24, 0.1 + Math.sin(a) * 0.5, -0.06 - t * 0.02],
          [0.66 + Math.cos(a) * 0.62, -0.1 + Math.sin(a) * 1.1, 0],
          [0.5 + Math.cos(a) * 0.5, -0.5 + Math.sin(a) * 1.1, 0.02],
        ],
        i % 3 === 1 ? light : fan,
        0.075,
      );
    }),
    ...[-12, -4].map((a, i) =>
      group(
        plume(
          [
            [0.2, -0.1, 0],
            [0.1 + a * 0.01, -0.8, 0.05],
            [-0.3 - i * 0.2, -1.2, 0.1],
            [-0.56 - i * 0.2, -1.1, 0.1],
          ],
          'gold',
          0.03,
        ),
        bead(0.07, 'gold', [-0.56 - i * 0.2, -1.1, 0.1]),
      ),
    ),
    pad(
      [
        [-0.3, 0.6],
        [-0.52, 0.3],
        [-0.4, -0.16],
        [-0.04, -0.56],
        [0.3, -0.66],
        [0.3, -0.2],
        [0.1, 0.3],
        [-0.06, 0.56],
      ],
      0.26,
      body,
      0.08,
    ),
    pad(
      [
        [-0.22, 0.3, 1],
        [0.16, 0.22],
        [0.42, -0.12],
        [0.5, -0.56, 1],
        [0.1, -0.36],
        [-0.16, -0.1],
      ],
      0.12,
      fan,
      0.28,
    ),
    ...[0, 1, 2].map((i) =>
      turned(-150 - i * 12, leaf(0.6 - i * 0.1, 0.16, 0.05, i % 2 ? light : body), [
        0.04 + i * 0.02,
        0.14 - i * 0.05,
        0.4,
      ]),
    ),
    bead(0.3, 'gold', [-0.34, 0.7, 0.16]),
    bead(0.26, throat, [-0.42, 0.54, 0.2], [1, 0.9, 1]),
    at(
      lathe(
        [
          [0.1, 0],
          [0.06, 0.24],
          [0.002, 0.52],
        ],
        paint('#dfe6ff'),
      ),
      [-0.54, 0.72, 0.2],
      [0, 0, 1.9],
    ),
    sideEye(-0.42, 0.78, 0.4, 0.065, '#ffb02e'),
  ],
};

export const quetzal = {
  skins: [
    ['#10a86b', '#0a6a6a', '#e8323f'],
    ['#2a8aff', '#3a2ac0', '#ffb02e'],
  ],
  make: (green, deep, chest) => [
    ...[
      [0, 0.1],
      [0.16, -0.05],
      [0.34, -0.16],
    ].map(([x, b], i) =>
      pad(
        [
          [0.16 + x, -0.4, 1],
          [0.42 + x, -0.9],
          [0.24 + x + b, -1.5],
          [-0.14 + x + b, -1.9, 1],
          [0.06 + x + b, -1.4],
          [0.02 + x, -0.8],
        ],
        0.08,
        i % 2 ? deep : green,
        -0.1 - i * 0.03,
      ),
    ),
    pad(
      [
        [-0.26, 0.62],
        [-0.6, 0.24],
        [-0.5, -0.3],
        [-0.1, -0.68],
        [0.3, -0.6],
        [0.38, -0.1],
        [0.16, 0.36],
      ],
      0.3,
      green,
      0.04,
    ),
    pad(
      [
        [-0.5, 0.16],
        [-0.58, -0.1],
        [-0.42, -0.46],
        [-0.1, -0.62],
        [0.02, -0.3],
        [-0.2, 0.1],
      ],
      0.16,
      chest,
      0.26,
    ),
    ...feathers([-148, -160, -172], [0.06, 0.3, 0.3], (i) =>
      leaf(0.98 - i * 0.18, 0.3, 0.08, [deep, green, 'gold'][i]),
    ),
    bead(0.34, green, [-0.3, 0.74, 0.14]),
    ...feathers([42, 22, 2, -18, -38, -58], [-0.28, 0.9, 0.06], (i) =>
      leaf(0.42 - Math.abs(i - 2.5) * 0.03, 0.14, 0.06, i % 2 ? deep : green),
    ),
    at(
      lathe(
        [
          [0.13, 0],
          [0.11, 0.14],
          [0.002, 0.36],
        ],
        paint('gold'),
      ),
      [-0.56, 0.72, 0.2],
      [0, 0, 1.75],
    ),
    sideEye(-0.4, 0.8, 0.42, 0.075, '#ff8a2e'),
  ],
};

/** A hummingbird, wings high, beak like a needle. */
export const colibri = {
  skins: [['#e0245a', '#0fa88a', '#7affd8']],
  make: (throat, body, light) => [
    ...feathers([-6, -24, -42, -60], [0.16, 0.3, -0.2], (i) =>
      leaf(1.26 - i * 0.14, 0.32, 0.06, i % 2 ? light : body),
    ),
    ...feathers([196, 208, 220, 232], [0.2, -0.4, -0.1], (i) => leaf(0.8, 0.2, 0.06, i % 2 ? 'gold' : body)),
    pad(
      [
        [-0.36, 0.7],
        [-0.56, 0.4],
        [-0.4, 0],
        [-0.04, -0.46],
        [0.3, -0.62],
        [0.36, -0.1],
        [0.1, 0.4],
      ],
      0.3,
      body,
      0,
    ),
    pad(
      [
        [-0.46, 0.56],
        [-0.5, 0.3],
        [-0.3, 0.06],
        [-0.1, 0.3],
        [-0.22, 0.5],
      ],
      0.14,
      throat,
      0.24,
    ),
    ...feathers([28, 8, -12, -32, -50], [0.02, 0.28, 0.3], (i) =>
      leaf(1.3 - i * 0.16, 0.3, 0.08, [body, light, body, 'gold', throat][i]),
    ),
    bead(0.32, body, [-0.42, 0.74, 0.12]),
    at(
      lathe(
        [
          [0.055, 0],
          [0.04, 0.5],
          [0.002, 0.98],
        ],
        paint('gold'),
      ),
      [-0.66, 0.76, 0.2],
      [0, 0, 1.8],
    ),
    sideEye(-0.5, 0.82, 0.38, 0.07, '#ffb02e'),
    ...feathers([60, 40, 20], [-0.32, 0.98, 0.1], (i) => leaf(0.26, 0.1, 0.05, i % 2 ? 'gold' : throat)),
  ],
};
