import { blob, eyes, fan, muzzle, skull, smile, spots, twin } from '../face.js';

/** Heads from water, rock and dream: each a list of parts, back to front. */

export const axolotl = () => [
  skull('#ff9fc0', [1.12, 0.86, 0.9]),
  fan('#e0386f', [56, 80, 104, -56, -80, -104], { reach: 0.74, size: 0.2, wide: 0.075 }),
  eyes({ x: 0.37, y: 0.08, z: 0.46, size: 0.085 }),
  smile({ y: -0.2, z: 0.58, width: 0.2 }),
  twin('#ff6f9a', [0.42, -0.1, 0.42], 0.09, [1, 0.7, 0.4]),
];

export const komodo = () => [
  skull('#5f9d3a', [1.02, 0.84, 0.9]),
  muzzle('#7cb84c', { size: 0.4, y: -0.18, width: 1.05 }),
  twin('#5f9d3a', [0.34, 0.36, 0.28], 0.2),
  eyes({ x: 0.34, y: 0.38, z: 0.43, size: 0.085, white: '#ffe07a' }),
  twin('#3d6f22', [0.1, -0.02, 0.7], 0.035),
  smile({ y: -0.32, z: 0.72, width: 0.24 }),
  spots(
    '#3f7426',
    [
      [0, 0.42],
      [0.16, 0.3, 0.7],
      [-0.16, 0.3, 0.7],
    ],
    0.06,
  ),
];

export const turtle = () => [
  blob('#7a5a2a', [0, 0.1, -0.32], 0.82, [1, 0.92, 0.3]),
  skull('#48b06a', [0.8, 0.82, 0.86]),
  eyes({ x: 0.25, y: 0.14, z: 0.48, white: '#f6ffe9', size: 0.095 }),
  smile({ y: -0.26, z: 0.55, width: 0.2 }),
  spots(
    '#2f8d50',
    [
      [0, 0.38],
      [0.2, 0.34, 0.7],
      [-0.2, 0.34, 0.7],
    ],
    0.075,
  ),
  twin('#ff9a8c', [0.38, -0.12, 0.42], 0.075, [1, 0.7, 0.4]),
];

export const frog = () => [
  skull('#8fd63a', [1.1, 0.8, 0.9]),
  twin('#8fd63a', [0.33, 0.42, 0.14], 0.25),
  eyes({ x: 0.33, y: 0.46, z: 0.32, size: 0.115, white: '#fdffe9' }),
  smile({ y: -0.22, z: 0.56, width: 0.27 }),
  twin('#ff9d7a', [0.46, -0.08, 0.4], 0.09, [1, 0.7, 0.4]),
];

export const octopus = () => [
  fan('#c02bb0', [112, 140, 168, -112, -140, -168], { reach: 0.6, size: 0.27, wide: 0.14, z: 0.1 }),
  skull('#e04ad0', [0.96, 1.02, 0.9]),
  eyes({ x: 0.24, y: 0.04, white: '#ffffff', size: 0.115 }),
  smile({ y: -0.26, z: 0.57, width: 0.13 }),
  spots(
    '#ff8df0',
    [
      [-0.26, 0.42],
      [-0.06, 0.5, 0.7],
      [0.3, 0.4, 0.8],
    ],
    0.08,
  ),
];

export const puffer = () => [
  fan('#ffe9a8', [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330], {
    reach: 0.68,
    size: 0.14,
    wide: 0.06,
    z: 0,
  }),
  skull('#18b6c9', [1, 0.98, 0.94]),
  blob('#fff3cf', [0, -0.26, 0.14], 0.52, [1.02, 0.74, 0.94]),
  eyes({ x: 0.32, y: 0.14, white: '#ffffff', size: 0.11 }),
  blob('#ff7f8c', [0, -0.14, 0.62], 0.09, [1.3, 0.8, 0.6]),
  spots(
    '#0c8597',
    [
      [0, 0.42],
      [0.2, 0.42, 0.7],
      [-0.2, 0.42, 0.7],
    ],
    0.07,
  ),
];

export const alebrije = () => [
  fan('#ffcf2e', [-38, 38], { reach: 0.7, size: 0.26, wide: 0.085 }),
  fan('#ff4f9a', [-14, 0, 14], { reach: 0.64, size: 0.2 }),
  skull('#7b4dff', [0.98, 0.92, 0.9]),
  muzzle('#a583ff', { size: 0.34, y: -0.22 }),
  twin('#3a1f9a', [0.11, -0.12, 0.7], 0.04),
  eyes({ white: '#fff27a', size: 0.1 }),
  spots(
    '#2fe0c0',
    [
      [0.46, 0.22],
      [-0.46, 0.22],
      [0.55, 0, 0.7],
      [-0.55, 0, 0.7],
      [0, 0.36, 0.9],
    ],
    0.07,
  ),
  smile({ y: -0.32, z: 0.68, width: 0.19 }),
];
