import { group } from '../../studio/shape.js';
import { sideEye } from './eyes.js';
import { rays } from './fishParts.js';
import { bead, leaf, pad, tube } from './parts.js';

/** Rows of round scales over a flank. */
function scales(rows, colour, pale) {
  return rows.flatMap(([y, from, to, z], row) => {
    const count = Math.round((to - from) / 0.19);
    return Array.from({ length: count }, (_, i) => {
      const t = (i + (row % 2) / 2) / count;
      const x = from + (to - from) * t;
      return bead(
        0.115,
        (i + row) % 5 === 0 ? pale : colour,
        [x, y, z - ((t - 0.45) * 0.62) ** 2],
        [1, 0.9, 0.34],
      );
    });
  });
}

export const koi = {
  skins: [
    ['#fff6ee', '#ff5a2a', 'gold'],
    ['#ffb52e', '#e8321e', 'silver'],
    ['#2a2a4a', '#ff8a2a', 'gold'],
    ['#f4f4ff', '#2a6aff', 'rose'],
  ],
  pose: [0, 0, -24],
  make: (body, patch, metal) => [
    ...rays([-58, -78, -98, -118], [0.86, 0, -0.06], (i) =>
      leaf(0.86 - Math.abs(i - 1.5) * 0.06, 0.34, 0.06, i % 2 ? patch : body),
    ),
    ...rays([20, 0, -20, -40, -58], [0, 0.3, -0.1], (i) =>
      leaf(0.66 - i * 0.05, 0.26, 0.05, i % 2 ? metal : patch),
    ),
    ...rays([196, 216], [0.2, -0.26, -0.1], () => leaf(0.5, 0.26, 0.05, patch)),
    pad(
      [
        [-1.06, 0.02],
        [-0.8, 0.34],
        [-0.2, 0.5],
        [0.4, 0.34],
        [0.98, 0.12],
        [0.98, -0.12],
        [0.4, -0.32],
        [-0.2, -0.46],
        [-0.8, -0.3],
      ],
      0.4,
      body,
    ),
    ...scales(
      [
        [0.24, -0.4, 0.62, 0.28],
        [0.08, -0.46, 0.86, 0.36],
        [-0.08, -0.4, 0.86, 0.36],
        [-0.24, -0.36, 0.6, 0.28],
      ],
      body,
      metal,
    ),
    pad(
      [
        [-0.3, 0.46],
        [0.1, 0.44],
        [0.3, 0.2],
        [0, 0.06],
        [-0.34, 0.16],
      ],
      0.1,
      patch,
      0.34,
    ),
    pad(
      [
        [0.46, 0.26],
        [0.8, 0.12],
        [0.76, -0.06],
        [0.46, -0.04],
      ],
      0.1,
      patch,
      0.3,
    ),
    pad(
      [
        [-0.98, 0.16],
        [-0.74, 0.34],
        [-0.5, 0.3],
        [-0.54, 0.06],
        [-0.8, 0.04],
      ],
      0.1,
      patch,
      0.26,
    ),
    ...rays([232, 212], [-0.3, -0.16, 0.4], (i) => leaf(0.6, 0.28, 0.06, i ? patch : metal)),
    tube(
      [
        [-1.02, -0.04, 0.1],
        [-1.14, -0.16, 0.2],
        [-1.1, -0.3, 0.24],
      ],
      0.025,
      metal,
    ),
    sideEye(-0.76, 0.1, 0.3, 0.085, '#ffb02e'),
  ],
};

/** A dragon fish: large mirror scales, a mouth that turns up. */
export const arowana = {
  skins: [
    ['#e8322e', '#ffb04a', 'gold'],
    ['gold', '#fff0a0', 'rose'],
    ['#18b8b0', '#b0ffe8', 'silver'],
  ],
  pose: [0, 0, 16],
  make: (body, light, metal) => [
    ...rays([-70, -90, -110], [1.14, -0.02, -0.06], (i) => leaf(0.6, 0.36, 0.06, i % 2 ? metal : body)),
    ...rays([-36, -46, -56, -66], [0.5, 0.2, -0.08], (i) =>
      leaf(0.58 - i * 0.05, 0.24, 0.05, i % 2 ? metal : body),
    ),
    ...rays([214, 224, 234, 244], [0.44, -0.24, -0.08], (i) =>
      leaf(0.62 - i * 0.06, 0.24, 0.05, i % 2 ? metal : body),
    ),
    pad(
      [
        [-1.3, 0.28],
        [-0.9, 0.42],
        [0, 0.4],
        [0.7, 0.24],
        [1.2, 0.1],
        [1.2, -0.14],
        [0.6, -0.34],
        [-0.2, -0.44],
        [-0.9, -0.3],
        [-1.2, -0.02],
      ],
      0.36,
      body,
    ),
    ...[0.22, 0.02, -0.18].flatMap((y, row) =>
      Array.from({ length: 9 - row }, (_, i) => {
        const x = -0.58 + (row % 2) * 0.1 + i * 0.2;
        return group(
          bead(0.15, metal, [x, y, 0.3 - (x * 0.3) ** 2 - Math.abs(y) * 0.3], [1, 0.9, 0.3]),
          bead(0.11, light, [x + 0.03, y, 0.335 - (x * 0.3) ** 2 - Math.abs(y) * 0.3], [1, 0.9, 0.3]),
        );
      }),
    ),
    pad(
      [
        [-0.7, 0.36],
        [-0.98, 0.36],
        [-0.9, 0],
        [-0.78, -0.26],
        [-0.58, -0.2],
        [-0.56, 0.2],
      ],
      0.14,
      metal,
      0.22,
    ),
    ...rays([206, 226, 246], [-0.5, -0.2, 0.34], (i) =>
      leaf(0.7 - i * 0.12, 0.2, 0.05, i % 2 ? metal : body),
    ),
    tube(
      [
        [-1.3, 0.2, 0.1],
        [-1.5, 0.34, 0.16],
        [-1.56, 0.54, 0.2],
      ],
      (t) => 0.04 * (1 - t * 0.5),
      metal,
    ),
    tube(
      [
        [-1.28, 0.14, 0.2],
        [-1.46, 0.16, 0.26],
        [-1.6, 0.3, 0.3],
      ],
      (t) => 0.04 * (1 - t * 0.5),
      metal,
    ),
    tube(
      [
        [-1.3, 0.22, 0.16],
        [-1.14, 0.06, 0.26],
        [-0.98, -0.06, 0.3],
      ],
      0.022,
      '#5a0a14',
    ),
    sideEye(-1.0, 0.22, 0.28, 0.1, '#3ad0ff'),
  ],
};
