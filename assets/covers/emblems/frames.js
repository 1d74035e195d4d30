import { at, group, lathe, ring } from '../../studio/shape.js';
import { bead, leaf, paint, spin, stone } from './parts.js';

/** What emblems stand on or before. */
const SKINS = [
  ['gold', '#3b1d8a', '#ff4a7a'],
  ['silver', '#103a7a', '#3ad0ff'],
  ['bronze', '#4a1410', '#ffb02e'],
  ['rose', '#4a0f4a', '#c07aff'],
  ['gold', '#0c4a3a', '#3affb0'],
];

/** A metal ring set with stones, leaves round it, enamel inside. */
export const frameRing = {
  skins: SKINS,
  make: (metal, enamel, gem) => [
    at(
      lathe(
        [
          [0.001, 0],
          [1, 0],
          [1, -0.06],
          [0.001, -0.06],
        ],
        paint(enamel),
      ),
      [0, 0, -0.14],
      [Math.PI / 2, 0, 0],
    ),
    spin(24, () => at(leaf(0.2, 0.15, 0.07, metal, { cells: 24 }), [0, 1.02, -0.06])),
    ring(1, 0.085, paint(metal)),
    ring(0.86, 0.03, paint(metal)),
    spin(12, () => bead(0.055, stone(gem, { flat: false }), [0, 1, 0.075]), 0.26),
  ],
};

/** Three round steps with a lit rim. */
export const framePlinth = {
  skins: SKINS,
  pose: [16, 0, 0],
  make: (metal, enamel, gem) => [
    lathe(
      [
        [0.001, 0.3],
        [0.72, 0.3],
        [0.76, 0.26],
        [0.76, 0.14],
        [0.94, 0.13],
        [0.98, 0.09],
        [0.98, -0.04],
        [1.16, -0.05],
        [1.2, -0.09],
        [1.2, -0.26],
        [0.001, -0.26],
      ],
      paint(enamel),
    ),
    ...[
      [0.76, 0.28],
      [0.98, 0.11],
      [1.2, -0.07],
    ].map(([r, y]) => at(ring(r, 0.035, paint(metal)), [0, y, 0], [Math.PI / 2, 0, 0])),
    group(
      ...Array.from({ length: 16 }, (_, i) => {
        const a = (i / 16) * Math.PI * 2 + 0.2;
        return bead(0.05, stone(gem, { flat: false }), [Math.cos(a) * 1.2, -0.17, Math.sin(a) * 1.2]);
      }),
    ),
  ],
};
