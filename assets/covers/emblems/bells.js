import { at, group, lathe, ring } from '../../studio/shape.js';
import { bead, leaf, pad, paint, spin, stone, tube, turned } from './parts.js';

export const bell = {
  skins: [
    ['gold', '#e8243f'],
    ['silver', '#2a6ae0'],
  ],
  pose: [8, 0, -12],
  make: (metal, ribbon) => [
    lathe(
      [
        [0.001, 0.94],
        [0.18, 0.92],
        [0.4, 0.76],
        [0.54, 0.4],
        [0.6, -0.1],
        [0.76, -0.46],
        [0.98, -0.68],
        [1.0, -0.76],
        [0.92, -0.78],
        [0.7, -0.62],
        [0.001, -0.4],
      ],
      paint(metal),
    ),
    at(ring(0.97, 0.055, paint(metal)), [0, -0.72, 0], [Math.PI / 2, 0, 0]),
    ...[0.32, -0.22].map((y) =>
      at(ring(0.59 + (y < 0 ? 0.06 : -0.03), 0.03, paint(metal)), [0, y, 0], [Math.PI / 2, 0, 0]),
    ),
    bead(0.24, metal, [0, -0.86, 0.1]),
    at(ring(0.2, 0.06, paint(metal)), [0, 1.06, 0]),
    ...[-1, 1].map((s) =>
      group(
        pad(
          [
            [0, 0.94],
            [s * 0.3, 1.3],
            [s * 0.8, 1.22],
            [s * 0.76, 0.84],
            [s * 0.4, 0.78],
          ],
          0.14,
          ribbon,
          0.24,
        ),
        turned(180 + s * 24, leaf(0.8, 0.24, 0.06, ribbon, { belly: 0.8 }), [s * 0.1, 0.94, 0.3]),
      ),
    ),
    bead(0.17, ribbon, [0, 0.96, 0.36]),
    at(
      spin(5, () => leaf(0.26, 0.17, 0.06, ribbon, { belly: 0.25 })),
      [0, 0.04, 0.62],
      [-0.1, 0, 0],
    ),
  ],
};

export const lantern = {
  skins: [
    ['#ff3a2a', 'gold', '#ffe08a'],
    ['#ff9a1e', 'bronze', '#fff3b0'],
    ['#b03aff', 'silver', '#ffc0ff'],
    ['#18b89a', 'gold', '#eaffb0'],
  ],
  pose: [6, 0, 0],
  make: (paper, metal, light) => [
    bead(0.82, stone(paper, { flat: false, glow: 0.62 }), [0, 0, 0], [1.04, 0.86, 1.04]),
    at(
      spin(8, () => leaf(0.34, 0.17, 0.05, light, { cells: 26 })),
      [0, 0, 0.84],
    ),
    bead(0.1, stone(paper, { flat: false, glow: 0.8 }), [0, 0, 0.9]),
    ...Array.from({ length: 12 }, (_, i) => {
      const a = (i / 12) * Math.PI * 2;
      return tube(
        [-0.98, -0.6, 0, 0.6, 0.98].map((t) => [
          Math.sin(a) * 0.87 * Math.cos(t * 1.45),
          0.73 * Math.sin(t * 1.45),
          Math.cos(a) * 0.87 * Math.cos(t * 1.45),
        ]),
        0.032,
        metal,
      );
    }),
    ...[0.68, -0.68].map((y) =>
      lathe(
        [
          [0.001, y + 0.1],
          [0.34, y + 0.1],
          [0.4, y],
          [0.34, y - 0.1],
          [0.001, y - 0.1],
        ],
        paint(metal),
      ),
    ),
    at(ring(0.15, 0.045, paint(metal)), [0, 0.94, 0]),
    ...[-16, 0, 16].map((a) => turned(180 + a, leaf(0.62, 0.1, 0.05, a ? metal : paper), [0, -0.82, 0])),
    bead(0.1, metal, [0, -0.84, 0.04]),
    ...Array.from({ length: 9 }, (_, i) =>
      bead(0.055, stone('#3ad8c0', { flat: false }), [
        Math.sin(i * 0.7) * 0.4,
        0.68,
        Math.cos(i * 0.7) * 0.4,
      ]),
    ),
  ],
};
