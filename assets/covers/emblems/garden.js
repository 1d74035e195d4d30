import { at, group, ring } from '../../studio/shape.js';
import { dew, GREEN } from './fruitsParts.js';
import { bead, leaf, pad, paint, tube, turned } from './parts.js';

export const pineapple = {
  skins: [['#ffb52e', '#c8741a', GREEN]],
  pose: [0, 0, 14],
  make: (skin, deep, top) => [
    bead(0.7, deep, [0, -0.34, 0], [0.86, 1.16, 0.86]),
    ...Array.from({ length: 9 }, (_, row) =>
      Array.from({ length: 12 }).flatMap((_, i) => {
        const y = -0.8 + row * 0.19;
        const r = 0.6 * Math.sqrt(Math.max(0, 1 - (y / 0.84) ** 2)) + 0.02;
        const a = ((i + (row % 2) / 2) / 12) * Math.PI * 2;
        if (Math.cos(a) < -0.3) return [];
        return group(
          at(
            bead(0.14, skin, [0, 0, 0], [0.95, 0.84, 0.5]),
            [Math.sin(a) * r, y - 0.34 + 0.04, Math.cos(a) * r],
            [0, a, 0],
          ),
          bead(0.03, '#8a4a12', [Math.sin(a) * (r + 0.07), y - 0.29, Math.cos(a) * (r + 0.07)]),
        );
      }),
    ).flat(),
    ...[-64, -40, -18, 4, 26, 48, 68, -52, -28, 14, 36, 0].map((a, i) =>
      turned(-a, leaf(1.06 - Math.abs(a) * 0.007 - (i > 6 ? 0.2 : 0), 0.24, 0.06, i % 2 ? top : '#1f8a4a'), [
        a * 0.002,
        0.34,
        -0.06 + (i > 6 ? 0.12 : (i % 3) * 0.03),
      ]),
    ),
  ],
};

export const cherry = {
  skins: [['#e0143a', GREEN]],
  make: (skin, top) => [
    tube(
      [
        [-0.46, -0.1, 0],
        [-0.34, 0.5, 0],
        [0.14, 1.06, 0],
      ],
      0.04,
      '#4a8a2a',
    ),
    tube(
      [
        [0.5, -0.24, 0.1],
        [0.44, 0.4, 0.06],
        [0.14, 1.06, 0],
      ],
      0.04,
      '#4a8a2a',
    ),
    turned(-72, leaf(0.94, 0.44, 0.08, top), [0.14, 1.02, 0]),
    turned(64, leaf(0.62, 0.3, 0.07, top), [0.12, 1.04, -0.04]),
    bead(0.54, skin, [-0.48, -0.44, 0], [1, 0.94, 1]),
    bead(0.56, skin, [0.52, -0.6, 0.14], [1, 0.94, 1]),
    bead(0.12, '#ffffff', [-0.7, -0.2, 0.42], [1.2, 0.8, 0.3]),
    bead(0.12, '#ffffff', [0.28, -0.34, 0.56], [1.2, 0.8, 0.3]),
    ...dew([
      [-0.34, -0.7, 0.46],
      [0.7, -0.8, 0.58, 0.06],
    ]),
  ],
};

export const watermelon = {
  skins: [['#ff3a4a', '#1f8a3a', '#8ad84a']],
  pose: [0, 0, -14],
  make: (flesh, rind, pale) => [
    pad(arc(1.12), 0.26, rind, 0),
    pad(arc(1.02), 0.27, '#eaffd0', 0.02),
    pad(arc(0.94), 0.28, flesh, 0.05),
    ...[
      [-0.6, 0.2],
      [-0.3, 0.24],
      [0, 0.22],
      [0.3, 0.24],
      [0.6, 0.2],
      [-0.44, -0.06],
      [-0.14, -0.06],
      [0.16, -0.06],
      [0.44, -0.06],
      [-0.26, -0.32],
      [0, -0.34],
      [0.26, -0.32],
    ].map(([x, y]) =>
      turned(x * 40, bead(0.065, '#1a0c10', [0, 0, 0], [0.8, 1.3, 0.5]), [
        x,
        y,
        0.27 - Math.hypot(x, y) * 0.1,
      ]),
    ),
    at(
      group(
        bead(0.52, rind, [0, 0, 0]),
        ...[0, 1, 2, 3].map((i) => at(ring(0.51, 0.04, paint(pale)), [0, 0, 0], [0, i * 0.8, 0])),
      ),
      [0.66, 0.72, -0.5],
    ),
    ...dew([
      [-0.7, 0.34, 0.26],
      [0.2, 0.36, 0.3, 0.06],
      [0.5, 0.1, 0.28],
    ]),
  ],
};

const arc = (r) => [
  [-r, 0.42, 1],
  ...Array.from({ length: 9 }, (_, i) => {
    const a = Math.PI + ((i + 1) / 10) * Math.PI;
    return [Math.cos(a) * r, Math.sin(a) * r + 0.36];
  }),
  [r, 0.42, 1],
];
