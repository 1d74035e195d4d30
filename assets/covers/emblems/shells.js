import { at, group } from '../../studio/shape.js';
import { sideEye } from './eyes.js';
import { bead, leaf, pad, stone, turned, twins } from './parts.js';

export const turtle = {
  skins: [
    ['#3aa868', '#7a4a1a', '#e0a83a', 'gold'],
    ['#2a8ad8', '#14506a', '#3ad8c8', 'gold'],
    ['gold', '#7a1430', '#ff6a5a', 'silver'],
  ],
  pose: [-18, 14, -32],
  make: (skin, shell, plate, rim) => [
    twins(() =>
      group(
        pad(
          [
            [0.4, 0.36],
            [0.8, 0.66],
            [1.26, 0.6],
            [1.5, 0.1],
            [1.44, -0.2, 1],
            [1.1, 0.14],
            [0.6, 0],
          ],
          0.12,
          skin,
          -0.04,
        ),
        pad(
          [
            [0.36, -0.6],
            [0.66, -0.76],
            [0.86, -1.1],
            [0.7, -1.2],
            [0.36, -0.94],
          ],
          0.1,
          skin,
          -0.04,
        ),
        ...[
          [0.9, 0.46],
          [1.14, 0.36],
          [1.3, 0.14],
          [0.72, 0.34],
        ].map(([x, y]) => bead(0.07, plate, [x, y, 0.08], [1.2, 1, 0.4])),
        sideEye(0.17, 1.16, 0.2, 0.06, '#ffb02e'),
      ),
    ),
    bead(0.32, skin, [0, 1.02, 0.04], [0.9, 1.1, 0.8]),
    turned(180, leaf(0.4, 0.2, 0.08, skin), [0, -0.9, -0.02]),
    bead(0.84, rim, [0, 0, -0.02], [0.98, 1.1, 0.34]),
    bead(0.78, shell, [0, 0, 0.04], [0.96, 1.1, 0.5]),
    ...[
      [0, 0.52, 0.2],
      [0, 0.06, 0.27],
      [0, -0.42, 0.21],
      [0.42, 0.32, 0.2],
      [-0.42, 0.32, 0.2],
      [0.44, -0.16, 0.2],
      [-0.44, -0.16, 0.2],
      [0.26, -0.62, 0.14],
      [-0.26, -0.62, 0.14],
      [0.26, 0.72, 0.14],
      [-0.26, 0.72, 0.14],
    ].map(([x, y, r]) => {
      const z = 0.04 + 0.4 * Math.sqrt(Math.max(0, 1 - (x / 0.75) ** 2 - (y / 0.86) ** 2));
      return at(
        pad(
          Array.from({ length: 6 }, (_, k) => [
            Math.sin((k / 6) * Math.PI * 2) * r,
            Math.cos((k / 6) * Math.PI * 2) * r,
            1,
          ]),
          0.07,
          plate,
          0,
          { cells: 30 },
        ),
        [x, y, z - 0.01],
        [-y * 0.55, x * 0.6, 0],
      );
    }),
  ],
};

/** A shell that opens on its pearl. */
export const pearl = {
  skins: [
    ['#ff8ab0', '#ffd8e8', '#fff8f4'],
    ['#4ab8e0', '#c8f4ff', '#f4fbff'],
    ['#b07aff', '#e6d8ff', '#fff0ff'],
    ['gold', '#fff3c8', '#ffffff'],
    ['#2ac8a0', '#c8ffe8', '#2a2440'],
  ],
  pose: [8, -8, 0],
  make: (shell, inside, ball) => [
    at(fanShell(shell, inside), [0, 0.02, -0.2], [-0.2, 0, 0]),
    at(fanShell(shell, inside), [0, -0.3, 0.1], [1.9, 0, 0]),
    bead(0.44, stone(ball, { flat: false, glow: 0.15 }), [0, -0.06, 0.44]),
    bead(0.1, '#ffffff', [-0.16, 0.14, 0.8], [1.2, 0.8, 0.4]),
    ...[
      [-0.7, -0.5, 0.6],
      [0.66, -0.52, 0.62],
      [0.44, -0.6, 0.8],
    ].map(([x, y, z], i) => bead(0.12 - i * 0.02, stone(ball, { flat: false, glow: 0.15 }), [x, y, z])),
  ],
};

function fanShell(shell, inside) {
  return group(
    ...Array.from({ length: 9 }, (_, i) => {
      const a = (i - 4) * 19;
      return turned(
        -a,
        group(
          leaf(1.16 - Math.abs(i - 4) * 0.035, 0.4, 0.1, shell, { belly: 0.8 }),
          at(leaf(1.0 - Math.abs(i - 4) * 0.03, 0.26, 0.06, inside, { belly: 0.8 }), [0, 0.06, 0.07]),
        ),
        [0, -0.36, 0],
      );
    }),
    bead(0.2, shell, [0, -0.32, 0], [1.5, 0.8, 0.8]),
  );
}
