import {
  blob,
  eyes,
  fan,
  longEars,
  muzzle,
  pointedEars,
  roundEars,
  skull,
  smile,
  snoutTip,
  spots,
  stripes,
  twin,
} from '../face.js';

/** Heads with fur or hide: each a list of parts, back to front. */
const INK = '#15121f';
const CREAM = '#fff1dc';
const PINK = '#ff8fa8';

export const tiger = () => [
  skull('#ff8a1f'),
  roundEars('#ff8a1f', CREAM),
  stripes(INK, [
    [0, 0.45, 0, 0.13],
    [0.17, 0.41, -14, 0.1],
    [-0.17, 0.41, 14, 0.1],
    [0.53, -0.06, 72, 0.11],
    [-0.53, -0.06, -72, 0.11],
    [0.49, -0.24, 84, 0.1],
    [-0.49, -0.24, -84, 0.1],
  ]),
  muzzle(CREAM),
  snoutTip('#d8455c'),
  eyes(),
  smile(),
];

export const jaguar = () => [
  skull('#ffc247'),
  roundEars('#ffc247', '#3a2a1c', { size: 0.2 }),
  spots(
    '#4a2c12',
    [
      [0, 0.44],
      [0.2, 0.38, 0.8],
      [-0.2, 0.38, 0.8],
      [0.43, 0.24],
      [-0.43, 0.24],
      [0.54, 0],
      [-0.54, 0],
      [0.46, -0.24, 0.8],
      [-0.46, -0.24, 0.8],
    ],
    0.068,
  ),
  muzzle('#fff6e0'),
  snoutTip('#3a2a1c'),
  eyes({ pupil: '#0e5a3a' }),
  smile(),
];

export const cat = () => [
  skull('#2b2938', [1.04, 0.9, 0.9]),
  pointedEars('#2b2938', PINK),
  muzzle('#3d3a4f', { size: 0.25 }),
  snoutTip(PINK, { z: 0.62, size: 0.07 }),
  eyes({ size: 0.1, white: '#b6f04a', x: 0.27 }),
  smile({ z: 0.6 }),
];

export const redPanda = () => [
  skull('#c4492a', [1.06, 0.9, 0.9]),
  roundEars('#fff4e6', '#5b2a22', { size: 0.21, x: 0.54, y: 0.44 }),
  twin('#fff4e6', [0.42, -0.12, 0.3], 0.24, [1, 0.9, 0.6]),
  twin('#fff4e6', [0.24, 0.28, 0.47], 0.085, [1.2, 0.8, 0.5]),
  muzzle('#fff4e6', { size: 0.26 }),
  snoutTip(),
  eyes({ y: 0.08 }),
  smile(),
];

export const xolo = () => [
  skull('#4a4f66', [0.92, 0.96, 0.9]),
  pointedEars('#4a4f66', '#d98a9a', { tall: 0.56, wide: 0.36, x: 0.42, lean: 0.3 }),
  muzzle('#5d637e', { size: 0.31 }),
  snoutTip(INK, { size: 0.1 }),
  eyes({ size: 0.095, white: '#f3d28a', x: 0.26 }),
  smile(),
  fan('#2a2d3d', [-10, 4], { reach: 0.6, size: 0.17, wide: 0.06 }),
];

export const orangutan = () => [
  skull('#b4501e', [1.02, 1, 0.85]),
  twin('#7a4a3a', [0.42, -0.02, 0.24], 0.34, [0.8, 1.05, 0.6]),
  blob('#e3a887', [0, 0.08, 0.34], 0.38, [1, 0.8, 0.7]),
  muzzle('#e3a887', { size: 0.34, y: -0.24 }),
  twin('#8a4f3c', [0.06, -0.12, 0.7], 0.03),
  eyes({ x: 0.17, y: 0.12, z: 0.58, size: 0.085 }),
  smile({ y: -0.3, z: 0.69, width: 0.17 }),
  fan('#d0682c', [-16, 0, 16], { reach: 0.66, size: 0.16 }),
];

export const tarsier = () => [
  skull('#c09a6b', [0.96, 0.9, 0.86]),
  longEars('#a37c50', '#e8b79a', { x: 0.56, y: 0.4, tall: 0.28, wide: 0.22, lean: 0.7 }),
  eyes({ x: 0.28, y: 0.08, z: 0.5, size: 0.165, white: '#ffb534' }),
  muzzle('#e2c49a', { size: 0.18, y: -0.28, z: 0.5 }),
  snoutTip('#5a3b2a', { y: -0.23, z: 0.65, size: 0.06 }),
];

export const rabbit = () => [
  longEars('#9a7b66', '#f3b9b4', { tall: 0.36, y: 0.6, wide: 0.15 }),
  skull('#9a7b66', [0.94, 0.82, 0.88]),
  muzzle('#e9d7c4', { size: 0.27, y: -0.22 }),
  snoutTip(PINK, { y: -0.12 }),
  eyes({ y: 0.08, x: 0.28 }),
  twin('#fffdf6', [0.035, -0.36, 0.63], 0.045, [0.75, 1.2, 0.5]),
];

export const deer = () => [
  fan('#6a4a30', [-24, 24], { reach: 0.68, size: 0.26, wide: 0.05 }),
  fan('#6a4a30', [-46, 46], { reach: 0.66, size: 0.17, wide: 0.045 }),
  longEars('#c98a4e', '#ffd9b8', { x: 0.6, y: 0.3, tall: 0.28, wide: 0.14, lean: 1.1 }),
  skull('#d89a5a', [0.84, 0.94, 0.9]),
  muzzle('#ffe9cf', { size: 0.28, y: -0.26 }),
  snoutTip(INK, { y: -0.16, size: 0.095 }),
  eyes({ x: 0.28, y: 0.08 }),
  spots(
    '#fff0da',
    [
      [0, 0.42],
      [0.16, 0.34, 0.8],
      [-0.16, 0.34, 0.8],
    ],
    0.05,
  ),
];

export const elephant = () => [
  twin('#7e92b8', [0.68, 0.06, -0.1], 0.42, [0.62, 1, 0.3]),
  twin('#f0a7b6', [0.68, 0.04, 0.0], 0.3, [0.56, 0.95, 0.24]),
  skull('#8fa5cd', [0.86, 0.92, 0.9]),
  blob('#8fa5cd', [0, -0.16, 0.55], 0.2, [0.9, 1, 0.8]),
  blob('#8fa5cd', [0.01, -0.36, 0.66], 0.165),
  blob('#8fa5cd', [0.06, -0.54, 0.68], 0.14),
  blob('#7e92b8', [0.15, -0.64, 0.7], 0.12),
  eyes({ x: 0.29, y: 0.12, z: 0.5 }),
  twin('#fff8ea', [0.23, -0.36, 0.5], 0.07, [0.8, 1.8, 0.8]),
];

export const rhino = () => [
  skull('#a9a4bf', [0.92, 0.9, 0.9]),
  roundEars('#a9a4bf', '#7d7796', { size: 0.16, x: 0.46, y: 0.46 }),
  muzzle('#bdb8d2', { size: 0.38, y: -0.22 }),
  fan('#fff3dc', [0], { reach: -0.02, size: 0.26, wide: 0.115, z: 0.72 }),
  fan('#fff3dc', [0], { reach: 0.28, size: 0.14, wide: 0.08, z: 0.58 }),
  eyes({ x: 0.36, y: 0.12, z: 0.44, size: 0.09 }),
  twin('#6c6686', [0.14, -0.28, 0.72], 0.04),
];
