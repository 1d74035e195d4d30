import { at, group, lathe, ring } from '../../studio/shape.js';
import { bead, brick, leaf, paint, stone, tube, turned, twins } from './parts.js';

export const gong = {
  skins: [
    ['gold', '#7a1a1c', 'bronze'],
    ['bronze', '#1f2a7a', 'gold'],
  ],
  pose: [0, 16, 0],
  make: (metal, wood, trim) => [
    at(
      lathe(
        [
          [0.001, 0.24],
          [0.14, 0.22],
          [0.2, 0.1],
          [0.26, 0.06],
          [0.66, 0.06],
          [0.72, 0.0],
          [0.78, -0.06],
          [0.78, -0.2],
          [0.74, -0.2],
          [0.001, -0.1],
        ],
        paint(metal),
      ),
      [0, -0.1, 0.1],
      [Math.PI / 2, 0, 0],
    ),
    at(ring(0.46, 0.022, paint(trim)), [0, -0.1, 0.17]),
    at(ring(0.66, 0.03, paint(trim)), [0, -0.1, 0.16]),
    twins(() =>
      group(
        tube(
          [
            [1.06, -1.06, 0],
            [1.02, 0, 0],
            [1.04, 0.86, 0],
          ],
          0.1,
          wood,
        ),
        at(brick([0.5, 0.14, 0.5], wood, 0.05), [1.06, -1.1, 0]),
        tube(
          [
            [1.04, 0.86, 0],
            [1.2, 1.12, 0],
            [1.44, 1.12, 0],
            [1.4, 0.94, 0],
          ],
          (t) => 0.1 - t * 0.04,
          metal,
        ),
        tube(
          [
            [0.46, 0.84, 0],
            [0.42, 0.56, 0.08],
          ],
          0.03,
          '#e8323f',
        ),
        bead(0.12, trim, [1.02, 0.02, 0], [1.2, 0.7, 1.2]),
      ),
    ),
    tube(
      [
        [-1.06, 0.84, 0],
        [0, 0.96, 0],
        [1.06, 0.84, 0],
      ],
      0.11,
      wood,
    ),
    ...[-44, -22, 0, 22, 44].map((a) =>
      turned(-a, leaf(0.5 - Math.abs(a) * 0.004, 0.24, 0.08, metal), [a * 0.009, 0.9, 0.02]),
    ),
    bead(0.1, stone('#ff3a5a', { flat: false, glow: 0.4 }), [0, 1.0, 0.14]),
    turned(
      -46,
      group(
        tube(
          [
            [0, -0.7, 0],
            [0, 0.3, 0],
          ],
          0.045,
          wood,
        ),
        bead(0.17, '#e8323f', [0, 0.4, 0]),
      ),
      [0.66, -0.62, 0.5],
    ),
  ],
};

export const drum = {
  skins: [
    ['#b02a1c', 'gold', '#fff0d8'],
    ['#14566a', 'gold', '#ffe6c0'],
  ],
  pose: [20, -18, 14],
  make: (wood, metal, skin) => [
    lathe(
      [
        [0.001, 0.86],
        [0.66, 0.86],
        [0.72, 0.8],
        [0.74, 0.7],
        [0.62, 0.5],
        [0.5, -0.1],
        [0.42, -0.4],
        [0.5, -0.84],
        [0.54, -0.9],
        [0.001, -0.9],
      ],
      paint(wood),
    ),
    lathe(
      [
        [0.001, 0.89],
        [0.6, 0.89],
        [0.66, 0.86],
      ],
      paint(skin),
    ),
    at(ring(0.69, 0.075, paint(metal)), [0, 0.82, 0], [Math.PI / 2, 0, 0]),
    at(ring(0.63, 0.045, paint(metal)), [0, 0.5, 0], [Math.PI / 2, 0, 0]),
    at(ring(0.45, 0.06, paint(metal)), [0, -0.34, 0], [Math.PI / 2, 0, 0]),
    at(ring(0.52, 0.06, paint(metal)), [0, -0.84, 0], [Math.PI / 2, 0, 0]),
    ...Array.from({ length: 12 }, (_, i) => {
      const [a, b] = [(i / 12) * 6.283, ((i + 0.5) / 12) * 6.283];
      return group(
        tube(
          [
            [Math.sin(a) * 0.72, 0.76, Math.cos(a) * 0.72],
            [Math.sin(b) * 0.56, 0.16, Math.cos(b) * 0.56],
            [Math.sin(a) * 0.46, -0.32, Math.cos(a) * 0.46],
          ],
          0.025,
          skin,
        ),
        bead(0.055, metal, [Math.sin(b) * 0.57, 0.14, Math.cos(b) * 0.57]),
      );
    }),
    at(
      lathe(
        [
          [0.001, 0],
          [0.22, 0],
        ],
        paint('#2a1a1c'),
      ),
      [0, 0.9, 0],
    ),
    ...[
      [-0.5, -0.3],
      [0.4, 0.5],
    ].map(([x, a], i) =>
      at(
        group(
          tube(
            [
              [0, -0.7, 0],
              [0, 0.4, 0],
            ],
            0.05,
            '#f0d0a0',
          ),
          bead(0.12, metal, [0, 0.5, 0]),
        ),
        [x, 1.14 + i * 0.1, 0.5],
        [0.3, 0, a + i * 0.6],
      ),
    ),
  ],
};

/** Three pairs of bamboo tubes in a frame. */
export const angklung = {
  skins: [['#e8b45a', '#8a4a1a', '#e8323f']],
  pose: [0, -14, 0],
  make: (bamboo, frame, ribbon) => [
    at(brick([2, 0.17, 0.3], bamboo, 0.08), [0, -0.9, 0]),
    ...[
      [-0.64, 1.5],
      [0, 1.86],
      [0.6, 1.3],
    ].flatMap(([x, tall]) => [
      group(
        tube(
          [
            [x, -0.86, 0],
            [x, -0.86 + tall, 0],
          ],
          0.12,
          bamboo,
        ),
        tube(
          [
            [x, -0.86 + tall * 0.5, 0.02],
            [x, -0.86 + tall, 0.02],
          ],
          0.135,
          '#f4cc7a',
        ),
        ...[0.25, 0.5].map((t) =>
          at(ring(0.135, 0.02, paint(frame)), [x, -0.86 + tall * t, 0], [Math.PI / 2, 0, 0]),
        ),
      ),
      tube(
        [
          [x + 0.26, -0.86, -0.06],
          [x + 0.26, -0.96 + tall * 0.6, -0.06],
        ],
        0.09,
        '#d89a3e',
      ),
    ]),
    ...[
      [-1, 0.9],
      [1, 1.0],
      [0.3, 1.24],
    ].map(([x, top]) =>
      tube(
        [
          [x, -0.96, -0.1],
          [x, top, -0.1],
        ],
        0.045,
        frame,
      ),
    ),
    tube(
      [
        [-1.04, 0.4, -0.1],
        [1.04, 0.5, -0.1],
      ],
      0.045,
      frame,
    ),
    tube(
      [
        [-1.04, 0.86, -0.1],
        [1.04, 1.0, -0.1],
      ],
      0.045,
      frame,
    ),
    ...[
      [-1, 0.9],
      [1, 1.02],
    ].flatMap(([x, y]) =>
      [-26, 10, 30].map((a, i) =>
        turned(180 + a, leaf(0.6 - i * 0.08, 0.15, 0.05, i % 2 ? 'gold' : ribbon), [x, y, 0]),
      ),
    ),
    bead(0.14, ribbon, [-1, 0.9, 0]),
    bead(0.14, ribbon, [1, 1.02, 0]),
  ],
};
