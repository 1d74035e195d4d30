import * as THREE from 'three';
import { at, group, lathe, ring } from '../../studio/shape.js';
import { POCKETS, pocketColour } from '../../studio/wheelOrder.js';
import { chip, PIPS } from './cardsParts.js';
import { bead, brick, paint, printed, sized, solid, tube } from './parts.js';

export const chips = {
  skins: [
    ['#e8243f', '#2a5ae0', '#1c1838'],
    ['#8a2ad0', '#ffb02e', '#1f8a5a'],
    ['#12905a', '#e8243f', '#ffb02e'],
    ['#2a7aff', '#ff5aa8', '#2a1a5a'],
    ['#ff8a1e', '#1c1838', '#2ab8a8'],
  ],
  pose: [10, 0, 0],
  make: (one, two, three) => [
    ...[
      [-0.66, 5, one, 0],
      [0.62, 7, two, -0.2],
      [0, 3, three, 0.5],
    ].flatMap(([x, n, colour, z]) =>
      Array.from({ length: n }, (_, i) =>
        at(
          sized(0.52, chip(colour)),
          [x + Math.sin(i * 2 + x) * 0.03, -0.8 + i * 0.155, z],
          [-1.38, 0, i * 0.4],
        ),
      ),
    ),
    at(sized(0.62, chip(one)), [-0.3, 0.62, 0.5], [-0.1, -0.3, 0.3]),
    at(sized(0.44, chip(three)), [0.2, 1.1, 0], [0.2, 0.4, -0.2]),
    at(sized(0.36, chip(two)), [-0.96, 0.96, 0], [-0.3, 0.5, 0.4]),
  ],
};

function die(colour, pip, faces) {
  const turns = [
    [0, 0, 0],
    [0, Math.PI / 2, 0],
    [-Math.PI / 2, 0, 0],
    [0, -Math.PI / 2, 0],
    [Math.PI / 2, 0, 0],
  ];
  return group(
    brick([1.2, 1.2, 1.2], colour, 0.2),
    ...faces.map((n, i) =>
      at(
        group(
          ...PIPS[n].map(([x, y]) =>
            bead(n === 1 ? 0.17 : 0.115, pip, [x * 0.32, y * 0.32, 0.585], [1, 1, 0.34]),
          ),
        ),
        [0, 0, 0],
        turns[i],
      ),
    ),
  );
}

export const dice = {
  skins: [
    ['#e0142e', '#fff8ea', '#fdfaf4', '#1c1838'],
    ['#fdfaf4', '#d8142e', '#1f8a5a', '#fff8ea'],
    ['gold', '#7a1430', '#7a1430', '#ffe6a0'],
    ['#2a4ae0', '#ffffff', '#ff5aa8', '#ffffff'],
    ['#1c1838', '#ffc83a', '#ffc83a', '#1c1838'],
    ['#12a08a', '#ffffff', '#ff8a1e', '#ffffff'],
    ['#8a2ad0', '#ffe9a0', '#fdfaf4', '#8a2ad0'],
    ['jade', '#0a3a2a', 'gold', '#7a1430'],
    // The house's own: as its dice are on the table.
    ['#fdfaf4', '#1b1450', '#fdfaf4', '#1b1450'],
  ],
  make: (one, pip, two, pip2) => [
    at(group(die(one, pip, [5, 6, 3, 2, 1])), [-0.36, -0.3, 0.4], [0.5, 0.62, 0.1]),
    at(group(die(two, pip2, [3, 1, 6, 4, 2])), [0.74, 0.5, -0.5], [0.3, -0.5, 0.5]),
    at(sized(0.66, die(one, pip, [1, 2, 4, 5, 6])), [0.86, -0.72, 0.4], [0.7, -0.4, -0.3]),
  ],
};

/** A wheel of thirty-seven numbers, seen from the side of the table. */
export const roulette = {
  skins: [
    ['#7a3a1a', 'gold', '#12905a'],
    ['#2a1a5a', 'silver', '#1fa8d8'],
    ['#5a1020', 'gold', '#ffb02e'],
    ['#14404a', 'rose', '#e8243f'],
    ['#1c1838', 'gold', '#8a2ad0'],
    ['#4a2410', 'bronze', '#12905a'],
    ['#7a1a4a', 'gold', '#3ad8c0'],
    ['#16386e', 'silver', '#ff8a1e'],
  ],
  pose: [48, 0, 0],
  make: (wood, metal, zero) => wheel(wood, metal, european(zero)),
};

/** The house's own wheel: fifteen numbers in their order, red, blue and one black. */
export const rouletteFifteen = {
  skins: [['#3a2fae', 'gold']],
  pose: [48, 0, 0],
  make: (wood, metal) =>
    wheel(wood, metal, {
      numbers: POCKETS.map((number) => [number, OWN_COLOURS[pocketColour(number)]]),
      near: 0.064,
      far: 0.106,
      figure: 0.076,
      foot: 0.415,
    }),
};

const OWN_COLOURS = { red: '#d8142e', blue: '#2a5ae0', black: '#17132e' };

/** Thirty-seven numbers, each with its colour. */
function european(zero) {
  const colour = (i) => (i === 0 ? zero : i % 2 ? '#d8142e' : '#17132e');
  const numbers = Array.from({ length: 37 }, (_, i) => [(i * 17) % 37, colour(i)]);
  return { numbers, near: 0.026, far: 0.042, figure: 0.042, foot: 0.43 };
}

function wheel(wood, metal, numbers) {
  return [
    lathe(
      [
        [0.001, -0.16],
        [1.2, -0.16],
        [1.3, -0.06],
        [1.32, 0.12],
        [1.24, 0.2],
        [1.12, 0.14],
        [1.06, 0.02],
        [0.001, 0.02],
      ],
      paint(wood),
    ),
    at(ring(1.22, 0.045, paint(metal)), [0, 0.18, 0], [Math.PI / 2, 0, 0]),
    at(ring(1.04, 0.03, paint(metal)), [0, 0.05, 0], [Math.PI / 2, 0, 0]),
    at(solid(new THREE.CircleGeometry(1.04, 96), pockets(numbers)), [0, 0.045, 0], [-Math.PI / 2, 0, 0]),
    lathe(
      [
        [0.62, 0.05],
        [0.6, 0.1],
        [0.4, 0.16],
        [0.16, 0.3],
        [0.001, 0.32],
      ],
      paint(wood),
    ),
    at(ring(0.62, 0.03, paint(metal)), [0, 0.08, 0], [Math.PI / 2, 0, 0]),
    lathe(
      [
        [0.001, 0.72],
        [0.05, 0.7],
        [0.12, 0.6],
        [0.06, 0.5],
        [0.1, 0.42],
        [0.2, 0.34],
        [0.24, 0.24],
        [0.001, 0.24],
      ],
      paint(metal),
    ),
    ...[0, 1, 2, 3].map((i) => {
      const a = i * 1.571 + 0.5;
      return group(
        tube(
          [
            [0, 0.42, 0],
            [Math.sin(a) * 0.4, 0.4, Math.cos(a) * 0.4],
          ],
          0.04,
          metal,
        ),
        bead(0.09, metal, [Math.sin(a) * 0.42, 0.4, Math.cos(a) * 0.42]),
      );
    }),
    bead(0.09, '#ffffff', [0.5, 0.14, 0.7]),
  ];
}

/** Numbers with their colours, in a ring: where the lines between them begin and end, how large figures are and stand. */
function pockets({ numbers, near, far, figure, foot }) {
  const count = numbers.length;
  return printed(
    (pen, side) => {
      const middle = side / 2;
      for (const [i, [number, colour]] of numbers.entries()) {
        const a = (i / count) * Math.PI * 2;
        const half = Math.PI / count;
        pen.fillStyle = colour;
        pen.beginPath();
        pen.moveTo(middle, middle);
        pen.arc(middle, middle, middle, a - half, a + half);
        pen.fill();
        pen.save();
        pen.translate(middle, middle);
        pen.rotate(a);
        pen.strokeStyle = '#ffd98a';
        pen.lineWidth = side / 240;
        pen.beginPath();
        pen.moveTo(side * 0.3, -side * near);
        pen.lineTo(side * 0.5, -side * far);
        pen.stroke();
        pen.rotate(Math.PI / 2);
        pen.font = `800 ${side * figure}px Cover`;
        pen.textAlign = 'center';
        pen.fillStyle = '#fff';
        pen.fillText(String(number), 0, -side * foot);
        pen.restore();
      }
      pen.strokeStyle = '#ffd98a';
      pen.lineWidth = side / 160;
      pen.beginPath();
      pen.arc(middle, middle, side * 0.39, 0, Math.PI * 2);
      pen.stroke();
    },
    { side: 1024 },
  );
}
