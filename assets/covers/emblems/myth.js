import { beak } from '../../studio/face.js';
import { at, group } from '../../studio/shape.js';
import { bead, leaf, pad, stone, tube, turned, twins } from './parts.js';

/** Creatures of the tales, as treasures of metal and enamel. */

/** An eagle with wings spread, feather over feather. */
export const garuda = {
  skins: [
    ['gold', '#d8324a', '#ffcf4a', '#3ad0ff'],
    ['rose', '#7a2ad0', '#ffb0d8', '#5affc0'],
    ['gold', '#0f8a7a', '#aef08a', '#ff5a7a'],
  ],
  make: (metal, enamel, light, gem) => [
    twins(() => wing(metal, enamel, light)),
    ...[-34, -17, 0, 17, 34].map((a, i) =>
      turned(180 + a, leaf(0.74, 0.26, 0.07, i % 2 ? enamel : metal), [
        0,
        -0.28,
        -0.1 + (i === 2 ? 0.03 : 0),
      ]),
    ),
    pad(
      [
        [0, 0.46],
        [-0.3, 0.3],
        [-0.34, -0.1],
        [0, -0.56],
        [0.34, -0.1],
        [0.3, 0.3],
      ],
      0.26,
      metal,
      0,
    ),
    ...[
      [0, 0.12],
      [-0.13, 0],
      [0.13, 0],
      [0, -0.12],
      [-0.1, -0.24],
      [0.1, -0.24],
      [0, -0.36],
    ].map(([x, y], i) =>
      turned(180, leaf(0.2, 0.17, 0.05, i % 2 ? light : enamel, { cells: 24 }), [
        x,
        y + 0.08,
        0.24 - Math.abs(y) * 0.1,
      ]),
    ),
    ...[-40, -20, 0, 20, 40].map((a) =>
      turned(a, leaf(0.36, 0.13, 0.06, Math.abs(a) === 20 ? enamel : metal, { cells: 26 }), [0, 0.66, 0.02]),
    ),
    bead(0.27, metal, [0, 0.6, 0.16], [0.95, 1, 0.9]),
    at(
      beak(light === '#ffcf4a' ? '#ff8a1f' : '#ffb61e', { size: 0.15, y: 0, deep: 1, length: 1.5 }),
      [0, 0.54, -0.14],
    ),
    twins(() =>
      group(
        bead(0.062, stone(gem, { flat: false, glow: 0.7 }), [0.125, 0.68, 0.36]),
        at(leaf(0.24, 0.085, 0.05, metal, { cells: 20 }), [0.03, 0.7, 0.4], [0, 0, -1.15]),
      ),
    ),
    bead(0.1, stone(gem, { flat: false }), [0, 0.3, 0.3]),
  ],
};

function wing(metal, enamel, light) {
  const row = (count, from, to, length, width, z, colours, root) =>
    Array.from({ length: count }, (_, i) => {
      const t = i / (count - 1);
      const angle = from + (to - from) * t;
      const reach = length * (1 - 0.42 * t ** 1.6);
      return turned(
        -angle,
        leaf(reach, width, 0.06, colours[i % colours.length], { bend: 0.06, cells: 34 }),
        [root[0] + t * root[2], root[1] - t * root[3], z + i * 0.012],
      );
    });
  return group(
    ...row(9, 34, 152, 1.22, 0.24, -0.12, [enamel, metal], [0.3, 0.28, -0.08, 0.3]),
    ...row(8, 42, 148, 0.82, 0.2, 0.0, [metal, light], [0.28, 0.28, -0.06, 0.3]),
    ...row(6, 50, 140, 0.52, 0.2, 0.1, [enamel, metal], [0.24, 0.26, -0.04, 0.26]),
    at(
      tube(
        [
          [0.16, 0.26, 0],
          [0.42, 0.46, 0.06],
          [0.64, 0.6, 0.04],
          [0.86, 0.74, 0],
        ],
        (t) => 0.13 * (1 - t * 0.55),
        metal,
      ),
      [0, 0, 0.1],
    ),
  );
}
