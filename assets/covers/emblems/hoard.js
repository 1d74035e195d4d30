import { at, group, lathe } from '../../studio/shape.js';
import { coinOf, cut } from './mint.js';
import { bead, brick, paint, sized, slabOf, stone } from './parts.js';

/** Stacks of coins. */
export const coins = {
  skins: [
    ['gold', '#e08a12', 'bolt'],
    ['gold', '#c0281e', 'star'],
    ['silver', '#5a6ad0', 'flower'],
    ['rose', '#8a1f5a', 'star'],
  ],
  make: (metal, deep, sign) => [
    ...[
      [-0.62, 6, -0.1],
      [0.66, 8, -0.2],
      [0.1, 4, 0.34],
    ].flatMap(([x, n, z], s) =>
      Array.from({ length: n }, (_, i) =>
        at(
          sized(0.46, coinOf(metal, deep, sign)),
          [x + Math.sin(i * 2.1 + s) * 0.035, -0.86 + i * 0.15, z],
          [-1.32, 0, i * 0.7],
        ),
      ),
    ),
    at(sized(0.62, coinOf(metal, deep, sign)), [-0.1, 0.5, 0.4], [0, -0.4, 0.2]),
    at(sized(0.4, coinOf(metal, deep, sign)), [0.86, 0.86, 0.1], [0.3, 0.6, -0.3]),
    at(sized(0.36, coinOf(metal, deep, sign)), [-0.86, 0.66, 0], [-0.4, 0.5, 0.4]),
    at(sized(0.36, coinOf(metal, deep, sign)), [0.72, -0.72, 0.7], [-0.9, 0.3, 0]),
    at(sized(0.36, coinOf(metal, deep, sign)), [-0.44, -0.76, 0.74], [-1.1, -0.2, 0]),
  ],
};

/** A chest that overflows. */
export const chest = {
  skins: [
    ['#7a3a1a', 'gold', '#ff2a5a'],
    ['#1f3a7a', 'silver', '#5affe0'],
    ['#5a1a4a', 'gold', '#3ad0ff'],
    ['#14564a', 'rose', '#ffb02e'],
  ],
  pose: [18, -24, 0],
  make: (wood, metal, gem) => [
    at(brick([1.9, 0.86, 1.16], wood, 0.06), [0, -0.56, 0]),
    ...[-0.8, 0, 0.8].map((x) => at(brick([0.16, 0.9, 1.2], metal, 0.04), [x, -0.56, 0])),
    at(brick([1.96, 0.14, 1.22], metal, 0.05), [0, -0.16, 0]),
    at(brick([1.96, 0.12, 1.22], metal, 0.05), [0, -0.96, 0]),
    at(brick([0.36, 0.4, 0.1], metal, 0.06), [0, -0.3, 0.62]),
    bead(0.1, stone(gem, { flat: false, glow: 0.5 }), [0, -0.26, 0.69]),
    at(
      group(
        lid(wood, 0.58, 1.86),
        ...[-0.8, 0, 0.8].map((x) => at(group(lid(metal, 0.62, 0.16)), [x, 0, 0])),
        at(brick([1.94, 0.12, 0.12], metal, 0.04), [0, 0, 0.58]),
      ),
      [0, 0.28, -0.62],
      [-1.0, 0, 0],
    ),
    ...Array.from({ length: 30 }, (_, i) => {
      const [x, z] = [Math.cos(i * 2.4) * 0.16 * Math.sqrt(i), Math.sin(i * 2.4) * 0.09 * Math.sqrt(i)];
      return at(
        lathe(
          [
            [0.001, 0.03],
            [0.16, 0.03],
            [0.2, 0],
            [0.16, -0.03],
            [0.001, -0.03],
          ],
          paint(metal === 'silver' ? 'gold' : metal),
        ),
        [x, -0.08 + (30 - i) * 0.011, z],
        [Math.sin(i * 1.7) * 0.6, 0, Math.cos(i * 2.3) * 0.6],
      );
    }),
    ...[
      [-0.4, 0.3, 0.2, gem],
      [0.36, 0.34, 0.1, '#3ad0ff'],
      [0.02, 0.42, 0.24, '#5aff9a'],
      [-0.66, 0.06, 0.4, '#ffffff'],
      [0.66, 0.06, 0.4, gem],
    ].map(([x, y, z, colour], i) =>
      at(
        cut(
          [
            [0.001, 0.12],
            [0.14, 0.12],
            [0.2, 0.02],
            [0.001, -0.22],
          ],
          8,
          colour,
          0.4,
        ),
        [x, y, z],
        [0.4, i, 0.3],
      ),
    ),
    ...Array.from({ length: 9 }, (_, i) =>
      bead(0.065, '#fff8f0', [
        0.2 + i * 0.1,
        0.12 - Math.sin(i * 0.36) * 0.1 - i * i * 0.006,
        0.5 + Math.sin(i * 0.5) * 0.12,
      ]),
    ),
  ],
};

function lid(what, r, wide) {
  const half = Array.from({ length: 13 }, (_, i) => [
    Math.cos((i / 12) * Math.PI) * r,
    Math.sin((i / 12) * Math.PI) * r * 0.86,
  ]);
  const outline = [
    ...half,
    ...half
      .slice(1, -1)
      .reverse()
      .map(([x, y]) => [x * 0.8, y * 0.78]),
  ];
  return at(slabOf(outline, wide, what), [0, 0, 0.56], [0, Math.PI / 2, 0]);
}
