import { skull } from '../../studio/face.js';
import { at, group } from '../../studio/shape.js';
import { brow } from './beastsParts.js';
import { gaze } from './eyes.js';
import { bead, leaf, pad, spin, stone, tube, turned, twins } from './parts.js';

export const kancil = {
  skins: [
    ['#d0883c', '#fff0d8', 'gold', '#5affa0'],
    ['#b0602c', '#ffe4c0', 'silver', '#ffc23a'],
  ],
  make: (coat, pale, metal, gem) => [
    twins(() =>
      group(
        turned(-56, at(leaf(0.82, 0.4, 0.1, coat), [0, 0.34, -0.1])),
        turned(-56, at(leaf(0.62, 0.24, 0.07, '#ffb8a0'), [0, 0.42, 0.02])),
        tube(
          [
            [0.16, 0.5, 0],
            [0.3, 0.82, -0.02],
            [0.26, 1.16, 0],
          ],
          (t) => 0.05 * (1 - t * 0.7),
          metal,
        ),
        tube(
          [
            [0.28, 0.8, 0],
            [0.5, 0.96, 0.02],
          ],
          (t) => 0.04 * (1 - t * 0.8),
          metal,
        ),
        bead(0.13, stone(gem, { flat: false, glow: 0.3 }), [0.3, 0.1, 0.42], [1, 1.05, 0.7]),
        bead(0.085, '#150c12', [0.31, 0.09, 0.49], [1, 1.1, 0.6]),
        bead(0.03, '#ffffff', [0.27, 0.15, 0.54]),
      ),
    ),
    pad(
      [
        [0, 0.62],
        [-0.42, 0.42],
        [-0.44, 0.02],
        [-0.22, -0.44],
        [-0.16, -0.7],
        [0, -0.78],
        [0.16, -0.7],
        [0.22, -0.44],
        [0.44, 0.02],
        [0.42, 0.42],
      ],
      0.44,
      coat,
    ),
    pad(
      [
        [0, 0],
        [-0.16, -0.3],
        [-0.15, -0.62],
        [0, -0.72],
        [0.15, -0.62],
        [0.16, -0.3],
      ],
      0.15,
      pale,
      0.3,
    ),
    bead(0.1, '#1c1016', [0, -0.58, 0.52], [1.2, 0.85, 0.7]),
    ...spotted(
      [
        [0, 0.4],
        [0.14, 0.32],
        [-0.14, 0.32],
      ],
      pale,
      0.44,
    ),
    brow(metal, gem, 0.5, 0.36),
  ],
};

const spotted = (places, colour, z) => places.map(([x, y]) => bead(0.045, colour, [x, y, z], [1, 1, 0.4]));

export const orangutan = {
  skins: [
    ['#c4561c', '#6a3a2c', '#e3a887', 'gold', '#ff4a5a'],
    ['#a8401c', '#54302a', '#d89878', 'silver', '#5affc0'],
  ],
  make: (coat, pads, face, metal, gem) => [
    spin(22, (i) =>
      at(leaf(1.02 + (i % 3) * 0.07, 0.34, 0.1, i % 2 ? coat : '#8a3412', { belly: 0.7 }), [0, 0, -0.26]),
    ),
    skull(coat, [1.02, 1, 0.85]),
    twins(() => bead(0.42, pads, [0.44, -0.06, 0.22], [0.78, 1.16, 0.6])),
    bead(0.4, face, [0, 0.1, 0.34], [0.95, 0.72, 0.7]),
    bead(0.36, face, [0, -0.26, 0.42], [1.12, 0.82, 0.8]),
    tube(
      [
        [-0.22, -0.3, 0.66],
        [0, -0.36, 0.73],
        [0.22, -0.3, 0.66],
      ],
      0.018,
      '#4a2018',
    ),
    twins(() => bead(0.035, '#4a2018', [0.06, -0.12, 0.7])),
    gaze(0.17, 0.13, 0.56, '#ffb42e', pads, { size: 0.075, tilt: 10 }),
    spin(9, () => at(leaf(0.2, 0.1, 0.05, coat, { cells: 20 }), [0, -0.98, 0.2]), 0.9),
    at(group(brow(metal, gem, 0.1, 0)), [0, 0.52, 0.44]),
  ],
};
