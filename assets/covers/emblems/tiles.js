import { at, group, ring } from '../../studio/shape.js';
import { PIPS } from './cardsParts.js';
import { bead, brick, leaf, pad, paint, sized, spin, tube, turned } from './parts.js';

/** Tiles with a flower, circles and bamboo of our own drawing. */
export const tile = {
  skins: [
    ['#12905a', '#d8142e', '#2a4ae0'],
    ['#1fa88a', '#8a2ad0', '#e8701e'],
  ],
  make: (back, red, blue) => {
    const block = (sign) =>
      group(
        at(brick([0.92, 1.24, 0.3], back, 0.1), [0, 0, -0.16]),
        at(brick([0.92, 1.24, 0.36], '#fffaf0', 0.1), [0, 0, 0.08]),
        at(group(...sign), [0, 0, 0.27]),
      );
    const circles = [
      [-0.2, 0.34, red],
      [0.2, 0.34, blue],
      [0, 0, back],
      [-0.2, -0.34, blue],
      [0.2, -0.34, red],
    ].map(([x, y, c]) =>
      group(at(ring(0.13, 0.035, paint(c)), [x, y, 0]), bead(0.06, c, [x, y, 0], [1, 1, 0.4])),
    );
    const bamboo = [
      [-0.2, 0.28],
      [0.2, 0.28],
      [-0.2, -0.28],
      [0.2, -0.28],
    ].map(([x, y]) =>
      group(
        tube(
          [
            [x, y - 0.17, 0],
            [x, y + 0.17, 0],
          ],
          0.055,
          back,
        ),
        bead(0.075, back, [x, y, 0], [1, 0.4, 0.8]),
      ),
    );
    const flower = [
      spin(8, () => leaf(0.36, 0.2, 0.06, red, { belly: 0.6 })),
      bead(0.11, '#ffc23a', [0, 0, 0.06]),
      ...[-150, 150].map((a) => turned(a, leaf(0.5, 0.16, 0.04, back), [0, 0, -0.02])),
    ];
    return [
      at(group(block(flower)), [-0.1, 0.16, 0.4], [-0.1, 0.3, 0.1]),
      at(group(block(circles)), [-0.84, -0.3, 0], [0, 0.4, 0.3]),
      at(group(block(bamboo)), [0.8, -0.3, 0], [0, -0.2, -0.22]),
    ];
  },
};

/** Dominoes. */
export const domino = {
  skins: [
    ['#fdfaf4', '#1c1838', '#d8142e'],
    ['#1c1838', '#fdfaf4', '#ffc23a'],
    ['#c0281e', '#fff3d8', '#ffd84a'],
    ['jade', '#fdfaf4', '#ffe08a'],
  ],
  make: (body, pip, line) => {
    const bone = (a, b) =>
      group(
        brick([0.86, 1.66, 0.26], body, 0.12),
        at(brick([0.66, 0.05, 0.06], line, 0.02), [0, 0, 0.12]),
        bead(0.075, 'gold', [0, 0, 0.15], [1, 1, 0.5]),
        ...[
          [a, 0.42],
          [b, -0.42],
        ].flatMap(([n, y]) =>
          PIPS[n].map(([px, py]) => bead(0.085, pip, [px * 0.22, y + py * 0.22, 0.125], [1, 1, 0.36])),
        ),
      );
    return [
      at(group(bone(6, 4)), [-0.36, 0.1, 0.3], [0, 0.2, 0.26]),
      at(group(bone(5, 3)), [0.5, -0.06, 0], [0, -0.2, -0.3]),
      at(group(bone(2, 1)), [0.1, -0.86, 0.5], [-0.6, 0, 1.4]),
    ];
  },
};

/** Three sevens over each other. */
export const seven = {
  skins: [
    ['#e0142e', 'gold', 'flame'],
    ['#8a2ad0', 'silver', 'star'],
    ['#ff8a1e', 'gold', 'leaf'],
  ],
  pose: [-4, -14, -6],
  make: (colour, metal) => {
    const sign = [
      [-0.66, 0.9, 1],
      [0.7, 0.96, 1],
      [0.72, 0.56, 1],
      [0.3, 0.06],
      [0.06, -0.46],
      [-0.02, -0.96, 1],
      [-0.5, -0.98, 1],
      [-0.38, -0.4],
      [-0.06, 0.14],
      [0.2, 0.5, 1],
      [-0.4, 0.46],
      [-0.62, 0.34, 1],
    ];
    const one = (s) =>
      sized(
        s,
        group(
          pad(
            sign.map(([x, y, c]) => [x * 1.14, y * 1.1, c]),
            0.26,
            metal,
          ),
          pad(sign, 0.24, colour, 0.14),
        ),
      );
    return [
      at(one(0.66), [-0.74, 0.1, -0.3], [0, 0, 0.24]),
      at(one(0.66), [0.78, 0.1, -0.3], [0, 0, -0.2]),
      one(1),
      ...[
        [-0.9, 0.96],
        [0.98, 0.94],
        [0.7, -0.8],
        [-0.9, -0.72],
      ].map(([x, y], i) =>
        at(
          spin(5, () => leaf(0.2, 0.13, 0.06, i % 2 ? '#fff0a8' : metal, { belly: 0.22, cells: 22 })),
          [x, y, 0.1],
        ),
      ),
    ];
  },
};
