import { at, group, ring } from '../../studio/shape.js';
import { bead, leaf, paint, spin, stone, tube, turned } from './parts.js';

/** A whorl of petals that lean back by `lean`, `high` above the ground. */
const whorl = (n, length, width, what, { lean = 0.5, start = 0, z = 0, out = 0.06, belly = 0.6 } = {}) =>
  spin(n, () => at(leaf(length, width, 0.07, what, { belly }), [0, out, z], [lean, 0, 0]), start);

const leaves = (angles, length, z = -0.3, colour = '#2f9a4a') =>
  angles.map((a) => turned(-a, leaf(length, length * 0.4, 0.07, colour), [0, 0, z]));

export const melati = {
  skins: [['#ffffff', '#fff0c0']],
  pose: [-14, 12, 0],
  make: (petal, heart) => [
    ...leaves([100, 150, 215, 265, 320], 1.24),
    whorl(7, 0.98, 0.56, petal, { lean: 0.12, belly: 0.62 }),
    whorl(6, 0.7, 0.46, petal, { lean: 0.4, start: 0.3, z: 0.1 }),
    whorl(5, 0.42, 0.34, '#fffaf0', { lean: 0.7, z: 0.22 }),
    bead(0.13, heart, [0, 0, 0.34]),
    ...[
      [-0.86, -0.76],
      [0.9, -0.66],
    ].map(([x, y]) =>
      at(group(whorl(5, 0.4, 0.27, petal, { lean: 0.2 }), bead(0.09, heart, [0, 0, 0.1])), [x, y, 0.2]),
    ),
    turned(-34, leaf(0.42, 0.22, 0.14, petal), [0.6, 0.8, 0.1]),
  ],
};

export const lotus = {
  skins: [
    ['#ff6aa8', '#ffd0e6', 'gold'],
    ['gold', '#fff3b8', 'gold'],
    ['#8a5aff', '#e0d0ff', 'gold'],
  ],
  pose: [8, 0, 0],
  make: (petal, pale, metal) => [
    ...[-104, -80, 80, 104].map((a) => turned(-a, leaf(1.3, 0.52, 0.06, '#1f9a6a'), [0, -0.56, -0.3])),
    ...[-84, 84, -62, 62].map((a) => turned(-a, leaf(1.24, 0.46, 0.1, petal), [0, -0.52, -0.1])),
    ...[-44, 44, -24, 24, 0].map((a, i) =>
      turned(-a, leaf(1.4 - (i < 2 ? 0.1 : 0), 0.52, 0.1, petal), [0, -0.52, -0.16 - i * 0.02]),
    ),
    ...[-54, 54, -33, 33].map((a) => turned(-a, leaf(1.1, 0.44, 0.1, pale), [0, -0.52, 0.06])),
    ...[-14, 14].map((a) => turned(-a, leaf(1.16, 0.46, 0.1, petal), [0, -0.52, 0.1])),
    ...[-70, 70, -42, 42].map((a) => turned(-a, leaf(0.8, 0.36, 0.1, petal), [0, -0.52, 0.2])),
    turned(0, leaf(0.92, 0.5, 0.14, pale), [0, -0.52, 0.22]),
    ...[-22, 22].map((a) => turned(-a, leaf(0.66, 0.36, 0.1, pale), [0, -0.54, 0.32])),
    bead(0.2, metal, [0, -0.5, 0.4], [2.2, 0.7, 0.8]),
    bead(0.09, stone('#5affe0', { flat: false, glow: 0.6 }), [0, 0.1, 0.38]),
  ],
};

export const marigold = {
  skins: [['#ff8a0e', '#ffc23a', '#e0480e']],
  pose: [-18, 16, 0],
  make: (petal, light, deep) => [
    ...leaves([60, 130, 180, 240, 300], 1.3, -0.4),
    whorl(16, 1.0, 0.34, deep, { lean: 0.05, belly: 0.75 }),
    whorl(16, 0.88, 0.32, petal, { lean: 0.3, start: 0.2, z: 0.06, belly: 0.75 }),
    whorl(14, 0.72, 0.3, light, { lean: 0.5, z: 0.14, belly: 0.75 }),
    whorl(12, 0.56, 0.26, petal, { lean: 0.75, start: 0.2, z: 0.24, belly: 0.75 }),
    whorl(9, 0.42, 0.22, light, { lean: 1, z: 0.34, belly: 0.75 }),
    whorl(6, 0.3, 0.18, deep, { lean: 1.2, start: 0.3, z: 0.42 }),
  ],
};

export const rafflesia = {
  skins: [['#d8301e', '#ffd8b8', '#7a0f14']],
  pose: [-26, 0, 8],
  make: (petal, spot, deep) => [
    ...leaves([36, 108, 180, 252, 324], 1.3, -0.3, '#1f7a3a'),
    spin(5, () =>
      group(
        at(leaf(1.16, 0.98, 0.22, petal, { belly: 0.62 }), [0, 0.16, -0.04]),
        ...[
          [0, 0.6],
          [-0.24, 0.72],
          [0.24, 0.72],
          [0, 0.94],
          [-0.18, 0.98],
          [0.2, 0.5],
          [-0.2, 0.48],
        ].map(([x, y], k) =>
          bead(0.075 - (k % 3) * 0.012, spot, [x, y + 0.08, 0.17 - Math.abs(x) * 0.2], [1.2, 1, 0.4]),
        ),
      ),
    ),
    at(ring(0.46, 0.2, paint('#ff6a4a')), [0, 0, 0.14]),
    ...Array.from({ length: 12 }, (_, i) =>
      bead(0.06, spot, [Math.sin(i * 0.5236) * 0.47, Math.cos(i * 0.5236) * 0.47, 0.33]),
    ),
    bead(0.36, deep, [0, 0, 0.06], [1, 1, 0.5]),
    spin(10, () =>
      tube(
        [
          [0, 0.12, 0.2],
          [0, 0.16, 0.42],
        ],
        (t) => 0.045 * (1 - t * 0.6),
        '#ffb45a',
      ),
    ),
  ],
};

export const clover = {
  skins: [['#1fb84a', '#8aff8a', 'gold']],
  pose: [-8, 14, 0],
  make: (leafing, vein, metal) => [
    spin(
      4,
      () =>
        group(
          turned(16, leaf(0.98, 0.62, 0.16, leafing, { belly: 0.74 }), [0, 0.02, 0]),
          turned(-16, leaf(0.98, 0.62, 0.16, leafing, { belly: 0.74 }), [0, 0.02, 0]),
          at(leaf(0.62, 0.1, 0.06, vein), [0, 0.1, 0.14]),
        ),
      0.5,
    ),
    tube(
      [
        [0, 0, -0.06],
        [0.26, -0.7, -0.06],
        [0.62, -1.16, -0.06],
      ],
      (t) => 0.09 - t * 0.02,
      '#178a3a',
    ),
    at(ring(0.17, 0.06, paint(metal)), [0, 0, 0.14]),
    bead(0.13, stone('#fff07a', { flat: false, glow: 0.5 }), [0, 0, 0.15]),
    ...[
      [0.5, 0.6],
      [-0.6, 0.3],
      [-0.2, -0.7],
    ].map(([x, y]) => bead(0.06, stone('#eafff0', { flat: false, glow: 0.4 }), [x, y, 0.2])),
  ],
};
