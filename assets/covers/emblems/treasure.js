import { at, group, lathe, ring } from '../../studio/shape.js';
import { coinOf, cut } from './mint.js';
import { bead, leaf, paint, stone, tube } from './parts.js';

/** A coin, a stone, a crown: what is won. */

export const coin = {
  skins: [
    ['gold', '#e08a12'],
    ['silver', '#6a7ad0'],
    ['rose', '#c04a4a'],
    ['gold', '#8a1f5a'],
    ['bronze', '#2a5a4a'],
  ],
  pose: [-8, 24, 8],
  make: (metal, deep) => [coinOf(metal, deep)],
};

/** Brilliant cut, seen a little from above. */
export const gem = {
  skins: [['#4ab8ff'], ['#ff5ad0'], ['#8aff6a'], ['#b07aff'], ['#ffb43a']],
  pose: [22, 12, 0],
  make: (colour) => [
    cut(
      [
        [0.001, 0.42],
        [0.58, 0.42],
        [0.84, 0.24],
        [1, 0.02],
        [0.96, -0.04],
        [0.001, -1],
      ],
      12,
      colour,
    ),
  ],
};

/** A crown of leaves and stones over velvet. */
export const crown = {
  skins: [
    ['gold', '#b01436', '#3ad0ff'],
    ['silver', '#3a2ab0', '#ff4a8a'],
    ['rose', '#0f6a6a', '#ffd23c'],
    ['gold', '#4a1a8a', '#4affb0'],
    ['bronze', '#123a7a', '#ff6a3a'],
  ],
  pose: [14, 0, 0],
  make: (metal, velvet, colour) => [
    bead(0.74, velvet, [0, 0.06, 0], [1, 0.82, 1]),
    lathe(
      [
        [0.86, -0.44],
        [0.92, -0.42],
        [0.94, -0.36],
        [0.93, -0.16],
        [0.95, -0.1],
        [0.9, -0.08],
      ],
      paint(metal),
    ),
    at(ring(0.91, 0.05, paint(metal)), [0, -0.42, 0], [Math.PI / 2, 0, 0]),
    at(ring(0.92, 0.05, paint(metal)), [0, -0.1, 0], [Math.PI / 2, 0, 0]),
    ...Array.from({ length: 10 }, (_, i) => {
      const a = (i / 10) * Math.PI * 2;
      const tall = i % 2 ? 0.62 : 0.86;
      return at(
        group(
          at(leaf(tall, 0.42, 0.08, metal, { belly: 0.5 }), [0, -0.12, 0], [0.16, 0, 0]),
          bead(0.085, stone(colour, { flat: false }), [0, tall * 0.42 - 0.1, 0.16]),
          bead(0.07, metal, [0, tall - 0.1, 0.14]),
        ),
        [Math.sin(a) * 0.9, 0, Math.cos(a) * 0.9],
        [0, a, 0],
      );
    }),
    ...Array.from({ length: 14 }, (_, i) => {
      const a = (i / 14) * Math.PI * 2;
      return bead(0.07, stone(i % 2 ? colour : '#ffffff', { flat: false }), [
        Math.sin(a) * 0.94,
        -0.26,
        Math.cos(a) * 0.94,
      ]);
    }),
    ...[0, Math.PI / 2].map((a) =>
      at(
        tube(
          [
            [-0.88, 0, 0],
            [-0.66, 0.52, 0],
            [0, 0.78, 0],
            [0.66, 0.52, 0],
            [0.88, 0, 0],
          ],
          0.055,
          metal,
        ),
        [0, 0, 0],
        [0, a + 0.3, 0],
      ),
    ),
    bead(0.15, stone(colour, { flat: false }), [0, 0.9, 0]),
    bead(0.07, metal, [0, 1.08, 0]),
  ],
};
