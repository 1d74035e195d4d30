import { at, group, ring } from '../../studio/shape.js';
import { COLOURS } from './luckParts.js';
import { bead, brick, paint, tube, twins, word } from './parts.js';

/** A ball with its number in a white disc that looks at the viewer. */
function ball(number, colour, r, place) {
  return at(
    group(
      bead(r, colour, [0, 0, 0]),
      at(bead(r * 0.64, '#fffdf6', [0, 0, 0], [1, 1, 0.22]), [0, 0, r * 0.89]),
      at(word(number, r * 0.62, '#1c1838'), [0, 0, r * 1.1]),
    ),
    place,
  );
}

export const balls = {
  skins: [
    [['4', '36', '7', '19', '22'], 0],
    [['8', '12', '45', '3', '70'], 2],
    [['36', '5', '14', '27', '9'], 4],
    [['6', '31', '18', '2', '50'], 1],
    [['77', '1', '40', '63', '28'], 6],
    [['11', '24', '9', '33', '5'], 3],
  ],
  make: (numbers, shift) =>
    pile(
      numbers,
      numbers.map((_, i) => COLOURS[(i + shift) % 8]),
    ),
};

/** Five balls, the first of them before the others. */
function pile(numbers, colours) {
  return [
    [-0.1, 0.1, 0.3, 0.72],
    [-0.84, 0.66, -0.3, 0.46],
    [0.8, 0.6, -0.2, 0.5],
    [-0.74, -0.66, 0.2, 0.48],
    [0.68, -0.62, 0.3, 0.54],
  ].map(([x, y, z, r], i) =>
    at(group(ball(numbers[i], colours[i], r, [0, 0, 0])), [x, y, z], [y * 0.2, -x * 0.3, x * 0.3]),
  );
}

/** The house's own wingo: green, red and violet. */
export const wingoBalls = {
  skins: [
    [
      ['7', '2', '0', '5', '8'],
      ['#12a06c', '#e02846', '#8257e6', '#8257e6', '#e02846'],
    ],
  ],
  make: pile,
};

/** A drum of glass full of balls. */
export const drumballs = {
  skins: [
    ['gold', '#7a1430', 0],
    ['silver', '#2a4ae0', 3],
    ['rose', '#14566a', 5],
  ],
  make: (metal, base, shift) => [
    ...Array.from({ length: 22 }, (_, i) => {
      const r = 0.15 * Math.sqrt(i);
      const a = i * 2.4;
      return bead(0.19, COLOURS[(i + shift) % 8], [
        Math.cos(a) * r,
        0.1 + Math.sin(a) * r,
        0.2 + 0.34 * Math.cos(r * 1.6),
      ]);
    }),
    ...[
      ['7', 0],
      ['21', 2],
      ['48', 4],
    ].map(([n, i]) =>
      ball(
        n,
        COLOURS[(i + shift) % 8],
        0.3,
        [
          [-0.34, -0.1, 0.56],
          [0.36, 0.2, 0.58],
          [0, 0.56, 0.5],
        ][i / 2],
      ),
    ),
    ...[0, 1, 2, 3, 4, 5].map((i) =>
      at(ring(0.98, 0.028, paint(metal)), [0, 0.16, 0], [0, (i / 6) * Math.PI, 0]),
    ),
    at(ring(0.98, 0.06, paint(metal)), [0, 0.16, 0]),
    at(ring(0.98, 0.045, paint(metal)), [0, 0.16, 0], [Math.PI / 2, 0, 0]),
    twins(() =>
      group(
        tube(
          [
            [0.98, 0.16, 0],
            [1.16, 0.1, 0],
            [1.1, -0.86, 0],
          ],
          0.075,
          base,
        ),
        bead(0.13, metal, [1.04, 0.16, 0]),
      ),
    ),
    at(brick([2.5, 0.26, 0.9], base, 0.08), [0, -1.0, 0]),
    at(brick([2.56, 0.08, 0.96], metal, 0.03), [0, -0.86, 0]),
    bead(0.15, metal, [1.34, 0.3, 0.1]),
    tube(
      [
        [1.1, 0.14, 0],
        [1.34, 0.14, 0],
        [1.34, 0.3, 0.1],
      ],
      0.05,
      metal,
    ),
    ball('9', COLOURS[(6 + shift) % 8], 0.26, [0, -0.72, 0.62]),
  ],
};

/** A bingo card with covered numbers. */
export const bingo = {
  skins: [
    ['#e8243f', '#ffd84a', 'Indo'],
    ['#8a2ad0', '#5affc8', 'Fiesta'],
    ['#1f8a4a', '#ff7a3a', 'Bambu'],
  ],
  pose: [-10, 12, -6],
  make: (frame, token) => [
    at(brick([1.86, 2.16, 0.14], frame, 0.1), [0, 0, 0]),
    at(brick([1.7, 1.64, 0.12], '#fffaf0', 0.04), [0, -0.18, 0.06]),
    ...['B', 'I', 'N', 'G', 'O'].map((letter, i) =>
      at(word(letter, 0.34, '#fff6d8'), [-0.66 + i * 0.33, 0.85, 0.15]),
    ),
    ...Array.from({ length: 25 }, (_, i) => {
      const [c, r] = [i % 5, Math.floor(i / 5)];
      return at(word(String(1 + c * 15 + ((r * 7 + c * 3) % 15)), 0.17, '#1c1838', { side: 128 }), [
        -0.66 + c * 0.33,
        0.48 - r * 0.33,
        0.13,
      ]);
    }),
    ...[1, 2, 3, 4].map((i) =>
      group(
        at(brick([0.015, 1.62, 0.02], frame, 0.005), [-0.825 + i * 0.33, -0.18, 0.12]),
        at(brick([1.66, 0.015, 0.02], frame, 0.005), [0, 0.645 - i * 0.33, 0.12]),
      ),
    ),
    ...[0, 6, 12, 18, 24, 3, 9, 21].map((i) =>
      bead(
        0.135,
        i === 12 ? 'gold' : token,
        [-0.66 + (i % 5) * 0.33, 0.48 - Math.floor(i / 5) * 0.33, 0.16],
        [1, 1, 0.4],
      ),
    ),
    ball('7', '#2a7aff', 0.34, [0.86, -1.0, 0.4]),
    ball('22', '#ffb02e', 0.28, [-0.94, -0.96, 0.3]),
  ],
};
