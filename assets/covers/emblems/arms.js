import { at, group, ring } from '../../studio/shape.js';
import { bead, brick, leaf, pad, paint, spin, stone, tube, turned, twins } from './parts.js';

/** A painted war shield, two blades behind it. */
export const shield = {
  skins: [
    ['#c0281e', 'gold', '#fff0c8'],
    ['#14566a', 'silver', '#ffc23a'],
    ['#3a1a6a', 'gold', '#5affc8'],
  ],
  pose: [0, -12, 0],
  make: (wood, metal, paintwork) => [
    ...[-1, 1].map((s) =>
      turned(
        s * 42,
        group(
          pad(
            [
              [-0.1, 0.3],
              [-0.14, 1.2],
              [0, 1.6, 1],
              [0.16, 1.2],
              [0.1, 0.3],
            ],
            0.07,
            'silver',
          ),
          tube(
            [
              [0, -1.3, 0],
              [0, 0.3, 0],
            ],
            0.07,
            wood,
          ),
          bead(0.14, metal, [0, 0.3, 0], [1.6, 0.6, 1]),
          bead(0.13, metal, [0, -1.3, 0]),
        ),
        [0, -0.1, -0.3],
      ),
    ),
    pad(
      [
        [0, 1.3, 1],
        [-0.5, 0.7],
        [-0.62, 0],
        [-0.5, -0.7],
        [0, -1.3, 1],
        [0.5, -0.7],
        [0.62, 0],
        [0.5, 0.7],
      ],
      0.22,
      metal,
      -0.02,
    ),
    pad(
      [
        [0, 1.14, 1],
        [-0.42, 0.62],
        [-0.52, 0],
        [-0.42, -0.62],
        [0, -1.14, 1],
        [0.42, -0.62],
        [0.52, 0],
        [0.42, 0.62],
      ],
      0.24,
      wood,
      0.06,
    ),
    ...[1, -1].flatMap((v) =>
      [1, -1].map((s) =>
        tube(
          [
            [0, v * 0.94, 0.18],
            [s * 0.26, v * 0.66, 0.26],
            [s * 0.34, v * 0.36, 0.26],
            [s * 0.14, v * 0.26, 0.3],
            [s * 0.12, v * 0.46, 0.3],
          ],
          (t) => 0.05 * (1 - t * 0.3),
          paintwork,
        ),
      ),
    ),
    at(
      spin(8, (i) => leaf(0.32, 0.18, 0.06, i % 2 ? paintwork : metal)),
      [0, 0, 0.28],
    ),
    bead(0.16, stone('#3ad0ff', { flat: false, glow: 0.4 }), [0, 0, 0.34]),
    ...[0.66, -0.66].map((y) => bead(0.09, metal, [0, y, 0.28])),
  ],
};

/** A broad blade in flames. */
export const mandau = {
  skins: [['silver', '#ff7a1e', 'gold']],
  pose: [0, 0, -34],
  make: (blade, fire, metal) => [
    ...[
      [-0.26, 0.5, 1.1, 20],
      [-0.2, 0, 1.0, 30],
      [0.26, 0.5, 1.1, -18],
      [0.2, 0, 1.0, -30],
      [0, 0.7, 1.2, 0],
    ].map(([x, y, tall, a], i) =>
      turned(
        a,
        group(
          leaf(tall, 0.5, 0.1, stone(fire, { flat: false, glow: 0.6 }), { bend: 0.14 }),
          at(
            leaf(tall * 0.6, 0.26, 0.08, stone('#ffd84a', { flat: false, glow: 0.8 }), { bend: 0.06 }),
            [0, 0.06, 0.1],
          ),
        ),
        [x, y - 0.3, -0.2 - i * 0.02],
      ),
    ),
    pad(
      [
        [-0.16, -0.4, 1],
        [-0.24, 0.4],
        [-0.4, 1.0],
        [-0.3, 1.4],
        [0.2, 1.56, 1],
        [0.36, 1.0],
        [0.26, 0.3],
        [0.16, -0.4, 1],
      ],
      0.12,
      blade,
      0.1,
    ),
    ...[0, 0.26, 0.52, 0.78].map((y) => bead(0.06, metal, [-0.06, y, 0.22])),
    at(brick([0.5, 0.15, 0.3], metal, 0.05), [0, -0.46, 0]),
    tube(
      [
        [0, -0.5, 0],
        [0, -0.94, 0],
        [0.2, -1.2, 0],
      ],
      0.13,
      '#6a2c14',
    ),
    ...[-0.62, -0.76, -0.9].map((y) => at(ring(0.14, 0.03, paint(metal)), [0, y, 0], [Math.PI / 2, 0, 0])),
    ...[-10, 14, 36].map((a, i) =>
      turned(180 + a, leaf(0.6, 0.14, 0.05, i % 2 ? '#fff0c8' : '#e8243f'), [0.2, -1.2, 0]),
    ),
    bead(0.17, metal, [0.2, -1.22, 0]),
    bead(0.09, stone('#3ad0ff', { flat: false, glow: 0.5 }), [0, -0.46, 0.18]),
  ],
};

export const trident = {
  skins: [
    ['gold', '#3ad8ff', '#1f5aa8'],
    ['silver', '#5affc8', '#14566a'],
    ['bronze', '#ff5a7a', '#5a1a6a'],
  ],
  pose: [0, 0, -26],
  make: (metal, gem, wrap) => [
    tube(
      [
        [0, -1.7, 0],
        [0, 0.4, 0],
      ],
      0.085,
      metal,
    ),
    ...[-1.2, -0.7, -0.2].map((y) => at(ring(0.1, 0.05, paint(wrap)), [0, y, 0], [Math.PI / 2, 0, 0])),
    leafAt(0, 0.36, 1.2, 0.34, metal),
    twins(() =>
      group(
        tube(
          [
            [0.04, 0.2, 0],
            [0.5, 0.26, 0],
            [0.6, 0.6, 0],
            [0.56, 0.86, 0],
          ],
          0.09,
          metal,
        ),
        leafAt(0.56, 0.8, 0.7, 0.3, metal),
        turned(-100, leaf(0.4, 0.16, 0.06, metal), [0.5, 0.36, 0]),
      ),
    ),
    bead(0.22, metal, [0, 0.24, 0.02]),
    bead(0.16, stone(gem, { flat: false, glow: 0.6 }), [0, 0.24, 0.14]),
    tube(
      [
        [-0.1, -0.1, 0.06],
        [0.24, -0.4, 0.1],
        [-0.2, -0.76, 0.1],
        [0.2, -1.1, 0.1],
        [-0.1, -1.4, 0.06],
      ],
      0.05,
      stone(gem, { flat: false, glow: 0.5 }),
    ),
    bead(0.15, metal, [0, -1.74, 0]),
  ],
};

const leafAt = (x, y, length, width, what) => at(leaf(length, width, 0.1, what, { belly: 0.3 }), [x, y, 0]);
