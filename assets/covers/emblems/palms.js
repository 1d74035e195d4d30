import { at, group, lathe, ring } from '../../studio/shape.js';
import { dew, GREEN } from './fruitsParts.js';
import { bead, leaf, paint, spin, stone, tube, turned } from './parts.js';

export const coconut = {
  skins: [
    ['#5aa83a', '#ff5a8a'],
    ['#e8b03a', '#3ad0ff'],
  ],
  pose: [18, 0, 0],
  make: (husk, straw) => [
    bead(0.9, husk, [0, -0.2, 0], [1, 0.98, 1]),
    lathe(
      [
        [0.56, 0.52],
        [0.6, 0.56],
        [0.56, 0.6],
        [0.46, 0.6],
        [0.44, 0.5],
        [0.001, 0.5],
      ],
      paint('#fffdf4'),
    ),
    bead(0.43, stone('#d8f4ff', { flat: false, glow: 0.3 }), [0, 0.5, 0], [1, 0.1, 1]),
    tube(
      [
        [0.1, 0.4, 0.1],
        [0.3, 1.06, 0.1],
        [0.6, 1.22, 0.1],
      ],
      0.06,
      straw,
    ),
    ...[0, 1, 2, 3].map((i) =>
      at(ring(0.065, 0.02, paint('#ffffff')), [0.15 + i * 0.05, 0.56 + i * 0.16, 0.1], [1.4, 0.3, 0]),
    ),
    at(
      group(
        spin(5, () => leaf(0.32, 0.26, 0.06, '#ffffff', { belly: 0.65 })),
        bead(0.08, '#ffc23a', [0, 0, 0.06]),
      ),
      [-0.46, 0.6, 0.46],
      [-0.3, -0.3, 0],
    ),
    ...[-30, 0, 30].map((a) =>
      turned(a + 150, leaf(0.8, 0.24, 0.06, '#2f9a4a'), [-0.8, 0.1 - a * 0.006, -0.5]),
    ),
    ...dew([
      [0.4, -0.2, 0.84],
      [-0.3, -0.5, 0.82, 0.06],
      [0.1, 0.1, 0.86],
    ]),
  ],
};

export const chilli = {
  skins: [
    ['#e8141e', '#ff8a1e'],
    ['gold', '#e8141e'],
  ],
  pose: [0, 0, -16],
  make: (skin, other) => [
    tube(
      [
        [0.3, 0.62, 0],
        [0.3, 0.2, 0],
        [0.1, -0.4, 0.1],
        [-0.5, -0.9, 0.1],
      ],
      (t) => 0.34 * Math.sqrt(Math.max(0, 1 - t)) * (0.7 + 0.3 * Math.min(1, t * 5)),
      skin,
    ),
    tube(
      [
        [-0.3, 0.56, 0.2],
        [-0.4, 0.1, 0.24],
        [-0.3, -0.4, 0.3],
        [0.2, -0.98, 0.3],
      ],
      (t) => 0.27 * Math.sqrt(Math.max(0, 1 - t)) * (0.7 + 0.3 * Math.min(1, t * 5)),
      other,
    ),
    ...[
      [0.3, 0.66, 0],
      [-0.3, 0.6, 0.2],
    ].flatMap(([x, y, z]) => [
      bead(0.27, GREEN, [x, y, z], [1, 0.5, 1]),
      tube(
        [
          [x, y, z],
          [x + 0.02, y + 0.3, z],
          [x + 0.2, y + 0.5, z],
        ],
        0.07,
        '#2f8a3a',
      ),
    ]),
    ...dew([
      [0.36, 0.1, 0.32],
      [0.06, -0.3, 0.34, 0.06],
      [-0.36, -0.1, 0.46],
    ]),
  ],
};

export const dragonfruit = {
  skins: [['#f0287a', '#8ad83a']],
  pose: [0, 12, -10],
  make: (skin, tip) => [
    bead(0.8, skin, [-0.1, 0, -0.1], [0.9, 1.08, 0.86]),
    ...Array.from({ length: 26 }).flatMap((_, i) => {
      const y = 0.9 - (i / 26) * 1.7;
      const a = i * 2.4;
      const r = 0.7 * Math.sqrt(Math.max(0, 1 - (y / 0.95) ** 2));
      if (Math.cos(a) < -0.2) return [];
      return at(
        group(leaf(0.42, 0.24, 0.06, skin), at(leaf(0.22, 0.14, 0.05, tip, { cells: 20 }), [0, 0.24, 0.02])),
        [-0.1 + Math.sin(a) * r, y - 0.1, -0.1 + Math.cos(a) * r],
        [0.7, a, 0],
      );
    }),
    ...[-30, -8, 14, 34].map((a) => turned(-a, leaf(0.6, 0.2, 0.06, tip), [-0.1, 0.7, -0.1])),
    at(
      group(
        at(
          lathe(
            [
              [0.001, 0.1],
              [0.52, 0.1],
              [0.6, 0.04],
              [0.6, -0.1],
              [0.001, -0.1],
            ],
            paint(skin),
          ),
          [0, 0, 0],
          [Math.PI / 2, 0, 0],
        ),
        at(
          lathe(
            [
              [0.001, 0],
              [0.5, 0],
            ],
            paint('#fff6fa'),
          ),
          [0, 0, 0.112],
          [Math.PI / 2, 0, 0],
        ),
        ...Array.from({ length: 46 }, (_, i) =>
          bead(0.026, '#1a1018', [
            Math.cos(i * 2.4) * 0.07 * Math.sqrt(i),
            Math.sin(i * 2.4) * 0.07 * Math.sqrt(i),
            0.12,
          ]),
        ),
      ),
      [0.5, -0.52, 0.5],
      [0, -0.2, 0],
    ),
  ],
};
